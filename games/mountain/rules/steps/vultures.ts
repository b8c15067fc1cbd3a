import { type Say, type Seat, say } from '@tavern/engine';
import { hasItems, itemsAt } from '../pack.ts';
import { type ItemId, playerAt, type State } from '../state.ts';
import { arePartners } from '../teams.ts';
import type { M, MountainQuestions } from '../types.ts';
import { handOver } from './loot.ts';

/** `grab`: a carried item, by chance. */
type VultureOption = { do: 'spare' } | { do: 'take'; item: ItemId; from: 'gear' } | { do: 'grab' };

export interface VultureQuestions {
  vulture: { loser: Seat; option: VultureOption };
}

/** C-05, `vultures`: once in their own turn everybody may take one item from a rival who is knocked out on their tile (H-56). */
export function preyOf(state: State, seat: Seat): Seat[] {
  if (!state.rules.vultures || state.act.looted) return [];
  return lyingBeside(state, seat).filter((each) => hasItems(playerAt(state, each)));
}

function lyingBeside({ players }: State, seat: Seat): Seat[] {
  const at = players[seat]?.at;
  return players.flatMap((each, index) =>
    index !== seat && each.at === at && each.down && !each.out && !arePartners(players, seat, index) ? [index as Seat] : [],
  );
}

/** Null: somebody here may be looted. */
export function whyNoLoot(state: State, seat: Seat): Say | null {
  if (preyOf(state, seat).length > 0) return null;
  if (lyingBeside(state, seat).length === 0) return say('blocked.loot.nobody');
  if (!state.rules.vultures) return say('blocked.loot.winner');
  return say(state.act.looted ? 'blocked.loot.once' : 'blocked.loot.nothing');
}

export const lookForLoot = (m: M, seat: Seat, loser: Seat): void => m.ask(seat, { kind: 'vulture', loser });

export const vultureQuestions: MountainQuestions<VultureQuestions> = {
  vulture: {
    clock: 'prompt',
    options(state, { loser }) {
      const theirs = playerAt(state, loser);
      const options: VultureOption[] = [{ do: 'spare' }];
      for (const item of itemsAt(theirs, 'gear')) options.push({ do: 'take', item, from: 'gear' });
      if (theirs.pack.length > 0) options.push({ do: 'grab' });
      return options;
    },
    answer(m, seat, option, { loser }) {
      if (option.do === 'spare') return;
      m.state.act.looted = true;
      const sides = { winner: seat, loser };
      if (option.do === 'take') handOver(m, sides, 'take', option.item, 'gear');
      else handOver(m, sides, 'take', m.rng.pick(playerAt(m.state, loser).pack), 'pack');
    },
  },
};
