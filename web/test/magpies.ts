import type { GamePack } from '@tavern/games';
import { magpies } from '../../engine/test/magpies/magpies.ts';
import { type Card, COPIES } from '../../engine/test/magpies/types.ts';

/** Magpies as a game of the house, dealt these hands and nests. It has hidden cards, a window, sealed bids and a standing barter. */
export function magpiesWith(hands: readonly (readonly Card[])[], nests: readonly (readonly Card[])[]): GamePack {
  const game: typeof magpies = {
    ...magpies,
    setup(rng, seats, rules) {
      const left: { [card in Card]: number } = { ...COPIES };
      for (const card of [...hands, ...nests].flat()) left[card] -= 1;
      const deck = (Object.keys(left) as Card[]).flatMap((card) => Array<Card>(left[card]).fill(card));
      const copies = (piles: readonly (readonly Card[])[]): Card[][] => piles.map((pile) => [...pile]);
      return { ...magpies.setup(rng, seats, rules), hands: copies(hands), nests: copies(nests), deck };
    },
  };
  return { game, texts: { en: {}, 'zh-Hant': {} }, tell: {} } as unknown as GamePack;
}
