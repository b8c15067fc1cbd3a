import { Mistake } from '../arguments.ts';
import { words, wordsOf } from '../words.ts';
import type { Arrangement } from './arrangement.ts';

type Company = Pick<Arrangement, 'people' | 'seats' | 'language'>;

/** Who sits where: people first, bots after them. `given` is the command line's list of names, with commas. */
export function namesOf({ people, seats, language }: Company, given = ''): string[] {
  const chosen = namesIn(given);
  const screen = wordsOf(language);
  const fallback = (index: number): string => {
    if (index >= people) return (screen['play.bot'] ?? '').replace('{n}', String(index - people + 1));
    return people === 1 ? (screen['play.you'] ?? '') : (screen['play.person'] ?? '').replace('{n}', String(index + 1));
  };
  return Array.from({ length: seats }, (_, index) => (index < people ? chosen[index] : undefined) ?? fallback(index));
}

/** The names of everybody, if each of them names one. */
export function distinctNames(company: Company, given = ''): string[] {
  if (namesIn(given).length > company.people) throw new Mistake(words('mistake.names', { given }));
  const names = namesOf(company, given);
  checkDistinct(names);
  return names;
}

/** Before anybody is asked anything. How many people there are may be asked later. */
export const checkNames = (given = ''): void => checkDistinct(namesIn(given));

function checkDistinct(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Mistake(words('mistake.sameNames', { name: twice }));
}

const namesIn = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
