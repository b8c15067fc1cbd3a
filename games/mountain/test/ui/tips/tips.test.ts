import { boxCode } from '@tavern/decks';
import {
  cardName,
  cardText,
  create,
  fast,
  LANGUAGES,
  type Language,
  render,
  type Say,
  seat,
  seatsOf,
  withEngineTexts,
} from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { BOARDS } from '../../../rules/board.ts';
import { mountainBox } from '../../../rules/box.ts';
import { classes, enemies, luckCards, treasures } from '../../../rules/catalog.ts';
import { game } from '../../../rules/game.ts';
import { statsOf } from '../../../rules/score.ts';
import type { View } from '../../../rules/view.ts';
import { tell, texts } from '../../../text/index.ts';
import { asPlayer } from '../../../text/tell/players.ts';
import { virtueOf } from '../../../text/tell/words.ts';
import { reachOf } from '../../../ui/tips/reach.ts';
import { attackSum, defenceSum, type Sum } from '../../../ui/tips/sources.ts';
import { type Tip, tipOf } from '../../../ui/tips/tip.ts';
import { everyWhat, tipName } from '../../../ui/tips/what.ts';
import { mountain } from '../../mountain.ts';
import { randomQuestions } from '../ledge/matches.ts';

const OUT = { enabled: false, copies: 0, onTop: false };
const words = withEngineTexts(texts);
const NAMES = ['Ysolde', 'Mei', 'Odo', 'Bram'];
const read = (language: Language, what: Say): string => render(words[language], what, NAMES);

/** Everything a tip says, in one language. */
function spoken(tip: Tip, language: Language): string[] {
  const { face, title, rows, lines } = tip;
  const told = [title, ...rows.flatMap(({ n, from }) => [n, from]), ...lines];
  const card = face === null ? [] : [face.name, face.kind, ...[face.text, face.flavour].filter((each) => each !== null)];
  return [...told, ...card].map((each) => read(language, each));
}

const viewOf = (rules: Partial<View['rules']>): View => {
  const seats = (['hunter', 'monk', 'porter', 'warden'] as const).map((hero) => ({ class: hero }));
  return game.view(create(game, fast(7), seats, game.rules.parse(rules)).state, seatsOf(4)[0] ?? null);
};

describe('every id has a tip', () => {
  const houses: Partial<View['rules']>[] = [
    {},
    { board: 'fortune', finalWin: 'longSiege', trapEffect: 'stumble', hardDefeat: true },
    { finalWin: 'instant', trapEffect: 'skipTile' },
  ];
  test.each(houses)(
    'KM-038: tiles, items, Luck cards, enemies, classes, states, numbers and decks, in both languages: %o',
    (house) => {
      const view = viewOf(house);
      const all = everyWhat(view.board, seatsOf(4));
      expect(all.length).toBeGreaterThan(20 + 22 + 13 + 12 + 7);
      for (const what of all) {
        const tip = tipOf(what, view);
        for (const language of LANGUAGES) {
          const said = spoken(tip, language);
          const where = `${tipName(what)} in ${language}: ${said.join(' | ')}`;
          expect(
            said.every((each) => each.trim() !== ''),
            where,
          ).toBe(true);
          // A missing key or value shows in brackets.
          expect(said.join(' '), where).not.toMatch(/[[\]]/);
          // A heading alone explains nothing.
          expect(said.length, where).toBeGreaterThan(1);
        }
      }
    },
  );

  test('KM-038: a card says its own name and, if it does anything, its whole text; an enemy its numbers', () => {
    const view = viewOf({});
    const printed = [
      ...treasures.all.map((card) => [card, tipOf({ item: card.id }, view)] as const),
      ...luckCards.all.map((card) => [card, tipOf({ luck: card.id }, view)] as const),
      ...classes.all.map((card) => [card, tipOf({ class: card.id }, view)] as const),
    ];
    for (const [card, { face }] of printed) expect([face?.name, face?.text]).toEqual([cardName(card), cardText(card)]);
    for (const card of enemies.all) {
      const { hp, attack, defence } = card;
      expect(tipOf({ enemy: card.id }, view).face).toMatchObject({ name: cardName(card), numbers: { hp, attack, defence } });
    }
  });

  test('KM-037, H-58: a deck says how many cards are left and how many are discarded, tier by tier, and no card', () => {
    const view = mountain({ players: [{}, {}], spent: ['treasure2', 'luck'] }).view(0);
    const left = (deck: 'treasure' | 'enemy' | 'luck'): string[] => {
      const { rows, lines } = tipOf({ deck }, view);
      return deck === 'luck'
        ? lines.map((line) => read('en', line))
        : rows.map(({ n, from }) => `${read('en', n)} ${read('en', from)}`);
    };
    expect(left('treasure')).toEqual([
      '24 left of tier 1, 0 discarded',
      '0 left of tier 2, 18 discarded',
      '10 left of tier 3, 0 discarded',
    ]);
    expect(left('enemy')).toEqual([
      '18 left of tier 1, 0 discarded',
      '12 left of tier 2, 0 discarded',
      '10 left of tier 3, 0 discarded',
    ]);
    expect(left('luck').at(-1)).toMatch(/^0 .*32/);
  });

  test('C-01, KM-128: a Trap says what it does under the house rules of the table', () => {
    const told = (trapEffect: 'skipTurn' | 'skipTile' | 'stumble') => {
      const face = tipOf({ item: 'trap' }, viewOf({ trapEffect })).face;
      return LANGUAGES.map((language) => (face?.text == null ? '' : read(language, face.text)));
    };
    expect(told('skipTurn')[0]).toMatch(/skips their next turn/);
    expect(told('skipTile')[0]).toMatch(/^Place it .*The tile does nothing for the next player/);
    expect(told('stumble')[0]).toMatch(/^Place it .*loses their first attack/);
    for (const at of [0, 1]) expect(new Set([told('skipTurn')[at], told('skipTile')[at], told('stumble')[at]]).size).toBe(3);
    // What is told without knowing the house rules promises nothing that they may change.
    const drawn = tell.event({ type: 'drew', seat: seat(0), tier: 1, card: 'trap', from: 'tile' })?.say;
    for (const each of [drawn, virtueOf('trap')])
      expect(each === undefined ? '' : read('en', each)).toMatch(/catches the next player/);
  });

  const spokenUnder = (what: Parameters<typeof tipOf>[0], rules: Partial<View['rules']>): string =>
    spoken(tipOf(what, viewOf(rules)), 'en').join(' ');

  test.each<[string, Parameters<typeof tipOf>[0], Partial<View['rules']>, RegExp]>([
    ['H-15', { tile: 0 }, { safeStart: true }, /Nobody can duel here/],
    ['C-05', { status: 'down' }, { vultures: true }, /may take one thing/],
    ['H-28', { status: 'ambush' }, { ambushPassing: true }, /comes to this tile stops here/],
    ['H-39', { item: 'rage-potion' }, { battlePotions: true }, /in a fight or a duel/],
    ['C-15', { luck: 'mystic-wave' }, { mysticTie: 'choose' }, /you choose/],
    ['KM-172', { tile: 7 }, { expansion: true }, /Shop as well to Peddlers/],
    ['KM-176', { deck: 'treasure' }, { expansion: true }, /in Shops/],
    ['KM-184', { tile: 2 }, { expansion: true }, /Mimic always leaves a treasure: tier 2/],
  ])('%s: what a house rule adds is said under it, and only then: %o', (_id, what, rules, words) => {
    expect(spokenUnder(what, rules)).toMatch(words);
    expect(spokenUnder(what, {})).not.toMatch(words);
  });

  test('H-11: without a second wind nobody is promised one', () => {
    expect(spokenUnder({ status: 'down' }, {})).toMatch(/second wind/);
    expect(spokenUnder({ status: 'down' }, { secondWind: false })).not.toMatch(/second wind/);
  });

  test('KM-167: what a box leaves out is not promised', () => {
    const view = mountain({ players: [{}, {}], rules: { expansion: true, box: boxCode(mountainBox(), { mimic: OUT }) } }).view(0);
    expect(spoken(tipOf({ tile: 2 }, view), 'en').join(' ')).not.toMatch(/Mimic/);
  });

  test('H-56: in a team a kept card and an ambush are seen by partners, and cards against others spare them', () => {
    const teamed = mountain({ players: [{ team: 'hawk' }, { team: 'stag' }], rules: { mode: 'teams', expansion: true } }).view(0);
    const said = (what: Parameters<typeof tipOf>[0]): string => spoken(tipOf(what, teamed), 'en').join(' ');
    expect(said({ status: 'kept' })).toMatch(/only its owner and partners know which/);
    expect(said({ status: 'ambush' })).toMatch(/owner’s team sees it/);
    for (const luck of ['nefarious-spirit', 'ambush-opportunity', 'rebels-share'])
      expect(said({ luck })).toMatch(/Partners are left alone/);
    expect(said({ item: 'magic-ring' })).toMatch(/Partners are left alone/);
    expect(spokenUnder({ luck: 'nefarious-spirit' }, {})).not.toMatch(/Partners/);
  });

  test('on every board, and no two tips have one name', () => {
    for (const board of Object.values(BOARDS)) {
      const names = everyWhat(board, seatsOf(1)).map(tipName);
      const statuses = names.filter((name) => name.startsWith('status:'));
      expect(new Set(names).size).toBe(names.length - statuses.length / 2);
    }
  });
});

const always = ({ sources }: Sum): number => sources.reduce((sum, { n, only }) => (only === null ? sum + n : sum), 0);
const inAll = ({ sources }: Sum, who: 'enemies' | 'players'): number =>
  sources.reduce((sum, { n, only }) => (only === null || only === 'turn' || only === who ? sum + n : sum), 0);

describe('numbers list their sources', () => {
  const lines = (view: View, number: 'attack' | 'defence' | 'movement'): string[] =>
    tipOf({ number, seat: seatsOf(1)[0] ?? (0 as never) }, view).rows.map(
      ({ n, from }) => `${read('en', n)} ${read('en', from)}`,
    );

  test('H-54: Attack 3 = 1 base + 2 Lord’s Sword; the Hunter’s +1 only against enemies', () => {
    const view = mountain({ players: [{ class: 'hunter', left: 'lords-sword' }, {}] }).view(0);
    expect(lines(view, 'attack')).toEqual(['1 base', '+2 Lord’s Sword', '+1 Hunter, only against enemies']);
    expect(view.players[0]?.attack).toBe(3);
  });

  test('KM-135, KM-137: a Boogey-Bane counts against enemies only, a potion this turn only; two Daggers are two rows', () => {
    const two = mountain({ players: [{ class: 'gladiator', left: 'dagger', right: 'dagger' }, {}] }).view(0);
    expect(lines(two, 'attack')).toEqual(['1 base', '+1 Dagger', '+1 Dagger', '+1 Gladiator, only against players']);
    const boosts = [{ from: 'rage-potion', attack: 1, defence: 0, turns: 1 }];
    const bane = mountain({ players: [{ left: 'boogey-bane', boosts }, {}] }).view(0);
    expect(lines(bane, 'attack')).toEqual(['1 base', '+2 Boogey-Bane, only against enemies', '+1 Rage Potion, this turn']);
  });

  test('KM-069, KM-130, KM-140: the movement roll with what is added to it and where it leads', () => {
    const view = mountain({ players: [{ at: 12, armour: 'royal-aegis', beers: 1 }, {}] }).view(0);
    expect(lines(view, 'movement')).toEqual(['d4 the die', '−1 Royal Aegis', '−1 Beer']);
    expect(
      view.players
        .slice(0, 1)
        .flatMap(reachOf)
        .map(({ tile }) => tile),
    ).toEqual([13, 13, 13, 14]);
    const near = mountain({ players: [{ at: 17, armour: 'velvet-cloak' }, {}] }).view(0);
    expect(near.players.slice(0, 1).flatMap(reachOf)).toEqual([1, 2, 3, 4].map((roll) => ({ roll, tile: 19 })));
    const said = (seen: View): readonly string[] => spoken(tipOf({ number: 'movement', seat: seat(0) }, seen), 'en');
    expect(said(view)).toContain('From here to tiles 13 to 14.');
    expect(said(near)).toContain('From here to tile 19.');
    expect(said(mountain({ players: [{ at: 3 }, {}] }).view(0))).toContain('From here to tiles 4 to 7.');
  });

  test('in random matches the rows always add up to what the rules say', () => {
    let seen = 0;
    for (const { packet } of randomQuestions(8)) {
      for (const player of packet.view.players) {
        const { attack, defence } = statsOf(asPlayer(player));
        for (const [sum, shown] of [
          [attackSum(player), attack],
          [defenceSum(player), defence],
        ] as const) {
          expect(always(sum)).toBe(shown);
          expect(inAll(sum, 'enemies')).toBe(sum.against.enemies);
          expect(inAll(sum, 'players')).toBe(sum.against.players);
          seen += sum.sources.length > 2 ? 1 : 0;
        }
      }
    }
    expect(seen).toBeGreaterThan(50);
  });
});
