import type { AskedPacket } from '@tavern/bots';
import { create, fast, matters, type Seat, type Types } from '@tavern/engine';
import { sampleSeats } from '@tavern/engine/conformance';
import { expect, test } from 'vitest';
import { botOf, type GamePack, registry } from '../registry.ts';

/** How many answers of a match between its own bots are moments that matter. */
async function momentsOf(pack: GamePack, players: number, seed: number): Promise<number> {
  const { game } = pack;
  const rules = game.rules.parse({});
  const seats = sampleSeats(game, rules, players, fast(seed).stream('seats'), pack.sampleSeat);
  const match = create(game, fast(seed), seats as object[], rules);
  let moments = 0;
  while (match.over === null) {
    const who = match.asked[0] as Seat;
    const packet = match.packet(who) as AskedPacket<Types>;
    const choice = await botOf(pack).choose(packet, who, fast(seed).stream(`${who}:${match.seq}`));
    const result = match.answer(who, packet.question.id, choice ?? match.fallback(who));
    if (!result.ok) throw new Error(`seed ${seed}: ${result.code}`);
    const told = result.events.map(({ event }) => event);
    if (matters(pack, told)) moments += 1;
  }
  return moments;
}

const games = registry.filter(({ hidden }) => hidden !== true);

test.each(games)('$id: a match of bots has between 3 and 40 moments that matter', async ({ load }) => {
  const pack = await load();
  const [min, max] = pack.game.seats;
  for (const [seed, players] of [min, max, max, max].entries()) {
    const moments = await momentsOf(pack, players, seed + 3);
    expect(moments, `${players} players, seed ${seed + 3}`).toBeGreaterThanOrEqual(3);
    expect(moments, `${players} players, seed ${seed + 3}`).toBeLessThanOrEqual(40);
  }
});

test('a game that does not say which moments matter has those whose line matters most', () => {
  const marks = { found: 'luck!', lost: 'luck', on: 'action-' } as const;
  for (const [type, is] of [
    ['found', true],
    ['lost', false],
    ['on', false],
  ] as const)
    expect(matters({ tell: { marks } }, [{ type: 'on' }, { type }])).toBe(is);
  expect(matters({ tell: { marks, matters: ({ type }) => type === 'on' } }, [{ type: 'found' }])).toBe(false);
});
