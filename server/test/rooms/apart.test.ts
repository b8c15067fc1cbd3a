import type { GamePack } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ANN, BEN, Lobby, nonce } from './lobby.ts';
import { heights } from './stand-ins.ts';

const rules = z.strictObject({ alone: z.boolean().default(false) });

/** A game in which no two may have the same class, if the house rules say so (H-03). */
const alone: GamePack = {
  ...heights,
  presets: [],
  game: { ...heights.game, rules, unshared: (given) => ((given as z.infer<typeof rules>).alone ? ['class'] : []) },
};
const pick = (hero: string, mark: string) => ({ do: 'choose' as const, choice: { class: hero }, nonce: nonce(mark) });
const classes = (lobby: Lobby): unknown[] =>
  lobby.room.seats.flatMap((seat) => (seat.by === 'open' ? [] : [seat.choice['class']]));

describe('no two seats may share a choice', () => {
  const strict = () => new Lobby(alone, { rules: { alone: true } });

  test('H-03: a guest who sits down is shown one that is free', () => {
    expect(classes(strict().sits(BEN))).toEqual(['scout', 'hunter']);
  });

  test('H-03: the first who is ready with it keeps it, and the later one is told whose it is', () => {
    const lobby = strict().sits(BEN);
    lobby.does(BEN, pick('monk', 'b'));
    lobby.refuses(ANN, pick('monk', 'a'), 'choice-taken', 'choice', { who: { seat: 1 } });
    expect(classes(lobby)).toEqual(['scout', 'monk']);
  });

  test('H-03: what is only suggested to somebody may be taken; they are shown another', () => {
    const lobby = strict().sits(BEN);
    lobby.does(BEN, pick('scout', 'b'));
    expect(classes(lobby)).toEqual(['hunter', 'scout']);
  });

  test('H-03: bots give way', () => {
    const lobby = strict();
    lobby.does(ANN, { do: 'bot', seat: 1, level: 'easy' });
    lobby.does(ANN, pick('hunter', 'a'));
    expect(classes(lobby)).toEqual(['hunter', 'scout']);
  });

  test('H-03: the host cannot give a bot what somebody is ready with', () => {
    const lobby = strict().sits(BEN);
    lobby.does(BEN, pick('monk', 'b'));
    lobby.does(ANN, { do: 'bot', seat: 2, level: 'easy' });
    lobby.refuses(ANN, { do: 'choose', choice: { class: 'monk' }, seat: 2 }, 'choice-taken', 'choice');
  });

  test('H-03: when the host turns it on, the one who is ready keeps theirs', () => {
    const lobby = new Lobby(alone).sits(BEN);
    lobby.does(BEN, pick('scout', 'b'));
    lobby.does(ANN, { do: 'settings', settings: { rules: { alone: true } } });
    expect(classes(lobby)).toEqual(['hunter', 'scout']);
    expect(lobby.seat(1)).toMatchObject({ nonce: null });
  });

  test('H-03: without it, everybody chooses freely', () => {
    const lobby = new Lobby(alone).sits(BEN);
    lobby.does(BEN, pick('monk', 'b'));
    lobby.does(ANN, pick('monk', 'a'));
    expect(classes(lobby)).toEqual(['monk', 'monk']);
  });
});
