import type { AskedPacket } from '@tavern/bots';
import { fast, type Types } from '@tavern/engine';
import { botOf } from '@tavern/games';
import type { HintReply, HintRequest } from './hint.ts';
import { packOf } from './pack.ts';

/** Any number: of several options that are as good, always the same one is hinted at. */
const SEED = 1;

async function hinted({ game, packet, seat }: HintRequest): Promise<HintReply['option']> {
  const pack = await packOf(game);
  if (pack === null || packet.question === null) return null;
  return botOf(pack).choose(packet as AskedPacket<Types>, seat, fast(SEED).stream('hint'));
}

addEventListener('message', ({ data }: MessageEvent<HintRequest>) => {
  hinted(data).then(
    (option) => postMessage({ id: data.id, option } satisfies HintReply),
    (error: unknown) => {
      console.error(error);
      postMessage({ id: data.id, option: null } satisfies HintReply);
    },
  );
});
