import type { GamePack } from '@tavern/games';
import type { Frame } from '@tavern/host';
import { crestIn } from './crest.ts';
import { useGone } from './use-gone.ts';

/** Who has given up, and the crest of each seat. */
export function usePeople(pack: GamePack, { packet }: Frame) {
  const [gone, hasLeft] = useGone(packet);
  return { gone, hasLeft, crest: (seat: number) => crestIn(pack, packet.view, seat) };
}
