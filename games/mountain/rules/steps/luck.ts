import { seatsOf } from '@tavern/engine';
import { luckCards, treasures, type Way } from '../catalog.ts';
import { drawLuck, underTreasures } from '../decks.ts';
import { askHolders } from '../holders.ts';
import { itemsAt, takeFrom } from '../pack.ts';
import { currentPlayer, type ItemId, type ItemPlace, type LuckId, playerAt } from '../state.ts';
import { teamsOf } from '../teams.ts';
import type { MountainQuestions, MountainSteps } from '../types.ts';

export interface LuckSteps {
  'luck.draw': object;
  'luck.effect': object;
}

export interface LuckQuestions {
  /** Jinn Thief: which item goes back under its deck. */
  thief: { option: { do: 'return'; item: ItemId; from: ItemPlace } };
  /** A Luck card that asks which of its ways out to take. */
  fork: { card: LuckId; option: { do: 'choose'; way: string } };
}

export const luckSteps: MountainSteps<LuckSteps> = {
  /** Shown to all, unless it is one to keep: then only its drawer knows it and may cancel it (H-35). */
  'luck.draw'(m) {
    const { state } = m;
    const { current } = state;
    const drawn = drawLuck(m);
    if (drawn === undefined) {
      m.emit({ type: 'quiet', seat: current, tile: currentPlayer(state).at, why: 'noLuck' });
      return;
    }
    state.luck = drawn;
    const revealed = luckCards.get(drawn).play !== undefined;
    if (revealed) m.emit({ type: 'luckDrawn', seat: current, card: drawn });
    else m.emit({ type: 'luckDrawn', seat: current, card: drawn }, teamsOf(state, current));
    askHolders(m, revealed ? seatsOf(state.players.length) : [current], 'luck', current, revealed ? drawn : null);
    m.next({ do: 'luck.effect' });
  },
  'luck.effect'(m) {
    const { state } = m;
    const { current, luck } = state;
    if (luck === null) return;
    state.luck = null;
    const { play } = luckCards.get(luck);
    if (play === undefined) {
      currentPlayer(state).kept.push({ card: luck, at: null });
      m.emit({ type: 'luckKept', seat: current, card: luck }, teamsOf(state, current));
      return;
    }
    state.discards.luck.push(luck);
    play(m, current);
  },
};

export const luckQuestions: MountainQuestions<LuckQuestions> = {
  thief: {
    clock: 'prompt',
    options: (state, _ask, seat) =>
      (['gear', 'pack'] as const).flatMap((from) =>
        itemsAt(playerAt(state, seat), from).map((item) => ({ do: 'return' as const, item, from })),
      ),
    /** When time is up the least goes: a carried item of the lowest tier. */
    fallback: (options) => options.reduce((least, each) => (worth(each) < worth(least) ? each : least)),
    answer(m, seat, { item, from }) {
      takeFrom(playerAt(m.state, seat), item, from);
      underTreasures(m, item);
      m.emit({ type: 'returned', seat, item, tier: treasures.get(item).tier, from });
    },
  },
  fork: {
    clock: 'prompt',
    options: (_state, { card }) => waysOf(card).map(({ id }) => ({ do: 'choose', way: id })),
    answer(m, seat, { way }, { card }) {
      const chosen = waysOf(card).find(({ id }) => id === way);
      if (chosen === undefined) throw new Error(`'${card}' has no way '${way}'`);
      m.emit({ type: 'chose', seat, card, way });
      chosen.play(m, seat);
    },
  },
};

const waysOf = (card: LuckId): readonly Way[] => luckCards.get(card).ways ?? [];

const worth = ({ item, from }: { item: ItemId; from: ItemPlace }): number =>
  treasures.get(item).tier * 2 + (from === 'gear' ? 1 : 0);
