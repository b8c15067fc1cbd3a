import { verify } from '@tavern/engine';
import type { TableState } from '@tavern/wire/http';
import { expect, test } from 'vitest';
import { packOf } from '../../play/pack.ts';
import { recordOf } from '../play.ts';
import { TestServer } from '../servers.ts';
import { HttpGuest } from './api.ts';
import { type SeenRoom, startByHttp } from './players.ts';

const GAME = 'king-of-the-mountain';
type WithRules = { readonly room: SeenRoom & { readonly rules: { readonly box: string } } };

test('KM-167, KM-168: by plain HTTP a room names the cards of its box; the match is played with them, and its record verifies', async () => {
  const { url } = await TestServer.start();
  const [mei, ann] = [await HttpGuest.arrive(url), await HttpGuest.arrive(url)];
  const { games } = await mei.get<{ games: { id: string; box?: { cards: { id: string; deck: string; copies: number }[] } }[] }>(
    'games',
  );
  const cards = games.find(({ id }) => id === GAME)?.box?.cards ?? [];
  expect(cards).toContainEqual({ id: 'goblin', name: 'Goblin', deck: 'enemy-1', copies: 6 });

  const box = { goblin: { copies: 2 }, lamp: { onTop: true } };
  const { match } = await startByHttp([mei, ann], GAME, { settings: { rules: { box } } });
  const { packet } = await mei.get<TableState>(`matches/${match}`);
  expect(packet.view).toMatchObject({
    rules: { box: expect.stringMatching(/^KM1\.goblin\*2\.lamp!\./) },
    decks: { enemy: [14, 12, 10] },
  });
  await ann.post(`matches/${match}/answers`, { id: 'leave', question: 0, option: { do: 'concede' } });
  expect(verify((await packOf(GAME)).game, await recordOf(url, match))).toMatchObject({ ok: true });
});

test('KM-171: a box that cannot be played is refused with the field and the reason, and the room stays as it was', async () => {
  const { url } = await TestServer.start();
  const mei = await HttpGuest.arrive(url);
  const { room } = await mei.post<WithRules>('rooms', { game: GAME, settings: { rules: { box: { goblin: { copies: 2 } } } } });
  for (const [box, key] of [
    [{ gobblin: { copies: 2 } }, 'refusal.box-unknown-card'],
    [{ goblin: { copies: 10 } }, 'refusal.box-copies'],
    ['KM1.goblin*2.zz', 'refusal.box-check-letters'],
    [{ orc: { copies: 0 }, troll: { copies: 0 }, cultist: { copies: 1 }, ogre: { enabled: false } }, 'refusal.box-small-deck'],
  ] as const) {
    const refused = await mei.send('POST', `/api/rooms/${room.code}/acts`, { do: 'settings', settings: { rules: { box } } });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { ok: false, code: 'malformed', field: 'settings.rules.box', why: { key } },
    ]);
  }
  const { inside } = await mei.get<{ inside: WithRules['room'] }>(`rooms/${room.code}`);
  expect(inside.rules.box).toBe(room.rules.box);
});
