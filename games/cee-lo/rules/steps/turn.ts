import { type Blocked, say } from '@tavern/engine';
import { afterBlow, attackOf, healOf, softLoss } from '../blows.ts';
import { FACES, type Result, scores } from '../dice.ts';
import { AUTO_REROLLS } from '../house-rules.ts';
import type { Fight, Side, State } from '../state.ts';
import { judge, playerThrow } from '../throwing.ts';
import type { CeeLoQuestions, CeeLoSteps, M } from '../types.ts';
import { endRun, fightOf, PLAYER, winRound } from './round.ts';

export interface TurnSteps {
  turn: object;
  throw: { why: 'turn' | 'reroll' | 'again' };
  'throw.judged': object;
}

export type WildOption = { do: 'wild'; die: number; face: number };
export type ActOption = { do: 'attack' } | { do: 'defend' } | { do: 'reroll' } | WildOption;

export interface TurnQuestions {
  roll: { option: { do: 'roll' } };
  act: { option: ActOption };
  bust: { option: { do: 'reroll' } | { do: 'lose' } };
}

/** C-07. */
export const throwsOnForFree = ({ rules, owned }: State): boolean =>
  owned['guaranteed-point'] > 0 || rules.autoRerolls === 'unlimited';

export const wildsLeft = ({ owned }: Pick<State, 'owned'>, { wildsUsed }: Fight): number => owned['wild-die'] - wildsUsed;

/** CL-050, C-11: the faces a Wild Die may set this die to. */
export function wildFaces({ rules }: Pick<State, 'rules'>, die: number): number[] {
  return rules.wildDie === 'cycle' ? [(die % 6) + 1] : FACES.filter((face) => face !== die);
}

export const turnSteps: CeeLoSteps<TurnSteps> = {
  turn(m) {
    const fight = fightOf(m.state);
    fight.turns.player += 1;
    fight.throws = 0;
    if (m.state.rules.autoRerolls !== 'perRound3') fight.auto = AUTO_REROLLS;
    const chapter = m.state.chapters.at(-1);
    if (chapter !== undefined) chapter.turns += 1;
    m.ask(PLAYER, { kind: 'roll' });
  },
  throw(m, { why }) {
    const { state } = m;
    const fight = fightOf(state);
    fight.throws += 1;
    const { thrown, dice, changes } = playerThrow(m, fight);
    const { result, saved } = judge(state, fight, dice);
    if (saved) changes.push(...[0, 1, 2].map((die) => ({ by: 'ace-saver' as const, die, from: 1, to: 6 })));
    fight.dice = dice;
    fight.result = result;
    m.emit({ type: 'threw', round: state.round, side: 'player', thrown, dice: [...dice], changes, result: { ...result }, why });
    m.next({ do: 'throw.judged' });
  },
  /** CL-025: instant results, then throwing again for nothing, then a choice. */
  'throw.judged'(m) {
    const { state } = m;
    const fight = fightOf(state);
    const { result } = fight;
    if (result === null) throw new Error('nothing was thrown');
    if (scores(result)) return m.ask(PLAYER, { kind: 'act' });
    if (result.type === 'instant-win') return winRound(m, 'instant');
    if (result.type === 'cursed') return curse(m, fight);
    if (throwsOnForFree(state)) return m.next({ do: 'throw', why: 'again' });
    if (fight.auto > 0) {
      fight.auto -= 1;
      return m.next({ do: 'throw', why: 'again' });
    }
    if (fight.rerolls > 0) return m.ask(PLAYER, { kind: 'bust' });
    return bust(m);
  },
};

/** CL-008, H-03. */
function curse(m: M, fight: Fight): void {
  const { state } = m;
  if (!state.rules.softInstants) {
    fight.hp = 0;
    return endRun(m, 'cursed');
  }
  // The player's own bad throw: mercy is for the enemy's blows only.
  const before = fight.hp;
  const damage = Math.min(before, softLoss(state.hp));
  fight.hp -= damage;
  note(state, 'taken', damage);
  m.emit({ ...blowOf(state, fight, 'player'), side: 'player', damage, before, hp: fight.hp, soft: true, spared: false });
  return fight.hp === 0 ? endRun(m, 'cursed') : m.next({ do: 'enemy' });
}

function bust(m: M): void {
  m.emit({ type: 'bust' });
  m.next({ do: 'enemy' });
}

function note(state: State, what: 'dealt' | 'taken' | 'healed', by: number): void {
  const chapter = state.chapters.at(-1);
  if (chapter !== undefined) chapter[what] += by;
  if (what === 'dealt') state.best = Math.max(state.best, by);
}

/** Where a blow comes from: the throw on the table. */
function blowOf({ round }: State, fight: Fight, thrower: Side): { type: 'hit'; round: number; dice: number[]; result: Result } {
  const [dice, result] = thrower === 'player' ? [fight.dice, fight.result] : [fight.enemyDice, fight.enemyResult];
  if (result === null) throw new Error('a blow without a throw');
  return { type: 'hit', round, dice: [...dice], result: { ...result } };
}

/** A blow at the enemy; true if it was the last. */
export function strikeEnemy(m: M, fight: Fight, blow: number, soft: boolean): boolean {
  const before = fight.enemyHp;
  const damage = Math.min(blow, before);
  fight.enemyHp -= damage;
  note(m.state, 'dealt', soft ? damage : blow);
  const thrower = soft ? 'enemy' : 'player';
  m.emit({
    ...blowOf(m.state, fight, thrower),
    side: 'enemy',
    damage: blow,
    before,
    hp: fight.enemyHp,
    soft,
    spared: false,
  });
  return fight.enemyHp === 0;
}

/** A blow at the player; true if the run is over. */
export function strikePlayer(m: M, fight: Fight, blow: number, soft: boolean): boolean {
  const before = fight.hp;
  const { hp, spared } = afterBlow(m.state, fight, blow);
  note(m.state, 'taken', before - hp);
  fight.hp = hp;
  fight.wasHit = true;
  m.emit({ ...blowOf(m.state, fight, 'enemy'), side: 'player', damage: blow, before, hp, soft, spared });
  return hp === 0;
}

const wildOptions = (state: State, fight: Fight): WildOption[] =>
  fight.dice.flatMap((value, die) => wildFaces(state, value).map((face) => ({ do: 'wild' as const, die, face })));

export const turnQuestions: CeeLoQuestions<TurnQuestions> = {
  roll: {
    options: () => [{ do: 'roll' }],
    answer: (m) => m.next({ do: 'throw', why: 'turn' }),
  },
  act: {
    options(state) {
      const fight = fightOf(state);
      return [
        { do: 'attack' },
        { do: 'defend' },
        ...(fight.rerolls > 0 ? [{ do: 'reroll' as const }] : []),
        ...(wildsLeft(state, fight) > 0 ? wildOptions(state, fight) : []),
      ];
    },
    blocked(state): Blocked<ActOption>[] {
      const fight = fightOf(state);
      const spent = state.owned['wild-die'] > 0 && wildsLeft(state, fight) === 0;
      return [
        ...(fight.rerolls > 0 ? [] : [{ option: { do: 'reroll' as const }, why: say('blocked.rerolls') }]),
        ...(spent ? [{ option: { do: 'wild' as const, die: 0, face: fight.dice[0] ?? 0 }, why: say('blocked.wild') }] : []),
      ];
    },
    answer(m, _seat, option) {
      const { state } = m;
      const fight = fightOf(state);
      const { result } = fight;
      if (result === null) throw new Error('there is no throw to act on');
      if (option.do === 'wild') return wild(m, fight, option);
      if (option.do === 'reroll') return reroll(m, fight);
      if (option.do === 'attack')
        return strikeEnemy(m, fight, attackOf(state, result), false) ? winRound(m, 'blow') : m.next({ do: 'enemy' });
      const by = healOf(state, fight, result);
      fight.hp += by;
      note(state, 'healed', by);
      m.emit({ type: 'healed', by, hp: fight.hp });
      return m.next({ do: 'enemy' });
    },
  },
  bust: {
    options: () => [{ do: 'reroll' }, { do: 'lose' }],
    answer(m, _seat, option) {
      return option.do === 'reroll' ? reroll(m, fightOf(m.state)) : bust(m);
    },
  },
};

/** CL-029, H-01, H-16: all three dice, and whatever they say counts. */
function reroll(m: M, fight: Fight): void {
  fight.rerolls -= 1;
  m.next({ do: 'throw', why: 'reroll' });
}

/** CL-050, H-08: judged again; the luck of the throw is over. */
function wild(m: M, fight: Fight, { die, face }: WildOption): void {
  fight.wildsUsed += 1;
  const from = fight.dice[die] ?? face;
  const dice = fight.dice.map((each, index) => (index === die ? face : each));
  const { result, saved } = judge(m.state, fight, dice);
  fight.dice = dice;
  fight.result = result;
  m.emit({ type: 'wild', die, from, to: face, dice: [...dice], result: { ...result }, saved });
  m.next({ do: 'throw.judged' });
}
