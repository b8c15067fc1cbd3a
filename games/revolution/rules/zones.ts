import type { Seat } from '@tavern/engine';
import {
  type CardId,
  type Face,
  MAIN_ZONES,
  type MainZone,
  type Placed,
  type Player,
  playerAt,
  type State,
  type Zone,
  type Zones,
} from './state.ts';

export const emptyZones = (): Zones => ({ top: null, left: null, right: null, help: null, sp: null });

type Filled = { readonly zones: { readonly [zone in MainZone]: unknown } };

/** RR-020: all three character zones and the Help zone. Vacant counts (H-19). */
export const isFull = ({ zones: { top, left, right, help } }: Filled): boolean =>
  top !== null && left !== null && right !== null && help !== null;

export const firstEmpty = ({ zones }: Filled): MainZone | null => MAIN_ZONES.find((zone) => zones[zone] === null) ?? null;

/** The card in a zone; null: there is none, or it is vacant. */
export function cardIn({ zones }: Pick<Player, 'zones'>, zone: Zone): Placed | null {
  const spot = zones[zone];
  return spot === 'vacant' ? null : spot;
}

export function putDown(state: State, seat: Seat, zone: Zone, card: CardId, face: Face): void {
  state.placements += 1;
  playerAt(state, seat).zones[zone] = { card, face, at: state.placements, target: null, neutralised: false };
}
