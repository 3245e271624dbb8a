/** The numbered rules of a game: by heading, searched, with their titles in the person's language. */
import { plain } from './choices';
import { has, t } from './i18n.svelte';
import type { Message, Rules } from './wire';

export interface Statement {
  id: string;
  title: string;
  text: string;
}

export interface Section {
  heading: string;
  statements: Statement[];
}

/** French has a space before these signs, at which no line may end. */
function spaced(text: string): string {
  return text.replace(/ (?=[;:!?»])|(?<=«) /g, '\u00a0');
}

/** The sections that hold every word of the query. */
export function sections(rules: Rules, query: string): Section[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const found: Section[] = [];
  for (const section of rules.sections) {
    const { heading } = section;
    const statements = section.statements
      .map(({ id, text }) => ({
        id,
        text: spaced(text),
        title: has(`rule-${id}`) ? t(`rule-${id}`) : '',
      }))
      .filter(({ id, title, text }) => {
        const all = plain(`${heading} ${id} ${title} ${text}`);
        return words.every((word) => all.includes(word));
      });
    if (statements.length) found.push({ heading, statements });
  }
  return found;
}

/** Why a move was refused, in words: its notation and the rule's number say nothing to a player. */
export function reasonOf(message: Message): Message {
  const title = message.args?.title;
  if (message.id !== 'error-refused' || !title) return message;
  return { as: 'message', id: 'web-refused', args: { title } };
}
