import type { Json, Say } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { clashUnder } from '../../model/lobby/seat-fields.ts';
import type { Chosen } from '../../parts/rules/presets.ts';
import type { Chooser } from './chooser.ts';

/** Why a player cannot choose this beside what other people have chosen; null: they can. */
export function clashOf(
  pack: LobbyPack,
  rules: Chosen,
  choosers: readonly Chooser[],
  { seat }: Chooser,
  field: string,
  value: Json,
): Say | null {
  const clash = clashUnder(pack, rules);
  if (clash?.field !== field) return null;
  const others = choosers.filter((each) => each.seat !== seat && (each.firm ?? (each.picked && !each.bot)));
  return others.some(({ choice }) => choice[field] === value) ? clash.why : null;
}
