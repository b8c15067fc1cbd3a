import { create, fast, type Match, type Rng, same } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import type { Event } from '../../../rules/events.ts';
import { game } from '../../../rules/game.ts';
import { type Rules, rulesSchema } from '../../../rules/house-rules.ts';
import type { PowerupId, State } from '../../../rules/state.ts';
import type { CeeLo } from '../../../rules/types.ts';
import type { ShownFight } from '../../../ui/show/shown-fight.ts';
import { attack, ceeLo, fight, reroll, roll, type Situation } from '../../cee-lo.ts';
import { answerIn, atRest, ME, type Shown, Watched } from './watched.ts';

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

/** A player with money and a pocket full of powerups, so that everything happens. */
function begin(rules: Partial<Rules>, rng: Rng, seed: number): Match<CeeLo> {
  const match = create(game, fast(seed), [{}], rulesSchema.parse(rules));
  const state = match.state as State;
  state.gold = rng.int(300);
  state.hp = 50 + rng.int(150);
  for (const id of Object.keys(state.owned) as PowerupId[]) state.owned[id] = rng.int(3) === 0 ? 1 + rng.int(2) : 0;
  return match;
}

/** Of a fight, what is to be seen on the table. Throws are counted otherwise there. */
function boardOf({ fight }: State): Partial<ShownFight> {
  if (fight === null) throw new Error('nobody fights');
  const { throws: _, ...board } = fight;
  return board;
}

/** What an event alone says of the table. */
function saidBy(event: Event, before: State): Partial<ShownFight> {
  switch (event.type) {
    case 'began': {
      const { round, enemyHp, hp } = event;
      return { round, enemyHp, enemyMax: enemyHp, hp, dice: [], enemyDice: [] };
    }
    case 'threw': {
      const { side, dice, result, changes } = event;
      const enemys = { dice: [], result: null, enemyDice: dice, enemyResult: result, enemyBlow: null };
      return { changes, wilds: [], thrower: side, ...(side === 'player' ? { dice, result } : enemys) };
    }
    case 'wild':
      return { dice: event.dice, result: event.result };
    case 'hit':
      return event.side === 'player' ? { hp: event.hp } : { enemyHp: event.hp };
    case 'healed':
      return { hp: event.hp };
    case 'roundWon': {
      const { gold, hp: most, damage } = before;
      const reward = { gold: gold + event.gold, most: most + event.hp, damage: damage + event.damage };
      return { ...boardOf(before), ...reward, round: event.round, end: event };
    }
    case 'ended':
      return { hp: 0, end: event };
    default:
      return {};
  }
}

/** A whole sheet of expectations for each of many thousand pictures is slow: it is written where something is wrong. */
function matches(fight: ShownFight | null, wanted: Partial<ShownFight>, why: string): void {
  const keys = Object.keys(wanted) as (keyof ShownFight)[];
  const agreed = fight !== null && keys.every((key) => same(fight[key], wanted[key]));
  if (!agreed) expect(fight, why).toMatchObject(wanted);
}

/** While it is shown the table agrees with it; before it has happened, with what was before. */
function agrees({ now, shown: fight }: Shown): void {
  if (now === null) return;
  const { event, before, after, phase } = now;
  if (phase === 'thinks') return matches(fight, boardOf(before), 'somebody thinks');
  const { gold, hp: most, damage, owned } = after;
  return matches(fight, { gold, most, damage, owned, ...saidBy(event, before) }, event.type);
}

describe.each(Object.entries(HOUSE_RULES))('what is shown agrees with what happened: %s', (_, rules) => {
  it('CL-017: both rows of dice, both HP, after every event, and then as the view has them, in matches of all kinds', () => {
    const shown = new Set<string>();
    for (let seed = 1; seed <= MATCHES; seed++) {
      const rng = fast(seed * 7919).stream('choices');
      const match = begin(rules, rng, seed);
      const table = new Watched(match.packet(ME).view, { speed: 'off' });
      const all: Event[] = [];
      for (let answers = 0; match.over === null && answers < 300; answers++) {
        const question = match.question(ME);
        if (question === null) throw new Error('nobody is asked anything');
        const given = answerIn(match, rng.pick(question.options));
        all.push(...given.events.map(({ event }) => event));
        table.tell(given);
        for (const each of table.seen.splice(0)) {
          agrees(each);
          if (each.now !== null) shown.add(each.now.event.type);
        }
        const { shown: fight, playing } = table.shown();
        const rests = atRest(given.after, all);
        if (playing || !same(fight, rests)) expect({ shown: fight, playing }).toEqual({ shown: rests, playing: false });
      }
    }
    expect([...shown]).toEqual(expect.arrayContaining(['began', 'threw', 'wild', 'hit', 'healed', 'roundWon', 'ended']));
  });
});

describe('the table', () => {
  /** After each of these answers in turn. */
  function shownFights(
    situation: Situation,
    ...options: readonly Parameters<typeof answerIn>[1][]
  ): readonly (ShownFight | null)[] {
    const { match } = ceeLo(situation);
    const table = new Watched(match.packet(ME).view, { speed: 'off' });
    return options.map((option) => table.tell(answerIn(match, option)).shown().shown);
  }

  it('CL-024: begins a round with one reroll and one for each Extra Reroll', () => {
    expect(shownFights({ first: 'player', owned: { 'extra-reroll': 2 } }, fight)).toMatchObject([{ rerolls: 3 }]);
  });

  it('CL-029: counts a reroll, and CL-012 not what is thrown again for nothing', () => {
    const dice = [6, 6, 3, 6, 1, 3, 6, 6, 1];
    const [thrown, again] = shownFights({ fight: {}, owned: { 'extra-reroll': 1 }, dice }, roll, reroll);
    expect(thrown).toMatchObject({ rerolls: 2, dice: [6, 6, 3] });
    expect(again).toMatchObject({ rerolls: 1, dice: [6, 6, 1], throwCounts: { player: 3 } });
  });

  it('CL-035: has no dice of a turn that is over', () => {
    const [thrown, answered] = shownFights({ fight: {}, dice: [6, 6, 3, 2, 2, 3] }, roll, attack);
    expect(thrown?.dice).toEqual([6, 6, 3]);
    expect(answered).toMatchObject({ dice: [], result: null, enemyDice: [2, 2, 3] });
  });

  it('tells the blow of the enemy’s last throw from what the player’s own 1-2-3 costs', () => {
    const { match } = ceeLo({ fight: {}, hp: 56, rules: { softInstants: true }, dice: [1, 2, 3, 2, 2, 3] });
    const table = new Watched(match.packet(ME).view, { speed: 'off' }).tell(answerIn(match, roll));
    const blows = table.seen.flatMap(({ now, shown: fight }) =>
      now?.event.type === 'hit' ? [[now.event, fight?.enemyBlow]] : [],
    );
    expect(blows).toHaveLength(2);
    const [own, theirs] = blows;
    expect(own?.[1]).toBeNull();
    expect(theirs?.[1]).toEqual(theirs?.[0]);
    expect(own?.[0]).toMatchObject({ soft: true, side: 'player' });
  });
});
