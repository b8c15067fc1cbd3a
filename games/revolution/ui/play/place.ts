import type { CharacterZone, Zone } from '../../rules/state.ts';

/** Where a card can be let go, or aimed at: a zone of the viewer, or of the rival. */
export type CardPlace = `near-${Zone}` | `far-${CharacterZone}`;

export const nearPlace = (zone: Zone): CardPlace => `near-${zone}`;
export const farPlace = (zone: CharacterZone): CardPlace => `far-${zone}`;

export const zoneOf = (place: CardPlace): Zone => place.slice(place.indexOf('-') + 1) as Zone;
