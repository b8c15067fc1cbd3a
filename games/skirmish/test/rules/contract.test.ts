import { readFileSync } from 'node:fs';
import { contentHash, create, fast, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { cards } from '../../rules/catalog.ts';
import { deckOf } from '../../rules/decks.ts';
import { game } from '../../rules/game.ts';
import { ME, pass, play, player, RIVAL, skirmish } from '../skirmish.ts';

describe('state', () => {
  test('FS-008, FS-075, C-28: two players with hand, deck, discard pile and VP of the round', () => {
    const { players } = create(game, fast(1), [{ deck: 'iron_wall' }, { deck: 'emberstorm' }], game.rules.parse({})).state;
    expect(players).toHaveLength(2);
    for (const { hand, deck, discard, list, ...counted } of players) {
      expect({ hand: hand.length, deck: deck.length, discard }).toEqual({ hand: 8, deck: 20, discard: [] });
      expect(counted).toMatchObject({ vp: 0, total: 0, won: 0, passed: false });
      expect([...hand, ...deck].sort()).toEqual(list.toSorted());
    }
    // In the order of the catalog, so that the open list does not tell the order of the deck.
    expect(players.map(({ list }) => list)).toEqual([deckOf({ deck: 'iron_wall' }), deckOf({ deck: 'emberstorm' })]);
  });

  test('FS-009: four slots, each with one unit per player, ongoing effects and a winner', () => {
    expect(skirmish().state.slots).toEqual(Array.from({ length: 4 }, () => ({ units: [null, null], effects: [], winner: null })));
  });

  test('FS-010, FS-011: round, priority, passes and phase; rounds won, ties and the winner of the match', () => {
    const scene = skirmish({ from: { do: 'turn', seat: RIVAL } })
      .answer(1, play('champion', 0))
      .answer(0, pass);
    const { round, current, phase, players, ties, over } = scene.state;
    expect({ round, current, phase, ties, over }).toEqual({ round: 1, current: 1, phase: 'playing', ties: 0, over: null });
    expect(players.map(({ passed, won }) => [passed, won])).toEqual([
      [true, 0],
      [false, 0],
    ]);
  });

  test('FS-029, C-18: an ongoing effect is data: id, owner, its card and the round it came', () => {
    const scene = skirmish({ mine: { hand: ['vigil'] } }).answer(0, play('vigil', 2));
    expect(scene.state.slots[2]?.effects).toEqual([{ id: 1, card: 'vigil', owner: 0, since: 1 }]);
  });
});

describe('cards', () => {
  test('FS-002, FS-077: every card is one object of the catalog; an unknown id is an error', () => {
    expect(cards.all).toHaveLength(32);
    expect(['scout', 'martyr', 'champion'].map((id) => cards.get(id).power)).toEqual([1, 2, 5]);
    expect(() => cards.get('dragon')).toThrow("no Skirmish card is called 'dragon'");
  });

  test('FS-117: every card has a drawing and its printed text', () => {
    for (const { icon, text } of cards.all) {
      expect(icon).toMatch(/^[a-z-]+$/);
      expect(text.length).toBeGreaterThan(5);
    }
    expect(new Set(cards.all.map(({ icon }) => icon)).size).toBe(32);
  });

  test('numbers are content, words and drawings are not', () => {
    const renamed = { ...game, content: structuredClone(game.content) };
    expect(contentHash(renamed)).toBe(contentHash(game));
    expect(JSON.stringify(game.content)).not.toMatch(/spyglass|Draw a card/);
    expect(JSON.stringify(game.content)).toMatch(/"id":"fireball".*"damage":3/);
  });
});

describe('the engine', () => {
  test('FS-007, FS-073, FS-084: TypeScript, React 18 or later, Vite and Vitest', () => {
    const versions = ['package.json', 'web/package.json'].map((file) => {
      const text = readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');
      const { dependencies = {}, devDependencies = {} } = JSON.parse(text) as { [kind: string]: { [name: string]: string } };
      return { ...dependencies, ...devDependencies };
    });
    const all: { [name: string]: string } = Object.assign({}, ...versions);
    expect(Object.keys(all)).toEqual(expect.arrayContaining(['typescript', 'vite', 'vitest']));
    expect(Number(all['react']?.match(/\d+/)?.[0])).toBeGreaterThanOrEqual(18);
  });

  test('FS-074: a match runs by itself from its first question to its end, on answers alone', () => {
    const match = create(game, fast(3), [{ deck: 'iron_wall' }, { deck: 'grave_bargain' }], game.rules.parse({}));
    while (match.over === null) {
      const who = match.asked[0] ?? seat(0);
      expect(match.answer(who, match.question(who)?.id ?? 0, match.fallback(who)).ok).toBe(true);
    }
    // Everybody passes at once, twice.
    expect(match.over.why.key).toBe('outcome.ties');
    expect(match.state.round).toBe(2);
  });

  test('FS-001, FS-006, C-15: players get packets and send options; state is never handed out', () => {
    const match = create(game, fast(7), [{ deck: 'iron_wall' }, { deck: 'emberstorm' }], game.rules.parse({}));
    const who = match.asked[0] ?? seat(0);
    const packet = match.packet(who);
    packet.view.players[who]?.hand?.splice(0);
    packet.view.slots[0]?.effects.push({ id: 99, card: 'vigil', owner: who, since: 1 });
    expect(match.packet(who).view.players[who]?.hand).toHaveLength(8);
    expect(match.packet(who).view.slots[0]?.effects).toEqual([]);
  });

  test('FS-057, C-16: after every action each player gets a snapshot of their own, without the rival’s hand and without decks', () => {
    const scene = skirmish({
      mine: { hand: ['medic', 'scout'], deck: ['archer'] },
      theirs: { hand: ['assassin'], deck: ['colossus'] },
    });
    scene.answer(0, play('medic', 0));
    expect(scene.view(0).players[0]?.hand).toEqual(['scout']);
    expect(scene.view(0).players[1]).toMatchObject({ hand: null, handCount: 1, deckCount: 1 });
    expect(
      JSON.stringify({ ...scene.view(0), players: scene.view(0).players.map(({ list: _list, ...rest }) => rest) }),
    ).not.toMatch(/assassin|colossus|archer/);
  });

  test('FS-038: a play is told with player, card and slot', () => {
    const scene = skirmish({ mine: { hand: ['champion'] } }).answer(0, play('champion', 3));
    scene.tells(1, { type: 'played', seat: ME, card: 'champion', slot: 3, at: null });
  });

  test('FS-038: and with the unit it aims at', () => {
    const scene = skirmish({ mine: { hand: ['gale'] }, theirs: { units: [null, 'medic'] } }).answer(
      0,
      play('gale', null, 'rival-1'),
    );
    scene.tells(1, { type: 'played', card: 'gale', slot: null, at: { seat: RIVAL, slot: 1, unit: 1, card: 'medic' } });
  });

  test('FS-039: a drawn card is told to its owner alone', () => {
    const scene = skirmish({ mine: { hand: ['scout'], deck: ['archer'] } }).answer(0, play('scout', 0));
    scene.tells(0, { type: 'drew', seat: ME, card: 'archer' });
    scene.tells(1, { type: 'drew', seat: ME, card: null });
    scene.tells(null, { type: 'drew', seat: ME, card: null });
  });

  test('FS-040: a discarded card is told to all', () => {
    const scene = skirmish({ mine: { hand: ['colossus', 'medic'] } }).answer(0, play('colossus', 0));
    scene.answer(0, { do: 'discard', card: 'medic' }).tells(1, { type: 'discarded', seat: ME, card: 'medic' });
    expect(player(scene, 0).discard).toEqual(['medic']);
  });

  test('FS-041, C-27: a deployed unit is told with its id, card, power, owner and slot', () => {
    const scene = skirmish({ mine: { hand: ['champion'] } }).answer(0, play('champion', 3));
    scene.tells(1, { type: 'deployed', unit: 1, card: 'champion', power: 5, seat: ME, slot: 3 });
  });

  test('C-26, C-17: a seed is enough to play the same match again', () => {
    const at = (seed: number) =>
      create(game, fast(seed), [{ deck: 'iron_wall' }, { deck: 'emberstorm' }], game.rules.parse({})).hash();
    const seeds = Array.from({ length: 10 }, (_, seed) => seed);
    expect(seeds.map(at)).toEqual(seeds.map(at));
    expect(new Set(seeds.map(at)).size).toBe(10);
  });
});
