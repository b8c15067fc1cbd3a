import { classes, treasures } from './catalog.ts';
import type { Rules } from './house-rules.ts';
import { carry } from './pack.ts';
import type { ItemId, Piles, Player } from './state.ts';

const TIER_1 = 0;

/** H-02, `classKits`: everybody begins with what their class is known for. With no copy of it left it is the top card of tier 1, which nobody has seen. */
export function packKits({ classKits }: Rules, players: readonly Player[], { treasure }: Piles): void {
  if (!classKits) return;
  for (const player of players) {
    const kit = takeOut(treasure, classes.get(player.class).kit);
    const item = kit ?? treasure[TIER_1]?.pop();
    if (item === undefined) continue;
    carry(player, item, { fresh: false, seen: true });
    player.kit = kit;
  }
}

function takeOut(decks: readonly ItemId[][], item: ItemId | null): ItemId | null {
  if (item === null) return null;
  const deck = decks[treasures.get(item).tier - 1] ?? [];
  const at = deck.lastIndexOf(item);
  if (at < 0) return null;
  deck.splice(at, 1);
  return item;
}
