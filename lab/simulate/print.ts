import { type Json, render, say, type Words } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { columns, interval, percent } from '../columns.ts';
import { spoken, wordsOf } from '../words.ts';
import { drawsText } from './draws.ts';
import type { Report, WinShare } from './report.ts';
import type { Setup } from './setups.ts';
import { countedTexts } from './shares.ts';

type Put = (key: string, values?: { readonly [name: string]: Json }) => string;

const putter =
  (dictionary: Words): Put =>
  (key, values) =>
    render(dictionary, say(key, values));

/** A simulation's report for people. */
export function reportText(pack: GamePack, report: Report): string {
  const dictionary = wordsOf(spoken(), pack.texts);
  const put = putter(dictionary);
  const shares = (title: string, rows: readonly WinShare[], label: (each: WinShare) => string, fair = report.fair): string =>
    columns([[title, ...head(put)], ...rows.map((each) => [label(each), ...shareCells(each, fair)])]);
  const parts: string[] = [...unfinishedLine(put, report)];
  if (report.finished > 0) {
    parts.push(report.fair === null ? put('simulate.alone') : put('simulate.fair', { fair: percent(report.fair) }));
    if (report.fair !== null) parts.push(shares('', report.seats, ({ label }) => put('simulate.seat', { n: label })));
    if (report.fair === null || report.bots.length > 1)
      parts.push(shares(put('simulate.bot'), report.bots, ({ label }) => label, report.fairBots));
    const grouped = (groups: Report['groups'], fair: number | null): string[] =>
      Object.entries(groups).map(([group, rows]) => {
        const title = worded(dictionary, `seat.${group}.label`, group);
        return shares(title, rows, ({ label }) => worded(dictionary, `seat.${group}.${label}`, label), fair);
      });
    parts.push(...grouped(report.groups, report.fair));
    const sides = grouped(report.sides, report.fairBots);
    if (sides.length > 0 && report.fairBots !== null)
      parts.push(put('simulate.sides', { fair: percent(report.fairBots) }), ...sides);
  }
  return [...parts, ...lengthAndCards(dictionary, put, report)].join('\n\n');
}

/** Several simulations of a game for one: side by side first, then what happened in each. */
export function comparisonText(pack: GamePack, all: readonly { readonly setup: Setup; readonly report: Report }[]): string {
  const dictionary = wordsOf(spoken(), pack.texts);
  const put = putter(dictionary);
  const nameOf = ({ preset, bots }: Setup): string =>
    put('simulate.setup', {
      rules: preset === null ? put('play.preset.default') : worded(dictionary, `preset.${preset}.name`, preset),
      bots: bots.join(', '),
    });
  const rows = all.flatMap(({ setup, report }) => report.bots.map((each) => [nameOf(setup), ...shareCells(each, null)]));
  // What nobody used is listed where there is one report to read, not in each of several.
  const each = all.map(({ setup, report }) => {
    const cards = report.cards?.filter(({ games }) => games > 0) ?? null;
    return [nameOf(setup), ...unfinishedLine(put, report), ...lengthAndCards(dictionary, put, { ...report, cards })].join('\n\n');
  });
  return [put('simulate.alone'), columns([['', ...head(put)], ...rows]), ...each].join('\n\n');
}

const head = (put: Put): string[] => [put('simulate.games'), put('simulate.wins'), put('simulate.share'), '95%', ''];

const unfinishedLine = (put: Put, { unfinished, cap, unfinishedSeeds }: Report): string[] =>
  unfinished === 0 ? [] : [put('simulate.unfinished', { unfinished, cap, seeds: [...unfinishedSeeds] })];

function lengthAndCards(dictionary: Words, put: Put, report: Report): string[] {
  const parts = report.rounds === null ? [] : [put('simulate.rounds', { ...report.rounds })];
  parts.push(...countedTexts(dictionary, report.shares, [put('league.of'), put('simulate.hits'), put('simulate.share'), '95%']));
  if (report.cards !== null && report.cards.length > 0 && report.finished > 0) parts.push(cardText(dictionary, report, put));
  if (report.draws.length > 0) {
    const head = [put('simulate.draw'), put('simulate.hits'), put('simulate.wins'), put('simulate.share')];
    parts.push(drawsText(dictionary, report.draws, [...head, put('simulate.others'), put('simulate.above')]));
  }
  return parts;
}

/** An arrow where chance does not explain the difference from a fair share; a game for one has none. */
const shareCells = ({ games, wins, share, low, high }: WinShare, fair: number | null): string[] => [
  String(games),
  String(wins),
  percent(share),
  interval(low, high),
  fair === null ? ' ' : low > fair ? '▲' : high < fair ? '▼' : ' ',
];

function cardText(dictionary: Words, { cards }: Report, put: Put): string {
  const rows = (cards ?? []).map(({ id, games, share, low, high }) => [
    worded(dictionary, `card.${id}.name`, id),
    String(games),
    percent(share),
    interval(low, high),
  ]);
  return columns([[put('simulate.card'), put('simulate.games'), put('simulate.share'), '95%'], ...rows]);
}

const worded = (dictionary: Words, key: string, otherwise: string): string => dictionary[key] ?? otherwise;
