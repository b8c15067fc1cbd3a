import type { Card } from '../catalog.ts';
import type { Filter, Rule } from '../rule.ts';
import type { Trait, Zone } from '../state.ts';
import type { Character, Team } from './sheet.ts';

function hasAny(traits: readonly Trait[], wanted: readonly Trait[]): boolean {
  for (const trait of wanted) if (traits.includes(trait)) return true;
  return false;
}

export const fits = ({ kinds, types, traits, printedAtLeast, zones }: Filter, card: Card, zone: Zone): boolean =>
  (types === null || (card.type !== null && types.includes(card.type))) &&
  (traits === null || hasAny(card.traits, traits)) &&
  card.power >= printedAtLeast &&
  (zones === null || zones.includes(zone)) &&
  (kinds === null || kinds.includes(card.kind));

/** Face-down cards are nothing but face-down: only their zone can be asked for. */
const matches = (filter: Filter, { card, zone }: Character): boolean =>
  card === null ? filter.zones === null || filter.zones.includes(zone) : fits(filter, card, zone);

/** The first of the strongest. */
function strongest(characters: readonly Character[]): Character[] {
  let best: Character | undefined;
  for (const character of characters) if (best === undefined || character.power > best.power) best = character;
  return best === undefined ? [] : [best];
}

/**
 * Whom a rule is about on one side, immune or not. `own`: the character whose rule it is, which is never its own first or other one (H-16).
 * Chosen targets have been aimed at by a player: `aim` knows where.
 */
export function targetsOf({ targets, filter }: Rule, team: Team, own: Character | null, aim: Zone | null): readonly Character[] {
  if (targets === 'this') return own === null ? [] : [own];
  const found: Character[] = [];
  const notOwn = targets === 'others' || targets === 'first';
  for (const character of filter.face === 'down' ? team.down : team.up) {
    if ((notOwn && character === own) || (targets === 'chosen' && character.zone !== aim) || !matches(filter, character))
      continue;
    found.push(character);
    if (targets === 'first') break;
  }
  return targets === 'strongest' ? strongest(found) : found;
}
