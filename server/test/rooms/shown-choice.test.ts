import { render, type Say, withEngineTexts } from '@tavern/engine';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ANN, BEN, CAT, Lobby, mountain, nonce } from './lobby.ts';
import { parading } from './stand-ins.ts';

const ANNS = 'PD1-maba-1dr2fl-td~Annas';
const BENS = 'PD1-clma-1dr2fi-53~Bens';
const choices = (lobby: Lobby, guest: string) =>
  lobby.seenBy(guest).seats.map((seat) => (seat.by === 'open' ? null : seat.choice));

/** Ann and Ben have chosen their decks, and Cat watches. */
function chosen(): Lobby {
  const lobby = new Lobby(parading).sits(BEN).comes(CAT);
  lobby.does(ANN, { do: 'choose', choice: { deck: ANNS } });
  lobby.does(BEN, { do: 'choose', choice: { deck: BENS }, nonce: nonce('b') });
  return lobby;
}

describe('where a game keeps choices secret until the match starts', () => {
  test('guests see their own choice whole, and of others’ what the game shows', () => {
    const lobby = chosen();
    expect(choices(lobby, ANN)).toEqual([{ deck: ANNS }, {}]);
    expect(choices(lobby, BEN)).toEqual([{}, { deck: BENS }]);
    expect(choices(lobby, CAT)).toEqual([{}, {}]);
  });

  test('the game says what that is', () => {
    const lobby = new Lobby({ ...parading, shownChoice: () => ({ deck: 'chosen' }) }).sits(BEN);
    expect(choices(lobby, ANN)).toEqual([{ deck: 'sunday' }, { deck: 'chosen' }]);
  });

  test('a bot’s choice is whole for the host, who makes it, and for the next host', () => {
    const lobby = new Lobby(parading).comes(BEN, CAT);
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'random' });
    lobby.does(ANN, { do: 'choose', seat: 1, choice: { deck: BENS } });
    expect(choices(lobby, ANN)[1]).toEqual({ deck: BENS });
    expect(choices(lobby, BEN)[1]).toEqual({});
    lobby.does(ANN, { do: 'host', guest: BEN });
    expect(choices(lobby, BEN)).toEqual([{}, { deck: BENS }]);
    expect(choices(lobby, ANN)).toEqual([{ deck: 'sunday' }, {}]);
  });

  test('a seat that moves keeps its secret', () => {
    const lobby = new Lobby(parading).comes(BEN);
    lobby.does(ANN, { do: 'choose', choice: { deck: ANNS } });
    lobby.does(ANN, { do: 'sit', seat: 1 });
    expect(choices(lobby, BEN)).toEqual([null, {}]);
    expect(choices(lobby, ANN)).toEqual([null, { deck: ANNS }]);
  });

  test('nothing else in a view tells: only the seat of the guest who looks has a card of the deck in it', () => {
    const lobby = chosen();
    expect(JSON.stringify(lobby.seenBy(ANN))).not.toMatch(/Bens|1dr2fi/);
    expect(JSON.stringify(lobby.seenBy(BEN))).not.toMatch(/Annas|1dr2fl/);
    expect(JSON.stringify(lobby.seenBy(CAT))).not.toMatch(/PD1/);
  });

  test('a choice that the game no longer takes is named to its own guest, and to others only whose it is', () => {
    const lobby = chosen();
    // The room was stored before the game changed.
    const refusing = {
      ...parading,
      game: {
        ...parading.game,
        seatChoice: () =>
          z.strictObject({
            deck: z
              .string()
              .refine((deck) => deck !== BENS, 'no fifes in Bens')
              .default('sunday'),
          }),
      },
    };
    const later = Object.assign(new Lobby(refusing), { room: lobby.room });
    const told = (guest: string): string => {
      const { mayStart } = later.seenBy(guest);
      return mayStart.ok ? 'may start' : said(mayStart.why);
    };
    expect(told(BEN)).toContain('no fifes in Bens');
    for (const guest of [ANN, CAT]) {
      expect(later.seenBy(guest).mayStart).toMatchObject({ ok: false, code: 'choice-refused', field: 'choice' });
      expect(told(guest)).toBe('The game no longer accepts what Seat 2 chose. Seat 2 has to choose again.');
    }
    later.refuses(ANN, { do: 'start', nonce: nonce('a') }, 'choice-refused', 'choice', { who: { seat: 1 } });
  });
});

test('where a game keeps nothing secret, everybody sees the same', () => {
  const lobby = new Lobby(mountain).sits(BEN).comes(CAT);
  lobby.does(BEN, { do: 'choose', choice: { class: 'monk' } });
  lobby.does(ANN, { do: 'bot', seat: 2, level: 'normal' });
  for (const guest of [BEN, CAT]) expect(lobby.seenBy(guest)).toEqual(lobby.view);
  expect(lobby.view.seats[1]).toMatchObject({ choice: { class: 'monk' } });
});

const said = (why: Say): string => render({ ...withEngineTexts(wireTexts).en, ...parading.texts.en }, why);
