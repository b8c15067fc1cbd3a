import type { CharacterZone, GameType } from '../state.ts';
import type { Team } from './sheet.ts';
import { COMBOS, type Combo, type ComboKind } from './types.ts';

/** RR-034..RR-038. */
export const COMBO_BONUS: { readonly [kind in ComboKind]: number } = {
  allSame: 250,
  freedomEconomy: 170,
  rightPatriot: 150,
  leftEconomy: 120,
  pair: 50,
};

type Alike = 'allSame' | 'pair';
export const TWO_TYPES: { readonly [kind in Exclude<ComboKind, Alike>]: readonly [GameType, GameType] } = {
  freedomEconomy: ['freedom', 'economy'],
  rightPatriot: ['rightWing', 'patriot'],
  leftEconomy: ['leftWing', 'economy'],
};

const combo = (kind: ComboKind, types: readonly GameType[], zones: readonly CharacterZone[]): Combo => ({
  kind,
  bonus: COMBO_BONUS[kind],
  types: [...types],
  zones,
});

/** Where the first character of a type is. */
function zoneOf({ up }: Team, type: GameType): CharacterZone | null {
  for (const { card, zone } of up) if (card?.type === type) return zone;
  return null;
}

/** All of them, or two of them: three of a kind are no pair as well. */
function alike({ up }: Team, kind: Alike): Combo | null {
  const count = kind === 'allSame' ? 3 : 2;
  for (const { card } of up) {
    const type = card?.type ?? null;
    const same = up.filter((other) => other.card?.type === type);
    if (type !== null && same.length === count)
      return combo(
        kind,
        [type],
        same.map(({ zone }) => zone),
      );
  }
  return null;
}

function comboOf(team: Team, kind: ComboKind): Combo | null {
  if (kind === 'allSame' || kind === 'pair') return alike(team, kind);
  const types = TWO_TYPES[kind];
  const one = zoneOf(team, types[0]);
  const two = one === null ? null : zoneOf(team, types[1]);
  return one === null || two === null ? null : combo(kind, types, [one, two]);
}

/** Combos of face-up types, the best one first: that one alone, or all. Types count also where the power is 0 (H-18). */
export function combosOf(team: Team, all: boolean): Combo[] {
  const found: Combo[] = [];
  if (team.up.length < 2) return found;
  for (const kind of COMBOS) {
    const made = comboOf(team, kind);
    if (made !== null) found.push(made);
    if (made !== null && !all) break;
  }
  return found;
}
