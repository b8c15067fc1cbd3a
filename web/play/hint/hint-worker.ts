import type { AskedPacket } from '@tavern/bots';
import { fast, type Types } from '@tavern/engine';
import { botOf } from '@tavern/games';
import { packOf } from '../../model/pack.ts';
import type { HintReply, HintRequest } from './hint.ts';

/** Fixed, so that the hint among equally good options is always the same. */
const SEED = 1;

async function advised({ game, packet, seat }: HintRequest): Promise<HintReply['advice']> {
  const pack = await packOf(game);
  if (pack === null || packet.question === null) return null;
  const bot = botOf(pack);
  const asked = packet as AskedPacket<Types>;
  const option = await bot.choose(asked, seat, fast(SEED).stream('hint'));
  return option === null ? null : { option, why: (await bot.why?.(asked, seat, option)) ?? null };
}

addEventListener('message', ({ data }: MessageEvent<HintRequest>) => {
  advised(data).then(
    (advice) => postMessage({ id: data.id, advice } satisfies HintReply),
    (error: unknown) => {
      console.error(error);
      postMessage({ id: data.id, advice: null } satisfies HintReply);
    },
  );
});
