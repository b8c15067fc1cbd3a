import { type Json, render, say, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { columns, interval, percent } from '../columns.ts';
import { spoken, wordsOf } from '../words.ts';
import type { Report, WinShare } from './report.ts';

/** A simulation's report for people. */
export function reportText(pack: GamePack, report: Report): string {
  const dictionary = wordsOf(spoken(), pack.texts);
  const put = (key: string, values?: { readonly [name: string]: Json }): string => render(dictionary, say(key, values));
  const head = [put('simulate.games'), put('simulate.wins'), put('simulate.share'), '95 %', ''];
  const shares = (title: string, rows: readonly WinShare[], label: (each: WinShare) => string): string =>
    columns([[title, ...head], ...rows.map((each) => [label(each), ...shareCells(each, report.fair)])]);
  const parts: string[] = [];
  if (report.unfinished > 0)
    parts.push(
      put('simulate.unfinished', { unfinished: report.unfinished, cap: report.cap, seeds: [...report.unfinishedSeeds] }),
    );
  if (report.finished > 0) {
    parts.push(put('simulate.fair', { fair: percent(report.fair) }));
    parts.push(shares('', report.seats, ({ label }) => put('simulate.seat', { n: label })));
    if (report.bots.length > 1) parts.push(shares(put('simulate.bot'), report.bots, ({ label }) => label));
    for (const [group, rows] of Object.entries(report.groups))
      parts.push(
        shares(worded(dictionary, `seat.${group}.label`, group), rows, ({ label }) =>
          worded(dictionary, `seat.${group}.${label}`, label),
        ),
      );
  }
  if (report.rounds !== null) parts.push(put('simulate.rounds', { ...report.rounds }));
  if (report.cards !== null && report.cards.length > 0 && report.finished > 0) parts.push(cardText(dictionary, report, put));
  return parts.join('\n\n');
}

/** An arrow where chance does not explain the difference from a fair share. */
const shareCells = ({ games, wins, share, low, high }: WinShare, fair: number): string[] => [
  String(games),
  String(wins),
  percent(share),
  interval(low, high),
  low > fair ? '▲' : high < fair ? '▼' : ' ',
];

function cardText(dictionary: Words, { cards }: Report, put: (key: string) => string): string {
  const rows = (cards ?? []).map(({ id, games, share, low, high }) => [
    worded(dictionary, `card.${id}.name`, id),
    String(games),
    percent(share),
    interval(low, high),
  ]);
  return columns([[put('simulate.card'), put('simulate.games'), put('simulate.share'), '95 %'], ...rows]);
}

const worded = (dictionary: Words, key: string, otherwise: string): string => dictionary[key] ?? otherwise;
