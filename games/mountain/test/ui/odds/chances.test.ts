import { fast, seat } from '@tavern/engine';
import { percent } from '@tavern/kit/figures.ts';
import { describe, expect, test } from 'vitest';
import { enemies } from '../../../rules/catalog.ts';
import {
  anyDanger,
  dangerOf,
  fightOdds,
  type Hero,
  opponentOf,
  strikeChance,
  winChance,
} from '../../../rules/odds/fight-odds.ts';
import type { Opponent } from '../../../rules/odds/fight-solver.ts';
import { combatRoll } from '../../../rules/score.ts';
import type { EnemyId } from '../../../rules/state.ts';
import { duellistOf, strikes } from '../../../ui/odds/duel-round.ts';
import { heroOf } from '../../../ui/odds/hero.ts';
import { attack, type Hero as Fighting, type MountainScene, mountain, type Situation } from '../../mountain.ts';
import { duelling, facing } from '../../rules/scenes.ts';

const FACES = [1, 2, 3, 4, 5, 6];
const hero = (more: Partial<Hero> = {}): Hero => ({
  attack: 1,
  defence: 1,
  hp: 5,
  wards: 0,
  recovers: 0,
  stumbles: false,
  ...more,
});
const opponent = (card: EnemyId, hp = enemies.get(card).hp): Opponent => opponentOf({ card, hp });

/** A player who carries something small is asked first whether to step elsewhere. */
function begun(
  opponents: readonly EnemyId[],
  who: Fighting,
  dice: readonly number[],
  more: Partial<Situation> = {},
): MountainScene {
  const scene = facing(opponents, who, dice, { rests: ['fight'], ...more });
  return scene.match.open?.ask.kind === 'arrive' ? scene.answer(0, { do: 'stay' }) : scene;
}

describe('KM-043: odds are exact', () => {
  const armed = { class: 'hunter', left: 'lords-sword', armour: 'robe' } as const;

  test('KM-089: to hit and to be hit, counted over every throw of the rules themselves', () => {
    let hits = 0;
    let struck = 0;
    for (const mine of FACES)
      for (const theirs of FACES) {
        // The hero's Attack against the orc's Defence, and the hero's Defence against the orc's Attack.
        const scene = facing(['ogre'], armed, [mine, mine, theirs, theirs], { rests: ['fight'] }).answer(0, attack(0));
        if (scene.state.fight?.foes[0]?.hp === 2) hits += 1;
        if (scene.state.players[0]?.hp === 4) struck += 1;
      }
    const scene = facing(['ogre'], armed, [], { rests: ['fight'] });
    const me = heroOf(scene.view(0), seat(0));
    expect(strikeChance(me, opponent('ogre'))).toBe(hits / 36);
    expect(dangerOf(me, opponent('ogre'))).toBe(struck / 36);
    expect([percent(hits / 36), percent(struck / 36)]).toEqual([83, 42]);
  });

  test('H-19: several enemies strike at one Defence roll, so their hits depend on each other', () => {
    let any = 0;
    for (const guard of FACES)
      for (const one of FACES) for (const two of FACES) if (one + 2 > guard + 3 || two + 3 > guard + 3) any += 1;
    const me = hero({ defence: 3 });
    expect(anyDanger(me, [opponent('orc'), opponent('troll')])).toBeCloseTo(any / 216, 12);
    expect(anyDanger(me, [opponent('orc'), opponent('troll', 0)])).toBeCloseTo(dangerOf(me, opponent('orc')), 12);
  });

  test('where nobody stands, or nobody can strike, there is no danger at all; where somebody must, it is certain', () => {
    expect(anyDanger(hero(), [opponent('orc', 0), opponent('troll', 0)])).toBe(0);
    expect(anyDanger(hero(), [])).toBe(0);
    expect(anyDanger(hero({ defence: 20 }), [opponent('orc'), opponent('troll')])).toBe(0);
    expect(anyDanger(hero({ defence: -20 }), [opponent('orc'), opponent('troll')])).toBe(1);
  });

  test('H-16: one blow each: to win is to strike without being struck, round after round', () => {
    const me = hero({ attack: 4, defence: 2, hp: 1 });
    const orc = opponent('orc', 1);
    const [hit, danger] = [strikeChance(me, orc), dangerOf(me, orc)];
    expect(winChance(me, [orc], 0)).toBeCloseTo((hit * (1 - danger)) / (1 - (1 - hit) * (1 - danger)), 12);
  });

  test('against one enemy it is what a bot reckons, whatever the numbers', () => {
    for (const card of ['goblin', 'troll', 'lich', 'giant'])
      for (const hp of [1, 3, 5])
        for (const [strength, defence] of [
          [1, 1],
          [4, 2],
          [2, 5],
        ] as const) {
          const odds = fightOdds({ attack: strength, defence }, hp, [enemies.get(card)]);
          expect(winChance(hero({ attack: strength, defence, hp }), [opponent(card)], 0)).toBeCloseTo(odds.win, 10);
        }
  });

  test('H-40, C-01, KM-116: to the end, against hundreds of fights of the rules: wards, the Monk, a stumble and the order of targets', () => {
    const stumbling: Partial<Situation> = { traps: [{ tile: 11, owner: 1 }], rules: { trapEffect: 'stumble' } };
    const cases: { foes: EnemyId[]; target: number; hero: Fighting; more?: Partial<Situation> }[] = [
      { foes: ['orc', 'troll'], target: 1, hero: { class: 'monk', hp: 2, left: 'dagger', pack: ['wardstone'] } },
      { foes: ['troll', 'orc'], target: 0, hero: { class: 'monk', hp: 1, left: 'lords-sword' } },
      { foes: ['giant'], target: 0, hero: { class: 'hunter', hp: 4, left: 'lords-sword', pack: ['wardstone', 'wardstone'] } },
      { foes: ['goblin', 'wolf'], target: 0, hero: { class: 'guard', hp: 1, left: 'lords-sword' }, more: stumbling },
    ];
    for (const { foes, target, hero: who, more = {} } of cases) {
      const view = begun(foes, who, [], more).view(0);
      const reckoned = winChance(heroOf(view, seat(0)), (view.fight?.foes ?? []).map(opponentOf), target);
      let won = 0;
      const fights = 400;
      for (let seed = 1; seed <= fights; seed++) {
        const dice = fast(seed * 7 + target).stream('fight');
        const throws = Array.from({ length: 600 }, () => combatRoll(dice, []).die);
        const fought = begun(foes, who, throws, more).answer(0, attack(target, 'end'));
        // Not all dice are needed.
        fought.faults = () => [];
        if (fought.told(0).some((event) => event.type === 'fightWon')) won += 1;
      }
      // Three standard deviations.
      const off = 3 * Math.sqrt((reckoned * (1 - reckoned)) / fights);
      expect(Math.abs(won / fights - reckoned), `${won} of ${fights} against ${reckoned}`).toBeLessThan(off);
    }
  }, 120_000);

  test('whole percents, but never certain or impossible of what is neither', () => {
    expect([0, 0.001, 0.004, 0.125, 0.5, 0.996, 0.9999, 1].map(percent)).toEqual([0, 1, 1, 13, 50, 99, 99, 100]);
  });
});

describe('KM-044: odds of a duel', () => {
  test('KM-113, KM-115, H-18: class, gear and weariness count, for both sides', () => {
    const scene = duelling([{ class: 'gladiator', left: 'dagger' }, { class: 'guard' }], [], { rests: ['duel'] });
    const view = scene.view(0);
    const { attack: mine, defence } = duellistOf(view, seat(0));
    expect([mine, defence, duellistOf(view, seat(1)).defence]).toEqual([3, 1, 2]);
    expect(percent(strikes(view, seat(0), seat(1)))).toBe(58);
    expect(percent(strikes(view, seat(1), seat(0)))).toBe(42);
    // Round 11: everybody has 1 more Attack.
    expect(duellistOf(view, seat(0), 11).attack).toBe(4);
    expect(duellistOf(view, seat(0), 11).attackParts.at(-1)).toEqual({ n: 1, from: { key: 'source.weariness' }, special: true });
  });

  test('C-01: a player who stumbles strikes nobody this round, but can be struck', () => {
    const scene = mountain({
      players: [{ at: 7, class: 'hunter' }, { at: 8 }],
      board: { 8: 'start' },
      traps: [{ tile: 8, owner: 1 }],
      rules: { trapEffect: 'stumble' },
      dice: [1],
      rests: ['duel'],
    });
    scene.answer(0, { do: 'move' }).answer(0, { do: 'duel', with: 1 });
    expect([strikes(scene.view(0), seat(0), seat(1)), percent(strikes(scene.view(1), seat(1), seat(0)))]).toEqual([0, 42]);
  });
});
