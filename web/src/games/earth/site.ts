/** What Earth brings to the site. */
import type { GameSite } from '../site';

const site: GameSite<'earth'> = {
  first: { seats: 2, options: { mode: 'beginner' } },
};
export default site;
