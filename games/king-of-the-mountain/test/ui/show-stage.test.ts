import { CONCEDE, same, seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { firstStage } from '../../ui/show/first-stage.ts';
import { type FightRound, type Stage, withoutTraces } from '../../ui/show/stage.ts';
import { changes, stageAfter, stageAfterAll } from '../../ui/show/stage-after.ts';
import { stageOf } from '../../ui/show/stage-of.ts';
import { attack, mountain, seats } from '../mountain.ts';
import { eyesAt, nth, randomMatch } from './show-matches.ts';

const MATCHES = 60;

/** Decks are never that empty in a match of six. */
const NEVER_SEEN: readonly Event['type'][] = ['noTreasure'];

test('KM-004, KM-029, KM-036: after every answer the events alone have led every pair of eyes to what their view says', () => {
  const types = new Set<Event['type']>(NEVER_SEEN);
  let answers = 0;
  for (let seed = 1; seed <= MATCHES; seed++) {
    let stages: Stage[] = [];
    for (const { match, glimpse } of randomMatch(seed)) {
      const eyes = eyesAt(match.players);
      if (stages.length === 0) stages = eyes.map((viewer) => firstStage(glimpse(viewer).view));
      stages = eyes.map((viewer, index) => {
        const { events, view } = glimpse(viewer);
        for (const { type } of events) types.add(type);
        const stage = stageAfterAll(nth(stages, index), events);
        if (!same(withoutTraces(stage), stageOf(view)))
          expect(withoutTraces(stage), `match ${seed}, answer ${match.seq}, eyes ${viewer}`).toEqual(stageOf(view));
        return stage;
      });
      answers += 1;
    }
  }
  expect(answers).toBeGreaterThan(10_000);
  expect([...types].sort(), 'every kind of event was among them').toEqual(Object.keys(changes).sort());
});

test('H-52: who gives up in a fight leaves it; if that ends the match, the foes stay where they are', () => {
  for (const players of [2, 3]) {
    const heroes = [{ at: 1 }, ...Array.from({ length: players - 1 }, () => ({}))];
    const scene = mountain({ players: heroes, dice: [1], enemies1: ['goblin'], rests: ['turn', 'fight'] });
    const before = stageOf(scene.view(null));
    scene.answer(0, { do: 'move' });
    const fighting = stageAfterAll(before, scene.told(null));
    expect(fighting.fight?.foes).toEqual([{ card: 'goblin', tier: 1, hp: 1 }]);
    scene.answer(0, CONCEDE);
    const left = stageAfterAll(fighting, scene.told(null));
    expect(withoutTraces(left)).toEqual(stageOf(scene.view(null)));
    expect(left.fight).toBeNull();
  }
});

describe('what the last events leave on the table', () => {
  const start = firstStage({ players: [{ class: 'scout' }, { class: 'monk' }, { class: 'guard' }] });
  const after = (...events: Event[]): Stage => stageAfterAll(start, events);
  const turn: Event = { type: 'turn', seat: seat(0), round: 1 };
  const roll: Event = { type: 'rolled', seat: seat(0), die: 3, bonuses: [{ from: 'beer', n: -1 }], total: 2 };

  test('KM-041: the d4 of a move lies there with what was added, until the next turn', () => {
    expect(after(turn, roll).dice).toEqual([
      { seat: 0, foe: null, what: 'movement', sides: 4, value: 3, bonuses: [{ from: 'beer', n: -1 }], total: 2 },
    ]);
    expect(after(turn, roll, { ...turn, seat: seat(1) }).dice).toEqual([]);
  });

  test('KM-040: everybody’s initiative die', () => {
    const rolls = [4, 6, 4].map((die, index) => ({ seat: seat(index), die }));
    const { dice } = after({ type: 'initiative', rolls, tied: seats(0, 2) });
    expect(dice.map(({ seat: who, what, sides, value }) => [who, what, sides, value])).toEqual([
      [0, 'initiative', 6, 4],
      [1, 'initiative', 6, 6],
      [2, 'initiative', 6, 4],
    ]);
  });

  test('KM-088, KM-092: four dice of a round against one enemy, each with its owner', () => {
    const scene = mountain({ players: [{ at: 1 }, {}], dice: [1, 4, 3, 2, 5], enemies1: ['goblin'] });
    scene.answer(0, { do: 'move' }).answer(0, attack(0)).asks(0, 'fight');
    const round = scene.told(0).find((event) => event.type === 'fightRound') as FightRound;
    const { dice, clash } = after(turn, { type: 'foes', seat: seat(0), foes: ['goblin'] }, round);
    expect(dice.map(({ foe, what, value }) => [foe, what, value])).toEqual([
      [null, 'attack', 4],
      [null, 'defence', 3],
      [0, 'attack', 2],
      [0, 'defence', 5],
    ]);
    expect(clash).toBe(round);
  });

  test('KM-042: a Luck card and the treasures it gives lie side by side; others see only their tier', () => {
    const drew: Event = { type: 'drew', seat: seat(0), tier: 1, card: null, from: 'luck' };
    const { cards } = after(turn, { type: 'luckDrawn', seat: seat(0), card: 'lost-treasure' }, drew, { ...drew, card: 'beer' });
    expect(cards.map(({ deck, card, tier }) => [deck, card, tier])).toEqual([
      ['luck', 'lost-treasure', null],
      ['treasure', null, 1],
      ['treasure', 'beer', 1],
    ]);
  });

  test('KM-129: a cancelled Luck card lies beside the charm that did it', () => {
    const { cards } = after(turn, { type: 'luckCancelled', seat: seat(1), by: seat(0), card: 'cave-in' });
    expect(cards.map(({ card, seat: whose, fate }) => [card, whose, fate])).toEqual([
      ['cave-in', 0, 'cancelled'],
      ['luck-charm', 1, 'played'],
    ]);
  });

  test('an empty treasure deck changes nothing but who tried', () => {
    const before = after(turn);
    const tried = stageAfter(before, { type: 'noTreasure', seat: seat(0), tier: 3 });
    expect(tried).toEqual({ ...before, actor: 0 });
  });
});
