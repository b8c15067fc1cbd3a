import { type Rng, type Step, say } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { analyse, type Result } from '../../../rules/dice.ts';
import type { Event } from '../../../rules/events.ts';
import type { Fight, State } from '../../../rules/state.ts';
import { enemySteps } from '../../../rules/steps/enemy.ts';
import { PLAYER } from '../../../rules/steps/round.ts';
import { turnQuestions, turnSteps } from '../../../rules/steps/turn.ts';
import type { CeeLo, M } from '../../../rules/types.ts';
import {
  attackWith,
  CLASSES,
  curseOf,
  curseRisk,
  defendWith,
  type EnemyThrowOdds,
  enemyThrowOdds,
  enough,
  killsYou,
  playerOdds,
  type ThrowClass,
  winsAtOnce,
} from '../../../ui/combat/odds.ts';
import { oddsSheet } from '../../../ui/combat/odds-rows.ts';
import { lesson } from '../../../ui/lesson.ts';
import { unbroken } from '../../../ui/shop/unbroken.ts';
import { ceeLo, fightIn, type Situation } from '../../cee-lo.ts';
import { everyWay } from './every-way.ts';

/** The rules at work on a state of their own: what they tell, what they ask, and which steps they want next. */
class AtWork {
  readonly told: Event[] = [];
  asked: string | null = null;
  private readonly steps: Step<CeeLo>[] = [];
  readonly m: M;

  constructor(state: State, rng: Rng) {
    this.m = {
      state,
      dice: () => rng,
      next: (...steps: Step<CeeLo>[]) => void this.steps.push(...steps),
      ask: (_seat: unknown, { kind }: { kind: string }) => void (this.asked = kind),
      emit: (event: Event) => void this.told.push(event),
    } as unknown as M;
  }

  /** The player's throw, with all that is thrown again for nothing. */
  throws(): void {
    this.steps.push({ do: 'throw', why: 'reroll' });
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      if (step.do === 'throw') turnSteps.throw(this.m, step);
      else if (step.do === 'throw.judged') turnSteps['throw.judged'](this.m, step);
      else return;
    }
  }

  /** One throw of the enemy's, and what it does; false: it does not count. */
  enemyThrows(): boolean {
    enemySteps['enemy.throw'](this.m, { why: 'turn' });
    return !this.steps.some((step) => step.do === 'enemy.throw');
  }

  attacks(): Extract<Event, { type: 'hit' }> {
    turnQuestions.act.answer?.(this.m, PLAYER, { do: 'attack' }, {});
    const blow = this.told.find((event) => event.type === 'hit');
    if (blow === undefined) throw new Error('an attack hits');
    return blow;
  }

  has(type: Event['type']): boolean {
    return this.told.some((event) => event.type === type);
  }
}

/** In the middle of the turn: free throws may have been used. */
function stateIn(situation: Situation): State {
  const state = structuredClone(ceeLo(situation).state);
  Object.assign(state.fight ?? {}, situation.fight);
  return state;
}

/** What attacking with these dice would do: the rules' own answer. */
function blowWith(state: State, dice: number[]): number {
  const copy = structuredClone(state);
  Object.assign(copy.fight ?? {}, { dice, result: analyse(dice, copy.owned['point-boost']) });
  return new AtWork(copy, {} as Rng).attacks().damage;
}

function classIn(state: State, rng: Rng, now: number | null): ThrowClass {
  const work = new AtWork(structuredClone(state), rng);
  work.throws();
  if (work.has('roundWon')) return 'instant';
  if (work.has('bust') || work.asked === 'bust') return 'none';
  if (work.has('ended') || work.has('hit')) return 'cursed';
  expect(work.asked).toBe('act');
  const { damage } = work.attacks();
  if (work.has('roundWon')) return 'deadly';
  if (now === null) return 'score';
  return damage > now ? 'harder' : damage === now ? 'equal' : 'softer';
}

/** Every dice sequence there is, through the rules. */
function counted(state: State, against: number[] | null): { [name in ThrowClass]: number } {
  const odds = { instant: 0, deadly: 0, harder: 0, equal: 0, softer: 0, score: 0, cursed: 0, none: 0 };
  const now = against === null ? null : blowWith(state, against);
  everyWay((rng, p) => {
    const name = classIn(state, rng, now);
    odds[name] += p();
  });
  return odds;
}

interface Case {
  readonly name: string;
  readonly situation: Situation;
  readonly against: number[] | null;
}

const fight = (more: Partial<Fight> = {}): Partial<Fight> => ({ enemyHp: 51, enemyMax: 51, hp: 35, auto: 0, ...more });
const round3 = { round: 3, hp: 56, damage: 9 } as const;
const loaded = { 'loaded-dice': 1, 'point-boost': 1, 'extra-reroll': 1 } as const;

const CASES: readonly Case[] = [
  { name: 'plain, nothing thrown again', situation: { ...round3, fight: fight() }, against: [2, 2, 4] },
  { name: 'plain, thrown again once', situation: { ...round3, fight: fight({ auto: 1 }) }, against: [2, 2, 4] },
  { name: 'before the first throw of a turn', situation: { ...round3, fight: fight({ auto: 1 }) }, against: null },
  { name: 'Loaded Dice and Point Boost', situation: { ...round3, owned: loaded, fight: fight({ auto: 1 }) }, against: [6, 3, 6] },
  { name: 'High Roller', situation: { ...round3, owned: { 'high-roller': 1 }, fight: fight({ auto: 1 }) }, against: [4, 4, 5] },
  {
    name: 'Lucky Clover and Devil’s Ward',
    situation: { ...round3, owned: { 'lucky-clover': 2, 'devils-ward': 2 }, fight: fight() },
    against: [1, 1, 1],
  },
  {
    name: 'Ace Saver and Double Down',
    situation: { ...round3, owned: { 'ace-saver': 1, 'double-down': 1 }, fight: fight({ enemyHp: 100, enemyMax: 100 }) },
    against: [5, 5, 3],
  },
  {
    name: 'an Ace Saver that is used up',
    situation: { ...round3, owned: { 'ace-saver': 1 }, fight: fight({ acesUsed: 1, enemyHp: 100, enemyMax: 100 }) },
    against: [5, 5, 3],
  },
  {
    name: 'soft instants, no rerolls left: a bust',
    situation: { ...round3, rules: { softInstants: true }, fight: fight({ rerolls: 0 }) },
    against: [2, 2, 2],
  },
  {
    name: 'stacked: two loaded dice',
    situation: { ...round3, rules: { stackEverything: true }, owned: { 'loaded-dice': 2 }, fight: fight() },
    against: [6, 6, 1],
  },
];

describe('the odds of a throw are those of every dice sequence in the rules', () => {
  it.each(CASES)('$name', ({ situation, against }) => {
    const state = stateIn(situation);
    const now = against === null ? null : analyse(against, state.owned['point-boost']);
    const odds = playerOdds(state, fightIn({ state } as never), now);
    const all = counted(state, against);
    for (const name of CLASSES) expect(odds[name], name).toBeCloseTo(all[name], 12);
    expect(sum(odds)).toBeCloseTo(1, 12);
  });

  it('CL-048: with Guaranteed Point there is no bust, and the rest grows alike', () => {
    const plain = stateIn({ ...round3, fight: fight() });
    const sure = stateIn({ ...round3, owned: { 'guaranteed-point': 1 }, fight: fight() });
    const [once, always] = [plain, sure].map((state) => playerOdds(state, fightIn({ state } as never), POINT_4));
    if (once === undefined || always === undefined) throw new Error('two were asked for');
    expect(always.none).toBe(0);
    for (const name of CLASSES.filter((each) => each !== 'none'))
      expect(always[name]).toBeCloseTo(once[name] / (1 - once.none), 12);
    expect(sum(always)).toBeCloseTo(1, 12);
  });

  it('C-07: three free throws leave a bust of a sixteenth', () => {
    const state = stateIn({ ...round3, fight: fight({ auto: 3 }) });
    const odds = playerOdds(state, fightIn({ state } as never), POINT_4);
    expect(odds.none).toBeCloseTo(1 / 16, 12);
    expect(sum(odds)).toBeCloseTo(1, 12);
  });

  it('are those of the mockup: round 3 with Loaded Dice and Point Boost', () => {
    const state = stateIn({ ...round3, owned: loaded, fight: fight({ auto: 3 }) });
    const odds = playerOdds(state, fightIn({ state } as never), POINT_4);
    expect(Math.round(odds.instant * 1000)).toBe(104);
    expect(odds.cursed).toBe(0);
    expect(Math.round(odds.equal * 1000)).toBe(104);
    expect(Math.round(odds.none * 1000)).toBe(63);
  });
});

const POINT_4: Result = { type: 'point', value: 4 };
const sum = (odds: object): number => Object.values(odds).reduce((total: number, p: number) => total + p, 0);

/** What the enemy's throw does, by every dice there are; those that do not count are thrown again. */
function enemyCounted(state: State): EnemyThrowOdds {
  const odds = { instant: 0, deadly: 0, blow: 0, cursed: 0 };
  let counts = 0;
  everyWay((rng, p) => {
    const work = new AtWork(structuredClone(state), rng);
    if (!work.enemyThrows()) return;
    counts += p();
    const ended = work.told.find((event) => event.type === 'ended');
    const blow = work.told.find((event) => event.type === 'hit');
    if (blow?.side === 'enemy' || work.has('roundWon')) odds.cursed += p();
    else if (ended === undefined) odds.blow += p();
    else if (blow === undefined) odds.instant += p();
    else odds.deadly += p();
  });
  return { instant: odds.instant / counts, deadly: odds.deadly / counts, blow: odds.blow / counts, cursed: odds.cursed / counts };
}

describe('the odds of the enemy’s next throw are those of all its dice in the rules', () => {
  it.each([
    { name: 'as printed', situation: { ...round3, fight: fight() } },
    { name: 'nearly dead', situation: { ...round3, fight: fight({ hp: 7 }) } },
    { name: 'soft instants', situation: { ...round3, rules: { softInstants: true }, fight: fight({ hp: 20 }) } },
    { name: 'mercy, unhurt', situation: { ...round3, rules: { mercy: true }, fight: fight({ hp: 20 }) } },
    { name: 'mercy, spent', situation: { ...round3, rules: { mercy: true }, fight: fight({ hp: 20, wasHit: true }) } },
    {
      name: 'both, unhurt',
      situation: { ...round3, rules: { mercy: true, softInstants: true }, fight: fight({ hp: 3 }) },
    },
  ])('$name', ({ situation }) => {
    const state = stateIn(situation);
    const odds = enemyThrowOdds(state, fightIn({ state } as never));
    const all = enemyCounted(state);
    for (const name of ['instant', 'deadly', 'blow', 'cursed'] as const) expect(odds[name], name).toBeCloseTo(all[name], 12);
    expect(sum(odds)).toBeCloseTo(1, 12);
  });
});

describe('what attack and defend say', () => {
  const state = stateIn({ ...round3, owned: loaded, fight: fight({ auto: 3 }) });
  const now = fightIn({ state } as never);

  it('CL-027, CL-028: is what the mockup shows: 51 to 15, or 35 to 47', () => {
    expect(attackWith(state, now, POINT_4)).toMatchObject({ damage: 36, left: 15 });
    expect(defendWith(state, now, POINT_4)).toMatchObject({ heal: 12, hp: 47 });
  });

  it('the enemy’s answer to an attack is more dangerous than to a defence', () => {
    expect(attackWith(state, now, POINT_4).killsYou).toBeCloseTo(killsYou(enemyCounted(state)), 12);
    const healed = structuredClone(state);
    Object.assign(healed.fight ?? {}, { hp: 47 });
    expect(defendWith(state, now, POINT_4).killsYou).toBeCloseTo(killsYou(enemyCounted(healed)), 12);
    expect(attackWith(state, now, POINT_4).killsYou).toBeGreaterThan(defendWith(state, now, POINT_4).killsYou);
  });

  it('nobody answers a blow that is enough', () => {
    expect(attackWith(state, now, { type: 'trips', value: 6 })).toEqual({ damage: 54, left: 0, killsYou: 0 });
  });

  it('which point and which trips are enough', () => {
    expect(enough(state, now)).toEqual({ point: 6, trips: 6 });
    expect(enough(state, { ...now, enemyHp: 500 })).toEqual({ point: null, trips: null });
    expect(winsAtOnce(playerOdds(state, now, POINT_4))).toBeGreaterThan(0.4);
  });
});

describe('what a 1-2-3 would do', () => {
  const at = (hp: number, softInstants: boolean) => {
    const state = stateIn({ hp: 53, rules: { softInstants }, fight: { hp } });
    if (state.fight === null) throw new Error('no fight');
    return { state, fight: state.fight };
  };
  const label = (hp: number, soft: boolean): string | undefined => {
    const { state, fight } = at(hp, soft);
    return oddsSheet(state, fight, 'roll', say(''))?.rows.find(({ id }) => id === 'cursed')?.label.key;
  };

  it('H-03: ends the run, or where instants are soft costs 40% of the most, which may be all that is left', () => {
    expect(curseOf(at(53, false).state, at(53, false).fight).ends).toBe(true);
    expect(curseOf(at(23, true).state, at(23, true).fight)).toEqual({ loss: 22, ends: false });
    expect(curseOf(at(22, true).state, at(22, true).fight)).toEqual({ loss: 22, ends: true });
  });

  it('is told among the odds, and is a risk of the run only where it ends it', () => {
    expect([label(53, false), label(23, true), label(20, true)]).toEqual([
      'combat.odds.cursed',
      'combat.odds.cursed.soft',
      'combat.odds.cursed',
    ]);
    expect(curseRisk(at(23, true).state, at(23, true).fight)).toBe(0);
    const { state, fight } = at(20, true);
    expect(curseRisk(state, fight)).toBeCloseTo(playerOdds(state, fight, null).cursed);
  });

  it('a newcomer reads what it costs in this run', () => {
    expect(lesson(at(53, true).state, { kind: 'roll' })).toEqual({ kind: 'roll', by: 'roll', words: 'roll.soft' });
    expect(lesson(at(53, false).state, { kind: 'roll' })).toBeNull();
    expect(lesson(at(53, true).state, { kind: 'act' })).toBeNull();
  });
});

it('no line breaks within three dice', () => {
  expect(unbroken('your 1-1-1 counts')).toBe('your 1-\u20601-\u20601 counts');
  expect(unbroken('all-in, 3 - 4')).toBe('all-in, 3 - 4');
});
