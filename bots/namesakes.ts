import type { Person } from './persons.ts';
import { botTexts } from './text/texts.ts';

/** Whether one of these people has the same name as a bot, in any language. */
export function namesakesOf(people: readonly string[]): (person: Person) => boolean {
  const names = new Set(people.map((name) => name.trim().toLowerCase()));
  return ({ id }) => Object.values(botTexts).some((words) => names.has(words[`person.${id}`]?.toLowerCase() ?? ''));
}
