import type { Eyes, Flat, Packet, Seat, Trail, Types, Walk } from '@tavern/engine';
import type { Decision } from './replay.ts';

/** What these eyes may know of what can be decided at this moment: a player knows their own questions, a spectator none. */
export function decisionsAt(trail: Trail<Types>, answer: number, eyes: Eyes): readonly Decision[] {
  const walk = trail.stand(answer);
  const open = walk.match.asked.flatMap((seat) => {
    const question = packetOf(walk, eyes, seat)?.question ?? null;
    return question === null ? [] : [{ seat, question }];
  });
  const taken = takenOn(walk, new Map(open.map(({ seat, question }) => [seat, question.id])));
  return open.map(({ seat, question }) => ({ seat, question, taken: taken.get(seat) ?? null }));
}

/** What a seat's player knew when they were asked at this moment; null: they were not, or these eyes may not see it. */
export const packetAt = (trail: Trail<Types>, answer: number, eyes: Eyes, seat: Seat): Packet<Types> | null =>
  packetOf(trail.stand(answer), eyes, seat);

function packetOf({ match }: Walk<Types>, eyes: Eyes, seat: Seat): Packet<Types> | null {
  if ((eyes !== 'all' && eyes !== seat) || !match.asked.includes(seat)) return null;
  return match.packet(seat);
}

/** What each of these seats answers to its question, as long as it is open. */
function takenOn(walk: Walk<Types>, open: Map<Seat, number>): ReadonlyMap<Seat, Flat> {
  const taken = new Map<Seat, Flat>();
  while (open.size > 0) {
    const { coming, match } = walk;
    if (coming === null) break;
    for (const [seat, id] of open) if (match.question(seat)?.id !== id) open.delete(seat);
    const walked = walk.next();
    if (walked === null || !walked.ok) break;
    if (open.delete(walked.seat)) taken.set(walked.seat, coming.option);
  }
  return taken;
}
