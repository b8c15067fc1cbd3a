import type { AskedPacket, Bot } from '@tavern/bots';
import { fast, imagine, type Option, type Rng, type Seat } from '@tavern/engine';
import { game } from '../rules/game.ts';
import type { Skirmish, SkirmishOption } from '../rules/types.ts';
import { chooseDiscard, chooseMulligan } from './hands.ts';
import { LEANINGS } from './leanings.ts';
import { NORMAL, prospect, type Weights } from './prospect.ts';

/** What each option leads to in a world that fits what the seat knows, and the best of them. */
function lookAhead(packet: AskedPacket<Skirmish>, seat: Seat, rng: Rng, weights: Weights): SkirmishOption | null {
  const luck = rng.int(2 ** 30);
  const world = imagine(game, packet, seat, fast(luck));
  const id = world.question(seat)?.id ?? 0;
  let best: SkirmishOption | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const option of packet.question.options) {
    const after = world.fork(fast(luck));
    if (!after.answer(seat, id, option).ok) continue;
    const value = prospect(after.state, seat, weights);
    if (value <= most) continue;
    most = value;
    best = option;
  }
  return best;
}

const player = (weights: Weights): Bot<Skirmish> => ({
  inManner: (manner) => player({ ...weights, ...LEANINGS[manner] }),
  choose(packet, seat, rng): Option<Skirmish> | null {
    const { ask, options } = packet.question;
    switch (ask.kind) {
      case 'play':
        return lookAhead(packet, seat, rng, weights);
      case 'discard':
        return chooseDiscard(options.filter((option) => option.do === 'discard'));
      case 'mulligan':
        return chooseMulligan(options.filter((option) => option.do === 'keep' || option.do === 'swap'));
      default:
        return options[0] ?? null;
    }
  },
});

/** Weighs slots against the cards that it keeps for later rounds. */
export const normal: Bot<Skirmish> = player(NORMAL);
