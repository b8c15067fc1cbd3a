import { Mistake } from '../arguments.ts';
import { words, wordsOf } from '../words.ts';
import type { Arrangement } from './arrangement.ts';

/** Who sits where: people first, bots after them. `given` is the command line's list of names, with commas. */
export function namesOf({ people, seats, language }: Omit<Arrangement, 'rules'>, given = ''): string[] {
  const chosen = namesIn(given);
  const screen = wordsOf(language);
  const fallback = (index: number): string => {
    if (index >= people) return (screen['play.bot'] ?? '').replace('{n}', String(index - people + 1));
    return people === 1 ? (screen['play.you'] ?? '') : (screen['play.person'] ?? '').replace('{n}', String(index + 1));
  };
  return Array.from({ length: seats }, (_, index) => (index < people ? chosen[index] : undefined) ?? fallback(index));
}

export function checkNames(people: number, given = ''): void {
  if (namesIn(given).length > people) throw new Mistake(words('mistake.names', { given }));
}

const namesIn = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
