import type { Card } from '../catalog.ts';
import type { Filter, Rule } from '../rule.ts';
import type { Trait, Zone } from '../state.ts';
import type { Fighter, Team } from './sheet.ts';

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
const matches = (filter: Filter, { card, zone }: Fighter): boolean =>
  card === null ? filter.zones === null || filter.zones.includes(zone) : fits(filter, card, zone);

/** The first of the strongest. */
function strongest(fighters: readonly Fighter[]): Fighter[] {
  let best: Fighter | undefined;
  for (const fighter of fighters) if (best === undefined || fighter.power > best.power) best = fighter;
  return best === undefined ? [] : [best];
}

/**
 * Whom a rule is about on one side, immune or not. `own`: the character whose rule it is, which is never its own first or other one (H-16).
 * Chosen targets have been aimed at by a player: `aim` knows where.
 */
export function targetsOf({ targets, filter }: Rule, team: Team, own: Fighter | null, aim: Zone | null): readonly Fighter[] {
  if (targets === 'this') return own === null ? [] : [own];
  const found: Fighter[] = [];
  const notOwn = targets === 'others' || targets === 'first';
  for (const fighter of filter.face === 'down' ? team.down : team.up) {
    if ((notOwn && fighter === own) || (targets === 'chosen' && fighter.zone !== aim) || !matches(filter, fighter)) continue;
    found.push(fighter);
    if (targets === 'first') break;
  }
  return targets === 'strongest' ? strongest(found) : found;
}
