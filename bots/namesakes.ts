import type { Person } from './persons.ts';
import { botTexts } from './text/texts.ts';

/** Whether one of these people is called like somebody who plays for the house, in whatever language. */
export function namesakesOf(people: readonly string[]): (person: Person) => boolean {
  const names = new Set(people.map((name) => name.trim().toLowerCase()));
  return ({ id }) => Object.values(botTexts).some((words) => names.has(words[`person.${id}`]?.toLowerCase() ?? ''));
}
