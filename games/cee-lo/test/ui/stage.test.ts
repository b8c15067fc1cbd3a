import { create, fast, type Match, type Rng, seat } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/game.ts';
import { type Rules, rulesSchema } from '../../rules/house-rules.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import type { CeeLo } from '../../rules/types.ts';
import { after, type Stage, staged, stageOf } from '../../ui/show/stage.ts';

const ME = seat(0);
const MATCHES = 40;

const HOUSE_RULES: { readonly [name: string]: Partial<Rules> } = {
  'as printed': {},
  softInstants: { softInstants: true },
  mercy: { mercy: true },
  'softInstants and mercy': { softInstants: true, mercy: true },
  tougher: { tougher: true },
  carryWounds: { carryWounds: true },
  'autoRerolls perRound3': { autoRerolls: 'perRound3' },
  'autoRerolls unlimited': { autoRerolls: 'unlimited' },
  'wildDie cycle': { wildDie: 'cycle' },
  'firstStrikePattern fixedParity': { firstStrikePattern: 'fixedParity' },
  stackEverything: { stackEverything: true },
  luckPrices: { luckPrices: true },
  endless: { endless: true, softInstants: true },
};

/** Somebody with money and a pocket full of trinkets, so that everything happens. */
function begin(rules: Partial<Rules>, rng: Rng, seed: number): Match<CeeLo> {
  const match = create(game, fast(seed), [{}], rulesSchema.parse(rules));
  const state = match.state as State;
  state.gold = rng.int(300);
  state.hp = 50 + rng.int(150);
  for (const id of Object.keys(state.owned) as PowerupId[]) state.owned[id] = rng.int(3) === 0 ? 1 + rng.int(2) : 0;
  return match;
}

/** The stage that was seen before, with what happened since; as the director of the show has it. */
function played(before: Stage | null, view: State, events: readonly Event[]): Stage | null {
  return events.reduce<Stage | null>((stage, event) => {
    if (stage !== null) return after(stage, event);
    return event.type === 'began' ? staged({ ...view, most: view.hp }, event) : null;
  }, before);
}

/** Between rounds nothing lies on the table, but the player's own things are still told. */
const boardOf = ({ most, gold, damage, owned }: Stage): object => ({ most, gold, damage, owned });

function check(stage: Stage | null, view: State, all: readonly Event[]): void {
  const shown = stageOf(view, all);
  if (view.fight !== null) expect(stage).toEqual(shown);
  else if (stage !== null)
    expect(boardOf(stage)).toEqual({ most: view.hp, gold: view.gold, damage: view.damage, owned: view.owned });
}

describe.each(Object.entries(HOUSE_RULES))('what is shown after every answer is what the view says: %s', (_, rules) => {
  it('CL-017: both rows of dice, both HP, as the view has them, in matches of all kinds', () => {
    const told = new Set<string>();
    for (let seed = 1; seed <= MATCHES; seed++) {
      const rng = fast(seed * 7919).stream('choices');
      const match = begin(rules, rng, seed);
      const all: Event[] = [];
      let stage: Stage | null = null;
      for (let answers = 0; match.over === null && answers < 300; answers++) {
        const question = match.question(ME);
        if (question === null) throw new Error('nobody is asked anything');
        const before = structuredClone(match.packet(ME).view);
        const given = match.answer(0, question.id, rng.pick(question.options));
        if (!given.ok) throw new Error(JSON.stringify(given));
        const events = match.told(given.events, ME);
        all.push(...events);
        for (const { type } of events) told.add(type);
        // When the shop or the reward has been seen, the table of the last round is cleared.
        const from = before.fight === null ? null : (stage ?? stageOf(before, all));
        stage = played(from, before, events);
        check(stage, match.packet(ME).view, all);
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['began', 'threw', 'wild', 'hit', 'healed', 'roundWon', 'ended']));
  });
});

describe('the table', () => {
  const began: Extract<Event, { type: 'began' }> = { type: 'began', round: 2, enemyHp: 34, hp: 53, first: 'player' };
  const start = (owned: Partial<State['owned']> = {}): Stage => {
    const view = begin({}, fast(1).stream('none'), 1).state;
    const nothing = Object.fromEntries(Object.keys(view.owned).map((id) => [id, 0])) as State['owned'];
    return staged({ most: 53, gold: 20, damage: 7, owned: { ...nothing, ...owned } }, began);
  };
  const threw = (dice: number[], more: Partial<Extract<Event, { type: 'threw' }>> = {}): Event => ({
    type: 'threw',
    round: 2,
    side: 'player',
    thrown: dice,
    dice,
    changes: [],
    why: 'turn',
    result: { type: 'point', value: 3 },
    ...more,
  });
  const hit = (damage: number, hp: number, soft = false): Event => ({
    type: 'hit',
    round: 2,
    side: 'player',
    damage,
    before: hp + damage,
    hp,
    soft,
    spared: false,
    dice: [2, 2, 3],
    result: { type: 'point', value: 3 },
  });

  it('CL-024: begins a round with one reroll and one for each Extra Reroll', () => {
    expect(start({ 'extra-reroll': 2 }).rerolls).toBe(3);
  });

  it('CL-029: counts a reroll, and CL-012 not what is thrown again for nothing', () => {
    const once = after(start({ 'extra-reroll': 1 }), threw([6, 3, 6], { why: 'reroll' }));
    expect(once.rerolls).toBe(1);
    expect(after(once, threw([6, 1, 6], { why: 'again' })).rerolls).toBe(1);
  });

  it('CL-035: has no dice of a turn that is over', () => {
    const thrown = after(start(), threw([6, 3, 6]));
    const answered = after(thrown, threw([2, 2, 3], { side: 'enemy' }));
    expect(thrown.dice).toEqual([6, 3, 6]);
    expect(answered).toMatchObject({ dice: [], result: null, enemyDice: [2, 2, 3] });
  });

  it('tells the blow of the enemy’s last throw from what an own 1-2-3 costs', () => {
    const own = hit(20, 33, true);
    const cursed = after(after(start(), threw([1, 2, 3], { result: { type: 'cursed', value: 0 } })), own);
    expect(cursed.enemyBlow).toBeNull();
    const theirs = hit(16, 17);
    expect(after(after(cursed, threw([2, 2, 3], { side: 'enemy' })), theirs).enemyBlow).toEqual(theirs);
  });
});
