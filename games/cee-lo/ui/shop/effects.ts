import { cardName, type Json, type Say, say } from '@tavern/engine';
import { whole } from '@tavern/kit/figures.ts';
import { attackOf, healOf } from '../../rules/blows.ts';
import { enemyOf, powerups } from '../../rules/catalog.ts';
import { rerollsPerRound } from '../../rules/economy.ts';
import { AUTO_REROLLS, isLastRound } from '../../rules/house-rules.ts';
import type { PowerupId, Side, State } from '../../rules/state.ts';
import { firstIn } from '../../rules/steps/round.ts';
import { acesLeft } from '../../rules/throwing.ts';
import { type Consequence, chance, change, line, only } from './consequence.ts';
import { losesAtOnce } from './duel.ts';
import {
  attackWith,
  averageAttack,
  type Comparison,
  chanceOf,
  chanceOfDice,
  readDice,
  wildAttack,
  wildWins,
} from './imagined.ts';

/** Nobody reads more lines than this. */
const MOST_LINES = 3;
/** The example that shows what a point is worth. */
const A_POINT = [5, 5, 3] as const;
const HIGH_TRIPS = [6, 6, 6] as const;
const LOW_TRIPS = [2, 2, 2] as const;
const ACES = [1, 1, 1] as const;

/** What each powerup does in this run, the most important first. */
export function effectsOf(between: Comparison, id: PowerupId): Consequence[] {
  return EFFECTS[id](between).slice(0, MOST_LINES);
}

const EFFECTS: { readonly [id in PowerupId]: (between: Comparison) => Consequence[] } = {
  'loaded-dice': throws,
  'high-roller': throws,
  'lucky-clover': (between) => [works(between, 'lucky-clover', 'works'), ...throws(between)],
  'devils-ward': (between) => [works(between, 'devils-ward', 'breaks'), ...odds(between, 'cursed', true)],
  'wild-die': ({ before, after, kept }) => [
    line('uses', change({ before, after, kept }, before.owned['wild-die'], after.owned['wild-die'])),
    line('wild.wins', only(chance(wildWins(after)))),
    line(
      'wild.attack',
      say('shop.after.without', {
        after: whole(averageAttack(after, (dice) => wildAttack(after, dice))),
        before: whole(averageAttack(after)),
      }),
    ),
  ],
  'double-down': (between) => [
    ...attack(between, HIGH_TRIPS),
    ...attack(between, LOW_TRIPS),
    line('trips', only(chance(chanceOf(between.after, 'trips')))),
  ],
  'point-boost': (between) => {
    const [before, after] = [readDice(between.before, A_POINT), readDice(between.after, A_POINT)];
    const heal = (state: State, value: number): number => healOf(state, { hp: 0 }, { type: 'point', value });
    return [
      line('point', change(between, before.value, after.value), { point: A_POINT[2] }),
      line('point.attack', change(between, attackOf(between.before, before), attackOf(between.after, after))),
      line('point.heal', change(between, heal(between.before, before.value), heal(between.after, after.value))),
    ];
  },
  'ace-saver': (between) => {
    const [before, after] = [saves(between.before), saves(between.after)];
    return [
      line('saves', change(between, before, after)),
      ...(before === 0 ? attack(between, ACES) : []),
      line('aces', only(chance(chanceOfDice(between.after, ACES.join('-'))))),
    ];
  },
  'guaranteed-point': (between) => {
    const wasted = chanceOf(between.before, 'none') ** (AUTO_REROLLS + 1);
    const key = between.before.rules.autoRerolls === 'perRound3' ? 'free.round' : 'free.turn';
    return [
      line(key, change(between, AUTO_REROLLS, say('shop.endless'))),
      line('bust', wasted === 0 ? say('shop.after.never') : change(between, chance(wasted), chance(0))),
    ];
  },
  'extra-reroll': (between) => {
    return [
      line('rerolls', change(between, rerollsPerRound(between.before), rerollsPerRound(between.after))),
      line('again.win', only(chance(chanceOf(between.after, 'instant-win')))),
      line('again.cursed', only(chance(chanceOf(between.after, 'cursed')))),
    ];
  },
  'first-strike': (between) => strike(between),
};

const saves = (state: State): number => acesLeft(state, { acesUsed: 0 } as NonNullable<State['fight']>);

/** What changes about the dice of a throw. */
function throws(between: Comparison): Consequence[] {
  const [before, after] = [averageAttack(between.before), averageAttack(between.after)].map(whole);
  return [
    ...odds(between, 'instant-win'),
    ...odds(between, 'cursed'),
    ...odds(between, 'none'),
    ...(before === after ? [] : [line('attack', change(between, before ?? 0, after ?? 0))]),
  ];
}

/** Left out if it stays the same; `always`: said even then. */
function odds(between: Comparison, type: 'instant-win' | 'cursed' | 'none', always = false): Consequence[] {
  const [before, after] = [chance(chanceOf(between.before, type)), chance(chanceOf(between.after, type))];
  if (before.key !== after.key || before.with?.['p'] !== after.with?.['p'])
    return [line(`odds.${type}`, change(between, before, after))];
  return always ? [line(`odds.${type}`, say('shop.after.same', { after }))] : [];
}

/** H-07: how likely it works. */
function works(between: Comparison, id: 'lucky-clover' | 'devils-ward', key: string): Consequence {
  const of = ({ owned }: State): Say => chance(Math.min(100, (powerups.get(id).by ?? 0) * owned[id]) / 100);
  return line(
    key,
    between.before.owned[id] === 0 ? only(of(between.after)) : change(between, of(between.before), of(between.after)),
  );
}

function attack(between: Comparison, dice: readonly number[]): Consequence[] {
  const [before, after] = [attackWith(between.before, dice), attackWith(between.after, dice)];
  return [line('dice.attack', change(between, before, after), { dice: dice.join('-') })];
}

const enemyIn = (round: number): Json => cardName(enemyOf(round));
const whoFirst = (side: Side, round: number): Say =>
  side === 'player' ? say('shop.you') : say('shop.rival', { enemy: enemyIn(round) });

/** What it would do in the coming round, and to the order after it (C-13). */
function strike(between: Comparison): Consequence[] {
  const { before } = between;
  const { round, first, rules } = before;
  const next = isLastRound(rules, round) ? null : round + 1;
  if (first === 'player') {
    // It can wait for a round in which the enemy would be first.
    const late = next !== null && firstIn(before, next) === 'enemy' ? [strikeIn(between, next)] : [];
    return [line('first', say('shop.after.already'), { round }), ...late];
  }
  const order = (side: Side): Say => whoFirst(firstIn({ rules, first: side }, round + 1), round + 1);
  const [old, fresh] = [order('enemy'), order('player')];
  const same = { after: fresh };
  return [
    strikeIn(between, round),
    line('spared', only(chance(losesAtOnce(before))), { enemy: enemyIn(round) }),
    ...(next === null
      ? []
      : [line('first', old.key === fresh.key ? say('shop.after.same', same) : change(between, old, fresh), { round: next })]),
  ];
}

const strikeIn = (between: Comparison, round: number): Consequence =>
  line('first', change(between, whoFirst('enemy', round), whoFirst('player', round)), { round });
