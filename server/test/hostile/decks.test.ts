import { type DeckRules, readCode } from '@tavern/decks';
import { create, fast, LANGUAGES, render, type Say, seat, withEngineTexts } from '@tavern/engine';
import { entryOf, type GamePack } from '@tavern/games';
import { type RoomView, wireTexts } from '@tavern/wire';
import { expect, test } from 'vitest';
import { NONCE, TestServer } from '../servers.ts';
import { deckStrings } from './deck-strings.ts';

async function packOf(game: string): Promise<GamePack & { readonly decks: DeckRules }> {
  const pack = await entryOf(game)?.load();
  if (pack?.decks === undefined) throw new Error(`${game} has no decks`);
  return { ...pack, decks: pack.decks };
}

/** To the end, each seat with its fallback. */
function plays({ game, decks }: Awaited<ReturnType<typeof packOf>>, deck: string, seed: number): number {
  const match = create(game, fast(seed), [{ deck }, { deck: decks.ready[1]?.id ?? '' }], game.rules.parse({}));
  while (match.over === null) {
    const [seat] = match.asked;
    if (seat === undefined) throw new Error(`nobody is asked with ${deck}`);
    expect(match.answer(seat, match.question(seat)?.id ?? 0, match.fallback(seat)).ok).toBe(true);
  }
  return match.seq;
}

/** In words of both languages, with nothing left to fill in. */
function isSaid(pack: GamePack, why: Say): boolean {
  const texts = withEngineTexts(wireTexts);
  return LANGUAGES.every((language) => {
    const said = render({ ...texts[language], ...pack.texts[language] }, why);
    return said !== '' && said !== why.key;
  });
}

/** What every game with decks refuses. */
const REFUSED = [
  'not-a-code',
  'too-long',
  'other-game',
  'later-version',
  'check-letters',
  'unknown-card',
  'copies',
  'name-empty',
  'name-too-long',
  'name-too-heavy',
  'name-character',
  'name-marks',
];

test.each([
  { id: 'skirmish', count: 2_000, refused: ['too-few', 'too-many'] },
  {
    id: 'revolution',
    count: 1_200,
    refused: ['too-few.part', 'too-many.part', 'wrong-part', 'kind-few', 'kind-many', 'weight'],
  },
])(
  '$id: $count deck strings, made up, bent and poisoned: each is refused with a type or played, and a refusal changes nothing',
  async ({ id, count, refused }) => {
    const pack = await packOf(id);
    const rules = pack.decks;
    const server = await TestServer.start();
    const mei = await server.guest('Mei');
    let room: RoomView = await mei.create(id);
    const strings = deckStrings(rules, count);
    expect(new Set(strings).size).toBeGreaterThan(count * 0.85);
    const requests = strings.map((deck) =>
      mei.request('room.act', { code: room.code, act: { do: 'choose', choice: { deck: deck as string } } }),
    );
    const codes = new Map<string, number>();
    const played: string[] = [];
    for (const [index, reply] of (await Promise.all(requests)).entries()) {
      const given = strings[index];
      codes.set(reply.ok ? 'ok' : reply.why.key, (codes.get(reply.ok ? 'ok' : reply.why.key) ?? 0) + 1);
      if (!reply.ok) {
        expect(reply, String(given)).toMatchObject({ code: 'malformed', field: expect.stringMatching(/^(act\.)?choice/) });
        expect(isSaid(pack, reply.why), reply.why.key).toBe(true);
        continue;
      }
      const [own] = reply.room.seats;
      const chosen = own?.by === 'person' ? own.choice['deck'] : null;
      const deck = typeof chosen === 'string' ? chosen : '';
      // Kept in its one form, and never as something else than was sent.
      expect(readCode(rules, deck)).toEqual(readCode(rules, String(given)));
      // Between this and the last one that was taken nothing has changed the room.
      expect(reply.room.version).toBe(room.version + 1);
      room = reply.room;
      played.push(deck);
    }
    expect((await mei.enter(room.code, false)).version).toBe(room.version);

    // All kinds of refusals were met, and enough decks to play with.
    expect([...codes.keys()]).toEqual(
      expect.arrayContaining(['refusal.malformed', ...[...REFUSED, ...refused].map((kind) => `refusal.deck-${kind}`)]),
    );
    expect(played.length).toBeGreaterThan(count / 5);
    for (const [index, deck] of played.entries()) expect(plays(pack, deck, index)).toBeGreaterThan(2);

    // The server is as well as before, and plays with the last one.
    await mei.act(room.code, { do: 'bot', seat: 1, level: 'easy' });
    const { match } = await mei.act(room.code, { do: 'start', nonce: NONCE });
    const table = await mei.table(match ?? '');
    expect(table.frame(seat(0))?.packet.view).toMatchObject({
      players: [{ deckId: played.at(-1) }, { deckId: rules.ready[0].id }],
    });
    expect(server.log).not.toMatch(/"level":(50|60)/);
  },
);
