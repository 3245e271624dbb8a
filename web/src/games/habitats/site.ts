/** What Habitats brings to the site. */
import type { GameSite } from '../site';

const site: GameSite<'habitats'> = {
  plain: { first: 'A', entrances: 'fixed' },
};
export default site;
