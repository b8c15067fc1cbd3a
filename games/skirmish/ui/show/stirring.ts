import type { Seat } from '@tavern/engine';
import type { Unit } from '../../rules/state.ts';
import type { Show } from './props.ts';

/** A unit that is leaving the field right now. The view after it does not have it any more. */
export interface Leaving {
  readonly unit: Pick<Unit, 'card' | 'power'>;
  readonly how: 'dies' | 'bounces' | 'clears';
}

export function leavingAt({ now }: Pick<Show, 'now'>, seat: Seat, slot: number): Leaving | null {
  if (now === null) return null;
  const { event, before } = now;
  const unit = before.slots[slot]?.units[seat] ?? null;
  if (unit === null) return null;
  if (event.type === 'cleared') return { unit, how: 'clears' };
  if (event.type !== 'died' && event.type !== 'bounced') return null;
  if (event.seat !== seat || event.slot !== slot || event.unit !== unit.id) return null;
  return { unit, how: event.type === 'died' ? 'dies' : 'bounces' };
}

/** What happens to the unit here right now, as a class. */
export function stirAt({ now }: Pick<Show, 'now'>, seat: Seat, slot: number): string | null {
  if (now === null || !('slot' in now.event) || now.event.slot !== slot) return null;
  const { event } = now;
  if (!('seat' in event) || event.seat !== seat) return null;
  switch (event.type) {
    case 'power':
      return event.amount < 0 ? 'hurt' : 'helped';
    case 'deployed':
      return 'arrives';
    case 'sacrificed':
      return 'hurt';
    case 'conquered':
      return 'helped';
    default:
      return null;
  }
}
