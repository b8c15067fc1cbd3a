import { type Json, render, say, type Words } from '@tavern/engine';
import type { GamePack, Line, Lines } from '@tavern/games';
import { columns, interval, percent } from '../columns.ts';
import type { Share } from '../estimate.ts';
import { spoken, wordsOf } from '../words.ts';
import { leadOf } from './lead.ts';

/** Lines beyond these interest nobody. */
const MOST_LINES = 12;

/** The lines of purchases, for people. */
export function plansText(pack: GamePack, { lines, without, best, nothing }: Lines, played: ReadonlyMap<Line, Share>): string {
  const dictionary = wordsOf(spoken(), pack.texts);
  const put = (key: string, values?: { readonly [name: string]: Json }): string => render(dictionary, say(key, values));
  const table = (title: string, rows: readonly (readonly [label: string, line: Line])[]): string =>
    columns([
      [title, put('plans.won'), ...(played.size === 0 ? [] : [put('plans.played')]), put('plans.rounds')],
      ...rows.map(([label, line]) => [
        label,
        percent(line.value),
        ...(played.size === 0 ? [] : [playedCell(played.get(line))]),
        line.legs.map(({ chance }) => chance.toFixed(3)).join(' '),
      ]),
    ]);
  const lead = leadOf({ lines, without, best, nothing });
  return [
    table(put('plans.any'), [
      [inSteps(dictionary, best), best],
      [put('plans.nothing'), nothing],
    ]),
    table(
      put('plans.lines'),
      lines
        .slice(0, MOST_LINES)
        .map((line) => [put('plans.line', { name: named(dictionary, line.name), steps: inSteps(dictionary, line) }), line]),
    ),
    ...(lead === null ? [] : [put('plans.lead', { points: (lead * 100).toFixed(1) })]),
    table(
      put('plans.without'),
      without
        .filter(({ value }) => value < best.value)
        .map((line) => [put('plans.line', { name: named(dictionary, line.name), steps: inSteps(dictionary, line) }), line]),
    ),
  ].join('\n\n');
}

const playedCell = (share: Share | undefined): string => (share === undefined ? '' : interval(share.low, share.high));

const wordOf = (dictionary: Words, id: string): string => dictionary[`card.${id}.name`] ?? id;

const named = (dictionary: Words, ids: readonly string[]): string => ids.map((id) => wordOf(dictionary, id)).join(' + ');

/** What is bought before each round; a star: something is used to throw first. */
const inSteps = (dictionary: Words, { legs }: Line): string =>
  legs.map(({ buys, strike }) => `${buys.length === 0 ? '–' : named(dictionary, buys)}${strike ? ' *' : ''}`).join(' / ');
