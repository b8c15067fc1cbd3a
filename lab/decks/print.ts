import { type DeckRules, deckSay } from '@tavern/decks';
import { type Json, render, say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { columns, interval, percent } from '../columns.ts';
import type { Share } from '../estimate.ts';
import { countedTexts } from '../simulate/shares.ts';
import { spoken, wordsOf } from '../words.ts';
import type { DecksReport } from './report.ts';

/** How the decks did against each other, for people. */
export function decksText(pack: GamePack, rules: DeckRules, { decks, pairs, widest }: DecksReport): string {
  const dictionary = wordsOf(spoken(), pack.texts);
  const put = (key: string, values?: { readonly [name: string]: Json }): string => render(dictionary, say(key, values));
  const nameOf = (deck: string): string => render(dictionary, deckSay(rules, deck));
  const versus = (a: string, b: string): string => `${nameOf(a)} : ${nameOf(b)}`;
  const parts = [
    columns([
      [put('decks.deck'), put('simulate.wins'), put('league.of'), put('simulate.share'), '95%'],
      ...decks.map(({ deck, wins, decided, ...share }) => [nameOf(deck), String(wins), String(decided), ...shareCells(share)]),
    ]),
    columns([
      [put('decks.pair'), put('simulate.wins'), put('simulate.share'), '95%', put('decks.ties')],
      ...pairs.map(({ a, b, winsA, winsB, ties, ...share }) => [
        versus(a, b),
        `${winsA} : ${winsB}`,
        ...shareCells(share),
        String(ties),
      ]),
    ]),
    columns([
      ['', put('decks.rounds'), put('decks.began'), '95%', put('decks.firstSeat'), '95%'],
      ...pairs.map(({ a, b, rounds, began, firstSeat }) => [
        versus(a, b),
        rounds === null ? '' : rounds.mean.toFixed(2),
        ...shareCells(began),
        ...shareCells(firstSeat),
      ]),
    ]),
  ];
  const counted = [put('league.of'), put('simulate.hits'), put('simulate.share'), '95%'];
  for (const { a, b, shares } of pairs) {
    const tables = countedTexts(dictionary, shares, counted);
    if (tables.length > 0) parts.push(...(pairs.length > 1 ? [versus(a, b)] : []), ...tables);
  }
  if (widest !== null) {
    const { deck, against, ...share } = widest;
    parts.push(put('decks.widest', { deck: nameOf(deck), against: nameOf(against), share: percent(share.share) }));
  }
  return parts.join('\n\n');
}

const shareCells = ({ share, low, high }: Share): string[] => [percent(share), interval(low, high)];
