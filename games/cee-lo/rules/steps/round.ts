import { seat } from '@tavern/engine';
import { enemyHpIn, rerollsPerRound, rewardOf } from '../economy.ts';
import { AUTO_REROLLS, isLastRound } from '../house-rules.ts';
import { type Fight, other, type Side, type State } from '../state.ts';
import type { CeeLoQuestions, CeeLoSteps, M } from '../types.ts';

export interface RoundSteps {
  'run.begin': object;
  'round.ready': object;
  'round.begin': object;
}

export interface RoundQuestions {
  ready: { option: { do: 'fight' } | { do: 'shop' } | { do: 'strike' } };
  reward: { option: { do: 'shop' } | { do: 'next' } };
}

/** The one seat. */
export const PLAYER = seat(0);

export const fightOf = ({ fight }: State): Fight => {
  if (fight === null) throw new Error('there is no fight');
  return fight;
};

/** CL-059: the enemy first in round 1, then in turn. C-13: after a First Strike the new order alternates on, or the old one does. */
export function firstIn({ rules, first }: Pick<State, 'rules' | 'first'>, round: number): Side {
  if (rules.firstStrikePattern === 'fixedParity') return round % 2 === 1 ? 'enemy' : 'player';
  return other(first);
}

export const roundSteps: CeeLoSteps<RoundSteps> = {
  /** CL-022: the first line of the log. */
  'run.begin'(m) {
    m.emit({ type: 'started' });
    m.next({ do: 'round.ready' });
  },
  'round.ready'(m) {
    m.ask(PLAYER, { kind: 'ready' });
  },
  /** CL-024. */
  'round.begin'(m) {
    const { state } = m;
    const enemyHp = enemyHpIn(state, state.round);
    const hp = state.hp - state.wounds;
    state.fight = {
      enemyHp,
      enemyMax: enemyHp,
      hp,
      rerolls: rerollsPerRound(state),
      auto: AUTO_REROLLS,
      acesUsed: 0,
      wildsUsed: 0,
      turns: { player: 0, enemy: 0 },
      throws: 0,
      dice: [],
      result: null,
      enemyDice: [],
      enemyResult: null,
      wasHit: false,
    };
    state.chapters.push({ turns: 0, dealt: 0, taken: 0, healed: 0, hp, won: false });
    m.emit({ type: 'began', round: state.round, enemyHp, hp, first: state.first });
    m.next({ do: state.first === 'player' ? 'turn' : 'enemy' });
  },
};

export const roundQuestions: CeeLoQuestions<RoundQuestions> = {
  ready: {
    options: ({ owned, first }) => [
      { do: 'fight' },
      { do: 'shop' },
      ...(owned['first-strike'] > 0 && first === 'enemy' ? [{ do: 'strike' as const }] : []),
    ],
    blocked: ({ owned, first }) =>
      owned['first-strike'] > 0 && first === 'player' ? [{ option: { do: 'strike' }, why: { key: 'blocked.first' } }] : [],
    answer(m, _seat, option) {
      const { state } = m;
      if (option.do === 'fight') return m.next({ do: 'round.begin' });
      if (option.do === 'shop') return m.next({ do: 'shop' }, { do: 'round.ready' });
      // CL-054: used up, for this one round.
      state.owned['first-strike'] -= 1;
      state.first = 'player';
      m.emit({ type: 'struck', round: state.round });
      return m.next({ do: 'round.ready' });
    },
  },
  reward: {
    options: () => [{ do: 'shop' }, { do: 'next' }],
    fallback: () => ({ do: 'next' }),
    answer(m, _seat, option) {
      if (option.do === 'shop') m.next({ do: 'shop' });
      m.next({ do: 'round.ready' });
    },
  },
};

/** CL-021, CL-023: the one place where a round is won and the next one comes. */
export function winRound(m: M, how: 'blow' | 'instant' | 'cursed'): void {
  const { state } = m;
  const { hp } = close(state);
  const chapter = state.chapters.at(-1);
  if (chapter !== undefined) Object.assign(chapter, { hp, won: true });
  const { round } = state;
  const reward = rewardOf(round);
  state.gold += reward.gold;
  state.hp += reward.hp;
  state.damage += reward.damage;
  if (state.rules.carryWounds) state.wounds = state.hp - reward.hp - hp;
  const last = isLastRound(state.rules, round);
  if (!last) {
    state.round += 1;
    state.first = firstIn(state, state.round);
  }
  m.emit({ type: 'roundWon', round, how, ...reward });
  if (last) return endRun(m, 'won');
  m.ask(PLAYER, { kind: 'reward' });
}

/** The run is over; the last fight stays to be looked at. */
export function endRun(m: M, how: NonNullable<State['over']>): void {
  const { state } = m;
  const chapter = state.chapters.at(-1);
  if (chapter !== undefined && state.fight !== null) chapter.hp = state.fight.hp;
  state.over = how;
  m.emit({ type: 'ended', how, round: state.round });
}

function close(state: State): Fight {
  const fight = fightOf(state);
  state.fight = null;
  return fight;
}
