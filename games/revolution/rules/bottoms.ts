import type { CardId, Player } from './state.ts';

/** A group of cards that a search has put under a deck: from the lower place to before the upper one. */
interface Group {
  readonly from: number;
  readonly to: number;
}

/** Where these groups are in a deck, the highest first. The bottom of a deck is its place 0. */
export function groupsUnder({ bottoms }: Pick<Player, 'bottoms'>): Group[] {
  let to = bottoms.reduce((sum, size) => sum + size, 0);
  return bottoms.map((size) => {
    const group = { from: to - size, to };
    to -= size;
    return group;
  });
}

/** What its owner knows of a deck: which cards each group has, not their order. */
export const knownUnder = (player: Pick<Player, 'deck' | 'bottoms'>): CardId[][] =>
  groupsUnder(player).map(({ from, to }) => player.deck.slice(from, to).sort());

/** When everything above is gone, the highest group gets smaller. */
export function shrinkTo(bottoms: number[], left: number): void {
  let below = bottoms.reduce((sum, size) => sum + size, 0);
  while (below > left) {
    const size = bottoms[0] ?? 0;
    const gone = Math.min(size, below - left);
    if (gone === size) bottoms.shift();
    else bottoms[0] = size - gone;
    below -= gone;
  }
}
