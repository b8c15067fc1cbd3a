import { fast, foresee, type Game, type Match, seat, type Types } from '@tavern/engine';
import { expect } from 'vitest';

/** Plays a match at random; whatever is foreseen must be what comes. Returns how often anything was. */
export function foreseenIn<T extends Types>(game: Game<T>, match: Match<T>, luck: number): number {
  const choices = fast(luck);
  let foreseen = 0;
  while (match.over === null) {
    const who = match.asked[0] ?? seat(0);
    const packet = match.packet(who, { lean: true });
    const option = choices.stream(`choice ${match.seq}`).pick(packet.question?.options ?? []);
    const sure = foresee(game, packet, who, option, { seed: match.seq });
    match.answer(who, packet.question?.id ?? 0, option);
    if (sure === null) continue;
    foreseen += 1;
    expect(sure).toEqual(match.packet(who, { lean: true }));
  }
  return foreseen;
}
