import type { CharacterZone, Zone } from '../../rules/state.ts';

/** Where a card can be let go, or aimed at: a zone of the viewer, or of the rival. */
export type Place = `near-${Zone}` | `far-${CharacterZone}`;

export const nearPlace = (zone: Zone): Place => `near-${zone}`;
export const farPlace = (zone: CharacterZone): Place => `far-${zone}`;

export const zoneOf = (place: Place): Zone => place.slice(place.indexOf('-') + 1) as Zone;
