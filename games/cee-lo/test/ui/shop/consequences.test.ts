import { render } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { powerups } from '../../../rules/catalog.ts';
import { priceOf } from '../../../rules/economy.ts';
import '../../../rules/cards/index.ts';
import { finePercent } from '@tavern/kit/figures.ts';
import { rulesSchema } from '../../../rules/house-rules.ts';
import { setup } from '../../../rules/setup.ts';
import type { Owned, PowerupId, State } from '../../../rules/state.ts';
import { texts } from '../../../text/index.ts';
import { consequencesOf, effectsIn } from '../../../ui/shop/consequences.ts';
import { dearer, steeper } from '../../../ui/shop/imagined.ts';
import { shelvesOf } from '../../../ui/shop/shelves.ts';
import { attack, buy, ceeLo, fight, heard, roll, shop } from '../../cee-lo.ts';

interface Situation extends Partial<Omit<State, 'owned' | 'rules'>> {
  readonly owned?: Partial<Owned>;
  readonly rules?: Partial<State['rules']>;
}

/** A run in the shop. */
function run({ owned = {}, rules = {}, ...state }: Situation = {}): State {
  const start = setup(null as never, [], rulesSchema.parse(rules));
  return { ...start, ...state, owned: { ...start.owned, ...owned } };
}

/** Before round 4, as in the mockup. */
const mockup = run({
  round: 4,
  gold: 25,
  hp: 60,
  damage: 12,
  first: 'player',
  purchases: 4,
  owned: { 'loaded-dice': 1, 'point-boost': 1, 'extra-reroll': 2 },
});

const lines = (state: State, id: PowerupId): string[] =>
  consequencesOf(state, id).map(({ what, after }) => `${render(texts.en, what)}: ${render(texts.en, after)}`);

describe('what a powerup would do is worked out from the rules', () => {
  test('Loaded Dice: 4-5-6 twice as often, 1-2-3 never', () => {
    expect(lines(run({ gold: 30 }), 'loaded-dice')).toEqual([
      '4-5-6 in a throw: 2.8% → 5.6%',
      '1-2-3 in a throw: 2.8% → never',
      'Average attack: 18 → 21',
      'After buying: 5 gold left',
      'Everything else: prices +2%',
    ]);
  });

  test('High Roller: neither 1-2-3 nor a throw without score', () => {
    expect(lines(run({ gold: 40 }), 'high-roller').slice(0, 3)).toEqual([
      '4-5-6 in a throw: 2.8% → 22.2%',
      '1-2-3 in a throw: 2.8% → never',
      'No score in a throw: 50% → never',
    ]);
  });

  test('High Roller beside Loaded Dice: 1-2-3 never came anyway, so nothing is said of it', () => {
    expect(lines(mockup, 'high-roller').slice(0, 3)).toEqual([
      '4-5-6 in a throw: 5.6% → 22.2%',
      'No score in a throw: 50% → never',
      'Average attack: 61 → 72',
    ]);
  });

  test('Wild Die: 18 of 96 scoring throws become 4-5-6; only the next face, 6 of 96', () => {
    expect(lines(run(), 'wild-die')).toEqual([
      'Uses per round: 0 → 1',
      'Makes a score 4-5-6: 18.8%',
      'Average best attack: 30, without it 18',
      'Everything else: prices +2%, next copy 36 gold',
    ]);
    const [, next] = lines(run({ rules: { wildDie: 'cycle' } }), 'wild-die');
    expect(next).toBe('Makes a score 4-5-6: 6.3%');
  });

  test('Double Down: trips deal double, and how rare they are', () => {
    expect(lines(mockup, 'double-down').slice(0, 3)).toEqual([
      '6-6-6 deals: 72 → 144',
      '2-2-2 deals: 24 → 48',
      'Trips in a throw: 2.8%',
    ]);
  });

  test('Point Boost: the numbers of the mockup', () => {
    expect(lines(mockup, 'point-boost')).toEqual([
      'A point of 3 counts: 4 → 5',
      'It deals: 48 → 60',
      'It heals: 12 → 15',
      'After buying: 2 gold left',
      'Everything else: prices +2%, next copy 32 gold',
    ]);
  });

  test('Ace Saver: what 1-1-1 is worth, and that it never comes with Loaded Dice', () => {
    expect(lines(run(), 'ace-saver').slice(0, 3)).toEqual([
      '1-1-1 saved per round: 0 → 1',
      '1-1-1 deals: 5 → 30',
      '1-1-1 in a throw: 0.5%',
    ]);
    expect(lines(mockup, 'ace-saver')).toContain('1-1-1 in a throw: never');
  });

  test('C-07: Guaranteed Point ends what happens once in sixteen turns; with High Roller never', () => {
    expect(lines(run(), 'guaranteed-point').slice(0, 2)).toEqual([
      'Free throws per turn: 3 → no limit',
      'No score in all free throws: 6.3% → never',
    ]);
    const high = run({ owned: { 'high-roller': 1 }, rules: { autoRerolls: 'perRound3' } });
    expect(lines(high, 'guaranteed-point').slice(0, 2)).toEqual([
      'Free throws per round: 3 → no limit',
      'No score in all free throws: never anyway',
    ]);
  });

  test('Extra Reroll: one more, and what it may bring', () => {
    expect(lines(mockup, 'extra-reroll')).toEqual([
      'Rerolls per round: 3 → 4',
      '4-5-6 with one more throw: 5.6%',
      '1-2-3 with one more throw: never',
      'After buying: 0 gold left',
      'Everything else: prices +2%, next copy 36 gold',
    ]);
  });

  test('Lucky Clover: how often it works, and what comes of it; H-07: never above 100%', () => {
    expect(lines(run(), 'lucky-clover').slice(0, 3)).toEqual([
      'Works in a throw: 15%',
      '4-5-6 in a throw: 2.8% → 4%',
      '1-2-3 in a throw: 2.8% → 2.4%',
    ]);
    expect(lines(run({ owned: { 'lucky-clover': 6 } }), 'lucky-clover')[0]).toBe('Works in a throw: 90% → 100%');
  });

  test("Devil's Ward: a fifth of all 1-2-3; where none comes it changes nothing", () => {
    expect(lines(run(), 'devils-ward').slice(0, 2)).toEqual(['Breaks a 1-2-3: 20%', '1-2-3 in a throw: 2.8% → 2.2%']);
    expect(lines(mockup, 'devils-ward').slice(0, 2)).toEqual(['Breaks a 1-2-3: 20%', '1-2-3 in a throw: never, as before']);
  });

  test('C-13: First Strike, and what it does to the order of the round after', () => {
    expect(lines(run(), 'first-strike').slice(0, 3)).toEqual([
      'First throw in round 1: Alley Cat → you',
      'Alley Cat first: the run ends at once: 5.6%',
      'First throw in round 2: you → Brother Toad',
    ]);
    const parity = run({ rules: { firstStrikePattern: 'fixedParity' } });
    expect(lines(parity, 'first-strike')[2]).toBe('First throw in round 2: you, as before');
    const last = run({ round: 5, hp: 64, damage: 15 });
    expect(lines(last, 'first-strike').slice(0, 2)).toEqual([
      'First throw in round 5: Old Tiger → you',
      'Old Tiger first: the run ends at once: 20.4%',
    ]);
    expect(lines(mockup, 'first-strike').slice(0, 2)).toEqual([
      'First throw in round 4: you already throw first',
      'First throw in round 5: Old Tiger → you',
    ]);
  });

  test('C-09: of what is owned and enough it says what it does, and nothing of costs', () => {
    expect(lines(mockup, 'loaded-dice')).toEqual([
      '4-5-6 in a throw: 5.6%, without it 2.8%',
      '1-2-3 in a throw: never, without it 2.8%',
      'Average attack: 61, without it 53',
    ]);
  });

  test('C-09: with everything stacking, a second copy does more', () => {
    const state = run({ rules: { stackEverything: true }, owned: { 'loaded-dice': 1, 'double-down': 1 } });
    expect(lines(state, 'loaded-dice')[0]).toBe('4-5-6 in a throw: 5.6% → never');
    expect(lines(state, 'double-down')[0]).toBe('6-6-6 deals: 60 → 90');
    expect(lines(state, 'double-down').at(-1)).toMatch(/next copy/);
  });

  test('in both languages nothing is missing, for every powerup, at the start and later', () => {
    for (const state of [run(), mockup, run({ gold: 500, owned: { 'wild-die': 2, 'high-roller': 1 } })])
      for (const { id } of powerups.all)
        for (const words of [texts.en, texts['zh-Hant']])
          for (const { what, after } of consequencesOf(state, id))
            expect(`${render(words, what)} ${render(words, after)}`).not.toMatch(/[[\]{}]|undefined|NaN/);
  });
});

describe('what is promised comes true', () => {
  test('the attack that Point Boost promises is the one that is dealt', () => {
    const bought = ceeLo({ gold: 15, first: 'player', dice: [5, 5, 3, 1, 2, 2] })
      .answer(0, shop)
      .answer(0, buy('point-boost'));
    const dealt = bought.answer(0, { do: 'leave' }).answer(0, fight).answer(0, roll).answer(0, attack);
    expect(lines(run({ gold: 15 }), 'point-boost')).toContain(`It deals: 15 → ${heard(dealt, 'hit')[0]?.damage}`);
  });

  test('CL-041, C-05: prices rise by what the slate says', () => {
    const state = run({ purchases: 3, owned: { 'extra-reroll': 3 } });
    expect(dearer(state)).toBe(2);
    expect(steeper(state)).toBe(1.4);
    const next = { ...state, purchases: 4, owned: { ...state.owned, 'wild-die': 1 } };
    for (const { id } of powerups.all.filter((each) => each.id !== 'wild-die'))
      expect(priceOf(next, id) / priceOf(state, id)).toBeCloseTo(1.02, 1);
  });

  test('an average is no guess: it is the sum over all 216 throws', () => {
    const state = run({ damage: 7 });
    const points = [1, 2, 3, 4, 5, 6].flatMap((value) => [...Array.from({ length: 15 }, () => value), value]);
    const average = points.reduce((sum, value) => sum + 7 * value, 0) / points.length;
    expect(lines(state, 'loaded-dice')).toContainEqual(
      expect.stringMatching(new RegExp(`Average attack: ${Math.round(average)} → `)),
    );
  });
});

describe('the shelves', () => {
  test('CL-018, CL-056: all eleven, by what they are for; C-07: without Guaranteed Point where it would do nothing', () => {
    const on = (rules: State['rules']) =>
      shelvesOf(rules)
        .flat()
        .flatMap(({ powerups }) => powerups.map(({ id }) => id));
    expect(on(run().rules).toSorted()).toEqual(powerups.all.map(({ id }) => id).toSorted());
    expect(on(run({ rules: { autoRerolls: 'unlimited' } }).rules)).not.toContain('guaranteed-point');
    for (const shelf of shelvesOf(run().rules)) expect(shelf.flatMap(({ powerups }) => powerups).length).toBeLessThanOrEqual(6);
  });

  test('C-16: after the run only what powerups do is shown', () => {
    const over = { ...run({ gold: 100 }), over: 'won' as const };
    expect(effectsIn(over, 'point-boost').map(({ what }) => what.key)).toEqual([
      'shop.line.point',
      'shop.line.point.attack',
      'shop.line.point.heal',
    ]);
  });
});

describe('percentages', () => {
  test('have one decimal where there is one, and whatever can come is never 0', () => {
    const said = [0.5, 1 / 18, 0.1875, 0.0625, 0.00463, 0.0001, 0, 1].map(finePercent);
    expect(said.join(' ')).toBe('50 5.6 18.8 6.3 0.5 <0.1 0 100');
  });
});
