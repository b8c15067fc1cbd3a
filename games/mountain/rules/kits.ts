import { classes, treasures } from './catalog.ts';
import type { Rules } from './house-rules.ts';
import { carry } from './pack.ts';
import type { Counts, ItemId, Piles, Player } from './state.ts';

const TIER_1 = 0;

/** H-02, `classKits`: everybody begins with what their class is known for. With no copy of it left it is the top card of tier 1, which nobody has seen. */
export function packKits({ classKits }: Rules, players: readonly Player[], { treasure }: Piles, onTop: Counts): void {
  if (!classKits) return;
  for (const player of players) {
    const kit = takeOut(treasure, onTop.treasure, classes.get(player.class).kit);
    const item = kit ?? takeAt(treasure, onTop.treasure, TIER_1, (treasure[TIER_1]?.length ?? 0) - 1);
    if (item === null) continue;
    carry(player, item, { fresh: false, seen: true });
    player.kit = kit;
  }
}

function takeOut(decks: readonly ItemId[][], onTop: number[], item: ItemId | null): ItemId | null {
  if (item === null) return null;
  const tier = treasures.get(item).tier - 1;
  return takeAt(decks, onTop, tier, decks[tier]?.lastIndexOf(item) ?? -1);
}

/** A card of the box that began on top (KM-168) is on top no more. */
function takeAt(decks: readonly ItemId[][], onTop: number[], tier: number, at: number): ItemId | null {
  const deck = decks[tier] ?? [];
  const first = onTop[tier] ?? 0;
  if (at >= 0 && at >= deck.length - first) onTop[tier] = Math.max(0, first - 1);
  return at < 0 ? null : (deck.splice(at, 1)[0] ?? null);
}
