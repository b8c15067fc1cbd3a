import type { AskedPacket } from '@tavern/bots';
import { create, fast, type Match, type Packet, seatsOf, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { botOf, entryOf, type GamePack } from '@tavern/games';

/** What each viewer (the last one: a spectator) was shown of a match of bots or of the clock alone, packet after packet, sharing what did not change. */
export async function packetsOf(
  id: string,
  players: number,
  seed: number,
  by: 'bots' | 'clock' = 'bots',
): Promise<Packet<Types>[][]> {
  const pack = await entryOf(id)?.load();
  if (pack === undefined) throw new Error(`there is no ${id}`);
  const rules = pack.game.rules.parse({});
  const choices = sampleSeats(pack.game, rules, players, fast(seed).stream('choices'));
  const match = create(pack.game, fast(seed), choices as Types['seat'][], rules);
  const viewers = [...seatsOf(players), null];
  const shown = viewers.map((viewer) => [match.packet(viewer)]);
  while (match.over === null) {
    if (by === 'clock' || !(await answerOfBot(pack, match))) fallBack(match);
    for (const [index, viewer] of viewers.entries()) {
      const before = shown[index]?.at(-1);
      const packet = match.packet(viewer, { before });
      if (packet !== before) shown[index]?.push(packet);
    }
  }
  return shown;
}

/** Of the first seat whose bot wants to answer. */
async function answerOfBot(pack: GamePack, match: Match<Types>): Promise<boolean> {
  for (const seat of match.asked) {
    const packet = match.packet(seat) as AskedPacket<Types>;
    const option = await botOf(pack).choose(packet, seat, fast(match.seq).stream('bot'));
    if (option !== null) return match.answer(seat, packet.question.id, option).ok;
  }
  return false;
}

function fallBack(match: Match<Types>): void {
  const [seat] = match.asked;
  if (seat === undefined) throw new Error('nobody is asked');
  match.answer(seat, match.question(seat)?.id ?? 0, match.fallback(seat));
}

export function frozen<X>(tree: X): X {
  if (typeof tree === 'object' && tree !== null && !Object.isFrozen(tree)) {
    Object.freeze(tree);
    Object.values(tree).forEach(frozen);
  }
  return tree;
}
