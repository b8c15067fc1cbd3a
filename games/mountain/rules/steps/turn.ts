import type { Seat } from '@tavern/engine';
import { FINAL } from '../board.ts';
import { luckCards, treasures } from '../catalog.ts';
import { callTime, cashIn, claimFinal } from '../claim.ts';
import { haunt } from '../kept.ts';
import { MAX_HP } from '../score.ts';
import { currentPlayer, type ItemId, newAct, type Player, playerAt, type Slot, type State } from '../state.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';
import { appear, noteLeaders } from '../where.ts';
import { challenge } from './challenge.ts';
import { rearrange } from './equip.ts';
import { answerOverflow, leastHarm, type OverflowOption } from './overflow.ts';
import { startTrade } from './trade.ts';
import { afterBlocked, afterOptions, turnBlocked, turnOptions } from './turn-options.ts';
import { lookForLoot } from './vultures.ts';

export interface TurnSteps {
  'turn.begin': { seat: Seat };
  'turn.open': object;
  /** After a trade, which may have cost the main action. */
  'turn.resume': object;
  'turn.close': object;
  'turn.end': object;
  'turn.pass': object;
}

export type EquipOption = { do: 'equip'; item: ItemId; slot: Slot } | { do: 'unequip'; slot: Slot } | { do: 'swap' };
/** With nobody named: never options here, only explained as blocked. */
type Shared = { do: 'duel' | 'trade' | 'loot'; with: number | null } | { do: 'end' };

export type TurnOption =
  | Shared
  | EquipOption
  | { do: 'move' }
  | { do: 'sleep' }
  | { do: 'use'; item: ItemId }
  | { do: 'play'; card: string; by: number };

export type AfterOption = Shared | OverflowOption;

export interface TurnQuestions {
  turn: { option: TurnOption };
  after: { option: AfterOption };
}

/** The turn procedure of section 4.1. */
export const turnSteps: MountainSteps<TurnSteps> = {
  'turn.begin'(m, { seat }) {
    const { state } = m;
    state.current = seat;
    state.turn += 1;
    state.act = newAct();
    noteLeaders(state);
    m.emit({ type: 'turn', seat, round: state.round, team: playerAt(state, seat).team });
    appear(m, seat);
    cashIn(m, seat);
    m.next({ do: 'turn.open' });
  },
  'turn.open'(m) {
    const { current } = m.state;
    const player = playerAt(m.state, current);
    if (player.down) return sleepItOff(m);
    if (player.skip) {
      player.skip = false;
      m.emit({ type: 'skipped', seat: current });
      return m.next({ do: 'turn.pass' });
    }
    haunt(m, current);
    m.ask(current, { kind: 'turn' });
    m.next({ do: 'turn.close' });
  },
  'turn.resume': (m) => m.ask(m.state.current, { kind: m.state.act.action === null ? 'turn' : 'after' }),
  'turn.close': (m) => m.next({ do: 'overflow' }, { do: 'turn.end' }),
  'turn.end'(m) {
    const { state } = m;
    const player = currentPlayer(state);
    m.next({ do: 'turn.pass' });
    if (player.out) return;
    if (player.boosts.length > 0) wearOff(player);
    player.fresh = 0;
    const claims = player.at === FINAL && !player.claim;
    if (player.at === FINAL && player.claim) player.siege = true;
    settleRest(m, player);
    if (claims) claimFinal(m, state.current);
  },
  'turn.pass': passOn,
};

/** KM-161: one turn less, and gone at none. */
function wearOff(player: Player): void {
  for (const boost of player.boosts) boost.turns -= 1;
  player.boosts = player.boosts.filter(({ turns }) => turns > 0);
}

/** Knocked out in another's turn: this one is slept through, and any skip with it (H-10, H-42). */
function sleepItOff(m: M): void {
  m.state.act.auto = true;
  m.state.act.action = 'sleep';
  currentPlayer(m.state).skip = false;
  m.next({ do: 'turn.close' });
}

/** Sleep heals at the end of the turn (C-03); only a Sleep that a knock-out forced gives a second wind (H-11, `secondWind`). */
function settleRest(m: M, player: Player): void {
  const { act, current, rules } = m.state;
  const sleeps = act.action === 'sleep' || player.down;
  if (act.auto) player.secondWind = rules.secondWind;
  else if (act.action !== 'sleep') player.secondWind = false;
  if (!sleeps) return;
  player.hp = MAX_HP;
  player.down = false;
  m.emit({ type: 'slept', seat: current, hp: player.hp, auto: act.auto, secondWind: player.secondWind });
}

function passOn(m: M): void {
  const { state } = m;
  const { order } = state;
  let place = order.findIndex((group) => group[0] === state.current);
  let next: Seat;
  do {
    place += 1;
    if (place === order.length) {
      if (state.round === state.rules.roundLimit) return callTime(m);
      place = 0;
      state.round += 1;
    }
    next = (order[place] as Seat[])[0] as Seat;
  } while (playerAt(state, next).out);
  m.next({ do: 'turn.begin', seat: next });
}

/** The main action is taken: when all it leads to is done, what is left is trading, an arrival duel and the end. */
function act(m: M, seat: Seat, action: 'move' | 'sleep' | 'duel', begin?: () => void): void {
  m.state.act.action = action;
  begin?.();
  m.ask(seat, { kind: 'after' });
}

/** Out of time: Sleep, and with full HP Move, unless there is nowhere to go (H-52). A player who is bound to one of them has no choice. */
function idly(options: readonly TurnOption[], state: State, _ask: object, seat: Seat): TurnOption {
  const { hp, at } = playerAt(state, seat);
  const wanted = hp === MAX_HP && at !== FINAL ? 'move' : 'sleep';
  const other = wanted === 'move' ? 'sleep' : 'move';
  return options.find((option) => option.do === wanted) ?? { do: other };
}

export const turnQuestions: MountainQuestions<TurnQuestions> = {
  turn: {
    options: turnOptions,
    blocked: turnBlocked,
    fallback: idly,
    answer(m, seat, option) {
      switch (option.do) {
        case 'move':
          return act(m, seat, 'move', () => m.next({ do: 'move.roll', via: 'move' }));
        case 'sleep':
          return act(m, seat, 'sleep');
        case 'duel':
          return act(m, seat, 'duel', () => challenge(m, seat, option.with as Seat));
        case 'trade':
          startTrade(m, seat, option.with as Seat);
          return m.next({ do: 'turn.resume' });
        case 'loot':
          lookForLoot(m, seat, option.with as Seat);
          break;
        case 'use':
          treasures.get(option.item).use?.(m, seat);
          break;
        case 'play':
          luckCards.get(option.card).use?.(m, seat, option.by);
          break;
        case 'end':
          throw new Error('no turn ends before the main action');
        default:
          rearrange(m, seat, option);
      }
      m.ask(seat, { kind: 'turn' });
    },
  },
  after: {
    options: afterOptions,
    blocked: afterBlocked,
    fallback: (options) => options.find((option) => option.do === 'end') ?? leastHarm(options),
    answer(m, seat, option) {
      switch (option.do) {
        case 'end':
          return;
        case 'loot':
          lookForLoot(m, seat, option.with as Seat);
          break;
        case 'duel':
          challenge(m, seat, option.with as Seat);
          break;
        case 'trade':
          startTrade(m, seat, option.with as Seat);
          break;
        default:
          answerOverflow(m, seat, option);
      }
      m.ask(seat, { kind: 'after' });
    },
  },
};
