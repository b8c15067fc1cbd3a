import type { Seat } from '@tavern/engine';
import { askHolders } from '../holders.ts';
import type { DuelCause } from '../state.ts';
import type { M } from '../types.ts';

/** A duel is named; whoever is challenged may still throw a Smoke Bomb (KM-139, H-14, H-36). */
export function offerDuel(m: M, by: Seat, targets: readonly Seat[], cause: DuelCause): void {
  if (cause !== 'ambush') m.state.act.duelled = true;
  m.emit({ type: 'challenged', seat: by, targets: targets.slice(), cause });
  askHolders(m, targets, 'duel', by, null);
  m.next({ do: 'duel.begin', by, targets: targets.slice(), cause }, { do: 'duel.over' });
}
