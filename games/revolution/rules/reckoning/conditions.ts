import type { Condition, Rule } from '../rule.ts';
import { CHARACTER_ZONES, type GameType } from '../state.ts';
import type { Character, Team } from './sheet.ts';
import { fits } from './targets.ts';

const typesOf = (team: Team): Set<GameType | null> => new Set(team.up.map(({ card }) => card?.type ?? null));

function otherTypes(team: Team, own: Character | null): number {
  const types = typesOf(team);
  types.delete(own?.card?.type ?? null);
  return types.size;
}

/** `own`: the character whose rule it is. Whether somebody has won is asked when points are given. */
function holds({ is, filter }: Condition, team: Team, own: Character | null): boolean {
  switch (is) {
    case 'ally':
      return team.up.some(
        (character) => character !== own && character.card !== null && fits(filter, character.card, character.zone),
      );
    case 'activeHelp':
      return team.helpState === 'active';
    case 'allFaceUp':
      return team.up.length === CHARACTER_ZONES.length;
    case 'threeTypes':
      return typesOf(team).size === CHARACTER_ZONES.length;
    case 'combo':
      return team.combos.length > 0;
    case 'won':
      return false;
  }
}

/** How much a rule adds just now. */
export function amountOf({ condition, value, each, most }: Rule, team: Team, own: Character | null): number {
  if (condition !== null && !holds(condition, team, own)) return 0;
  if (each === null) return value;
  const amount = value * otherTypes(team, own);
  return most > 0 ? Math.min(most, amount) : amount;
}
