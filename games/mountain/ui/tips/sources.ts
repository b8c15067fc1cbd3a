import type { Say } from '@tavern/engine';
import type { Bonus } from '../../rules/events.ts';
import { type Against, attackBonuses, defenceBonuses, total } from '../../rules/score.ts';
import type { Player } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { sourceName } from '../../text/tell/words.ts';
import { reckoned } from '../show/sight.ts';

/** Part of a number. `only`: it is not in the number that the table shows, because it does not always apply (H-54). */
export interface Source {
  readonly n: number;
  readonly from: Say;
  readonly only: 'enemies' | 'players' | 'combat' | 'turn' | null;
}

export interface Sum {
  readonly sources: readonly Source[];
  /** With everything, in a fight and in a duel. */
  readonly against: { readonly [who in Against]: number };
}

type Bonuses = (player: Player, against: Against) => readonly Bonus[];

/** Both lists side by side: parts in both always apply, unless a potion wears off; the others apply only against some. */
function sum(seen: PlayerView, bonuses: Bonuses): Sum {
  const player = reckoned(seen);
  const enemies = bonuses(player, 'enemies');
  const players = [...bonuses(player, 'players')];
  const sources: Source[] = [];
  const add = (from: string, n: number, only: Source['only']): void => {
    if (n !== 0) sources.push({ n, from: sourceName(from), only });
  };
  for (const { from, n } of enemies) {
    const twin = players.findIndex((each) => each.from === from);
    const shared = twin < 0 ? 0 : (players.splice(twin, 1)[0]?.n ?? 0);
    const lasting = from === player.class ? 'combat' : null;
    add(from, shared, player.boosts.some((boost) => boost.from === from) ? 'turn' : lasting);
    add(from, n - shared, 'enemies');
  }
  for (const { from, n } of players) add(from, n, 'players');
  const rank = ({ only }: Source): number => (only === null ? 0 : 1);
  return {
    sources: sources.sort((a, b) => rank(a) - rank(b)),
    against: { enemies: total(enemies), players: total(bonuses(player, 'players')) },
  };
}

export const attackSum = (player: PlayerView): Sum => sum(player, (each, against) => attackBonuses(each, against, 0));
export const defenceSum = (player: PlayerView): Sum => sum(player, defenceBonuses);
