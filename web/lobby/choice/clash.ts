import type { Json, Say } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import type { Chosen } from '../../parts/rules/presets.ts';
import type { Chooser } from './chooser.ts';

/** Why a player cannot choose this beside what other people have chosen; null: they can. */
export function clashOf(
  { game }: GamePack,
  rules: Chosen,
  choosers: readonly Chooser[],
  { seat, choice }: Chooser,
  field: string,
  value: Json,
): Say | null {
  const others = choosers.filter((each) => each.seat !== seat && (each.firm ?? (each.picked && !each.bot)));
  return (
    game.seating?.clash?.(
      rules,
      { ...choice, [field]: value },
      others.map((each) => each.choice),
    )?.why ?? null
  );
}
