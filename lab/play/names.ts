import { botTexts, namesakesOf, type Person, personAtSeat } from '@tavern/bots';
import type { Language } from '@tavern/engine';
import { Mistake } from '../arguments.ts';
import { words, wordsOf } from '../words.ts';
import type { Arrangement } from './arrangement.ts';

/** The names at a table of the terminal: people first, bots after them. */
export interface Company {
  /** By seat. */
  readonly names: readonly string[];
  readonly bots: readonly Person[];
}

/** What the people are called. `given` is the command line's list of names, with commas. */
export function peopleOf({ people, language }: Pick<Arrangement, 'people' | 'language'>, given = ''): string[] {
  const chosen = namesIn(given);
  const screen = wordsOf(language);
  const usual = (index: number): string =>
    people === 1 ? (screen['play.you'] ?? '') : (screen['play.person'] ?? '').replace('{n}', String(index + 1));
  return Array.from({ length: people }, (_, index) => chosen[index] ?? usual(index));
}

/** Everybody, no two of the same name: a bot with a person's name is replaced. Which bots come follows from the table's key. */
export function companyAt(table: string, arrangement: Pick<Arrangement, 'people' | 'seats' | 'language'>, given = ''): Company {
  const { people, seats, language } = arrangement;
  if (namesIn(given).length > people) throw new Mistake(words('mistake.names', { given }));
  const persons = peopleOf(arrangement, given);
  checkDistinct(persons);
  const taken = namesakesOf(persons);
  const bots = Array.from({ length: seats - people }, (_, index) => personAtSeat(table, people + index, taken));
  return { names: [...persons, ...bots.map((bot) => nameOf(bot, language))], bots };
}

/** Before anybody is asked anything. How many people there are may be asked later. */
export const checkNames = (given = ''): void => checkDistinct(namesIn(given));

const nameOf = ({ id }: Person, language: Language): string => botTexts[language][`person.${id}`] ?? id;

function checkDistinct(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Mistake(words('mistake.sameNames', { name: twice }));
}

const namesIn = (given: string): string[] =>
  given
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
