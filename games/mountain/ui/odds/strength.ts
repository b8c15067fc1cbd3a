import { type Say, say } from '@tavern/engine';
import { classes, treasures } from '../../rules/catalog.ts';
import type { Bonus } from '../../rules/events.ts';
import { type Against, attackBonuses, defenceBonuses, total } from '../../rules/score.ts';
import type { ClassId } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { sourceName } from '../../text/tell/words.ts';
import { reckoned } from '../show/sight.ts';

/** Part of what is added to a die. */
export interface Part {
  readonly n: number;
  readonly from: Say;
  /** Counts only here: against enemies, against players, or for a while. */
  readonly special: boolean;
}

/** A player's strength in a fight or duel, with everything that counts there (H-54). */
export interface Strength {
  readonly attack: number;
  readonly defence: number;
  readonly attackParts: readonly Part[];
  readonly defenceParts: readonly Part[];
}

/** Most classes are strong against enemies or against players; some of the expansion against both. */
function isOneSided(hero: ClassId): boolean {
  const { attackVsEnemies, attackVsPlayers, defenceVsEnemies, defenceVsPlayers } = classes.get(hero);
  return attackVsEnemies !== attackVsPlayers || defenceVsEnemies !== defenceVsPlayers;
}

const partOf =
  ({ class: hero, boosts }: PlayerView, against: Against) =>
  ({ from, n }: Bonus): Part => {
    const onlyHere = (from === hero && isOneSided(hero)) || treasures.all.some(({ id, bane }) => id === from && bane !== 0);
    return {
      n,
      from: onlyHere ? say(`tray.only.${against}`, { from: sourceName(from) }) : sourceName(from),
      special: onlyHere || from === 'weariness' || boosts.some((boost) => boost.from === from),
    };
  };

export function strengthOf(player: PlayerView, against: Against, weariness: number): Strength {
  const attack = attackBonuses(reckoned(player), against, weariness);
  const defence = defenceBonuses(reckoned(player), against);
  return {
    attack: total(attack),
    defence: total(defence),
    attackParts: attack.map(partOf(player, against)),
    defenceParts: defence.map(partOf(player, against)),
  };
}
