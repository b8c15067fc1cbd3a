import { canonical, create, fast, imagine, type Seat, seat as toSeat } from '@tavern/engine';
import { sampleSettings } from '@tavern/engine/conformance';
import { registry } from '@tavern/games';
import { fromPast } from '@tavern/wire';
import type { TableState } from '@tavern/wire/http';
import { describe, expect, test } from 'vitest';
import { Telling } from '../../polling/telling.ts';
import type { MatchRow } from '../../store/store.ts';
import { type GuestClient, good, TestServer } from '../servers.ts';
import { HttpGuest } from './api.ts';
import { startByHttp } from './players.ts';

const rowOf = (game: string, seats: number): MatchRow =>
  ({
    game,
    seats: Array.from({ length: seats }, (_, index) => ({ guest: `${index}`, name: `Guest ${index}` })),
  }) as unknown as MatchRow;

/** What a seat is told of a position, byte for byte. */
const told = (telling: Telling, packet: unknown): string => canonical(telling.standing(packet as never));

describe.each(registry.map(({ id }) => id))('%s', (game) => {
  test('two worlds that a seat cannot tell apart give it the same bytes', async () => {
    const pack = await registry.find(({ id }) => id === game)?.load();
    if (pack === undefined) throw new Error('no such game');
    let compared = 0;
    for (let seed = 1; compared < 60; seed++) {
      const source = fast(seed);
      const luck = source.stream('luck');
      const { seats, rules } = sampleSettings(pack.game, source.stream('settings'), undefined, pack);
      const match = create(pack.game, source, seats, rules);
      const row = rowOf(game, seats.length);
      for (let answers = 0; match.over === null && answers < 40; answers++) {
        const [who] = match.asked;
        if (who === undefined) break;
        const packet = match.packet(who);
        const world = imagine(pack.game, packet, who, fast(1_000 * seed + answers));
        const telling = await Telling.of(row, who, answers % 2 === 0 ? 'en' : 'zh-Hant');
        const { flow: _flow, ...mine } = packet;
        const { flow: _others, ...theirs } = world.packet(who);
        expect(told(telling, theirs), `seed ${seed}, answer ${answers}`).toBe(told(telling, mine));
        compared += 1;
        if (packet.question === null) break;
        match.answer(who, packet.question.id, luck.pick(packet.question.options));
      }
    }
  });
});

/** The newest packet of this guest, as the line has it. */
async function packetOnLine(client: GuestClient, match: string, frame: number): Promise<unknown> {
  const past = fromPast(good(await client.request('table.history', { match, from: frame })));
  return past.find(({ n }) => n === frame)?.packet;
}

test.each(['skirmish', 'revolution', 'king-of-the-mountain'])(
  'what %s gives a seat by HTTP is made from its packet alone: the line has the same, and the rest follows from it',
  async (game) => {
    const server = await TestServer.start();
    const guests = await Promise.all([HttpGuest.arrive(server.url, 'Mei'), HttpGuest.arrive(server.url, 'Ann')]);
    const watcher = await HttpGuest.arrive(server.url, 'Watcher');
    const { match } = await startByHttp(guests, game, { settings: { pace: 'unhurried' } });
    const eyes = await Promise.all(
      [...guests, watcher].map(async (guest) => ({
        guest,
        line: await server.connect({ id: '', nickname: '', secret: guest.secret }),
      })),
    );
    const luck = fast(7).stream(game);
    const row = { ...rowOf(game, 2), seats: ['Mei', 'Ann'].map((name) => ({ guest: name, name })) } as unknown as MatchRow;
    for (let turn = 0; turn < 12; turn++) {
      const states: TableState[] = [];
      for (const [index, { guest, line }] of eyes.entries()) {
        const state = await guest.get<TableState>(`matches/${match}?since=-1`);
        const seat: Seat | null = index < 2 ? toSeat(index) : null;
        expect(state.seat).toBe(seat);
        const { packet, question, table, result } = state;
        const telling = await Telling.of(row, seat, 'en');
        expect(canonical({ packet, question, table, result })).toBe(told(telling, await packetOnLine(line, match, state.frame)));
        states.push(state);
      }
      const asked = states.findIndex(({ question }) => question !== null);
      const { question, frame } = states[asked] ?? {};
      if (question === null || question === undefined) break;
      const { option } = luck.pick(question.options);
      await guests[asked]?.send('POST', `/api/matches/${match}/answers`, {
        id: `t${turn}-${frame}`,
        question: question.id,
        option,
      });
    }
  },
);
