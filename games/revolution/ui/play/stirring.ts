import type { Seat } from '@tavern/engine';
import { rivalOf, type Zone } from '../../rules/state.ts';
import type { Show } from '../show/props.ts';

/** Whether a card is on its way to this zone: until it arrives, nothing of it is seen there. */
export const arrivesAt = ({ now }: Pick<Show, 'now'>, seat: Seat, zone: Zone): boolean =>
  now !== null && !now.fades && now.event.type === 'placed' && now.event.seat === seat && now.event.zone === zone;

/** Whether a whole hand is on its way to this player. */
export const isDealtTo = ({ now }: Pick<Show, 'now'>, seat: Seat | null): boolean =>
  now !== null &&
  !now.fades &&
  (now.event.type === 'dealt' || (now.event.type === 'redrew' && now.event.redrawn)) &&
  now.event.seat === seat;

/** Whether something happens in this zone right now. */
export function stirsAt({ now }: Pick<Show, 'now'>, seat: Seat, zone: Zone): boolean {
  if (now === null) return false;
  const { event } = now;
  switch (event.type) {
    case 'vacant':
      return event.seat === seat && event.zone === zone;
    case 'aimed':
      return event.seat === rivalOf(seat) && event.zone === zone;
    case 'neutralised':
      return event.seat === seat && zone === 'help';
    case 'revealed':
      return zone === 'sp';
    default:
      return false;
  }
}
