import { type Blocked, type Seat, say } from '@tavern/engine';
import { treasures } from '../catalog.ts';
import { MOST_EXCHANGE_MOVES } from '../house-rules.ts';
import { carry, freeSlotsOf, hasItems, isOverfull, itemsAt, passUnseen, takeFrom } from '../pack.ts';
import { type ItemId, type ItemPlace, type Loot, type Player, playerAt, type Slot, type State } from '../state.ts';
import { arePartners, teamsOf } from '../teams.ts';
import type { M, MountainQuestions, MountainSteps } from '../types.ts';
import { answerOverflow, drop, freshEquips, leastHarm } from './overflow.ts';

export interface LootSteps {
  loot: { winner: Seat; loser: Seat };
}

export type LootOption =
  | { do: 'take' | 'give' | 'drop'; item: ItemId; from: ItemPlace }
  | { do: 'equip'; item: ItemId; slot: Slot }
  | { do: 'done' };

export interface LootQuestions {
  loot: { winner: Seat; loser: Seat; option: LootOption };
}

const running = ({ loot }: State): Loot => {
  if (loot === null) throw new Error('nobody is looting');
  return loot;
};

export const lootSteps: MountainSteps<LootSteps> = {
  /** A two-pane exchange between the winner and one who fell (KM-096, H-44). */
  loot(m, { winner, loser }) {
    const { state } = m;
    if (playerAt(state, winner).out || playerAt(state, loser).out || !hasItems(playerAt(state, loser))) return;
    if (arePartners(state.players, winner, loser)) return;
    state.loot = { winner, loser, moves: 0 };
    m.emit({ type: 'lootBegan', seat: winner, loser });
    m.ask(winner, { kind: 'loot', winner, loser });
  },
};

const PLACES: readonly ItemPlace[] = ['gear', 'pack'];
const DONE = Object.freeze({ do: 'done' as const });

/** With too much in the backpack, dropping comes first in the list, so that its first number gives nothing away. */
function lootOptions(state: State, _ask: object, seat: Seat): LootOption[] {
  const { loser, moves } = running(state);
  const mine = playerAt(state, seat);
  const overfull = isOverfull(mine);
  const options: LootOption[] = overfull ? [] : [DONE];
  if (moves < MOST_EXCHANGE_MOVES) {
    if (overfull) options.push(...freshEquips(mine));
    addTakes(options, playerAt(state, loser));
    addGifts(options, mine, playerAt(state, loser));
  }
  // Dropping is always allowed: a looter who took too much must get rid of it.
  for (const from of PLACES) for (const item of itemsAt(mine, from)) options.push({ do: 'drop', item, from });
  return options;
}

function addTakes(options: LootOption[], theirs: Player): void {
  for (const from of PLACES) for (const item of itemsAt(theirs, from)) options.push({ do: 'take', item, from });
}

/** Only what the loser then has room for, and only if they are still there. */
function addGifts(options: LootOption[], mine: Player, theirs: Player): void {
  const slotsLeft = theirs.out ? 0 : freeSlotsOf(theirs);
  for (const from of ['pack', 'gear'] as const)
    for (const item of itemsAt(mine, from)) if (treasures.get(item).size <= slotsLeft) options.push({ do: 'give', item, from });
}

function blocked(state: State, _ask: object, seat: Seat): Blocked<LootOption>[] {
  const mine = playerAt(state, seat);
  return isOverfull(mine) ? [{ option: DONE, why: say('blocked.overfull', { n: -freeSlotsOf(mine) }) }] : [];
}

/** Between two players, one of whom is knocked out. */
export function handOver(m: M, loot: Pick<Loot, 'winner' | 'loser'>, move: 'take' | 'give', item: ItemId, from: ItemPlace): void {
  const { winner, loser } = loot;
  const [giver, receiver] = (move === 'take' ? [loser, winner] : [winner, loser]).map((seat) => playerAt(m.state, seat)) as [
    Player,
    Player,
  ];
  takeFrom(giver, item, from, false);
  // Gear is seen by all, so everybody knows what was taken from there.
  carry(receiver, item, { fresh: move === 'take', seen: from === 'gear' });
  if (from === 'pack') passUnseen(giver, receiver);
  const event = { type: 'lootMove' as const, seat: winner, loser, move, item, from };
  if (from === 'gear') m.emit(event);
  else m.emit(event, teamsOf(m.state, winner, loser));
}

export const lootQuestions: MountainQuestions<LootQuestions> = {
  loot: {
    clock: 'exchange',
    options: lootOptions,
    blocked,
    /** Time is up: finished with what is legal (H-44). */
    fallback: (options) => options.find((option) => option.do === 'done') ?? leastHarm(options),
    answer(m, seat, option, ask) {
      const loot = running(m.state);
      const mine = playerAt(m.state, seat);
      loot.moves += 1;
      switch (option.do) {
        case 'done':
          m.state.loot = null;
          if (seat !== m.state.current) mine.fresh = 0;
          m.emit({ type: 'lootDone', seat, loser: loot.loser });
          return;
        case 'equip':
          answerOverflow(m, seat, option);
          break;
        case 'drop':
          drop(m, seat, option.item, option.from);
          break;
        default:
          handOver(m, loot, option.do, option.item, option.from);
      }
      m.ask(seat, { kind: 'loot', winner: ask.winner, loser: ask.loser });
    },
  },
};
