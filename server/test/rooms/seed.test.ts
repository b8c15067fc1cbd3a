import { render, withEngineTexts } from '@tavern/engine';
import { seedDice } from '@tavern/host';
import { wireTexts } from '@tavern/wire';
import { describe, expect, test } from 'vitest';
import { createRoom } from '../../rooms/create.ts';
import { ANN, BEN, ceeLo, dice, Lobby, nonce, race } from './lobby.ts';

const words = withEngineTexts(wireTexts);

describe('H-15: a seed', () => {
  test('is chosen with the room or later, counts tidied up, and can be taken away', () => {
    const lobby = new Lobby(ceeLo, { seed: ' red  dragon ' });
    expect(lobby.view.seed).toBe('RED DRAGON');
    lobby.does(ANN, { do: 'settings', settings: { public: true } });
    expect(lobby.view.seed).toBe('RED DRAGON');
    lobby.does(ANN, { do: 'settings', settings: { seed: 'k7qm-2xrp' } });
    expect(lobby.view.seed).toBe('K7QM-2XRP');
    lobby.does(ANN, { do: 'settings', settings: { seed: null } });
    expect(lobby.view).toMatchObject({ seed: null, commit: dice(1).commit });
  });

  test('makes the dice of every match in the room, whatever nonces come, and everybody sees it', () => {
    const { secret, commit, nonce: derived } = seedDice('red dragon');
    const lobby = new Lobby(ceeLo, { seed: 'Red Dragon' });
    expect(lobby.view.commit).toBe(commit);
    const one = lobby.playsAMatch();
    expect(one).toMatchObject({ secret, commit, nonces: [derived] });
    lobby.ends();
    expect(lobby.does(ANN, { do: 'rematch', nonce: nonce('c') })).toBe(true);
    expect(lobby.plays()).toMatchObject({ secret, commit, nonces: [derived] });
    expect(lobby.view.commit).toBe(commit);
  });

  test('is the bot’s too, where a bot plays and people watch', () => {
    const lobby = new Lobby(ceeLo, { seed: 'x' });
    lobby.does(ANN, { do: 'stand' });
    lobby.does(ANN, { do: 'bot', seat: 0, level: 'random' });
    const row = lobby.playsAMatch();
    expect(row.nonces).toEqual([seedDice('X').nonce]);
  });

  test('that is another has to be agreed to anew', () => {
    const lobby = new Lobby(ceeLo).comes(BEN);
    lobby.does(ANN, { do: 'stand' });
    lobby.does(BEN, { do: 'sit', seat: 0 });
    lobby.does(BEN, { do: 'ready', nonce: nonce('b') });
    lobby.does(ANN, { do: 'settings', settings: { seed: null } });
    expect(lobby.sitting).toBe('ben✓');
    lobby.does(ANN, { do: 'settings', settings: { seed: 'x' } });
    expect(lobby.sitting).toBe('ben');
  });

  test('without one, the dice are drawn and everybody adds to them', () => {
    const row = new Lobby(ceeLo).playsAMatch();
    expect(row).toMatchObject({ secret: dice(1).secret, commit: dice(1).commit, nonces: [nonce('a')] });
  });
});

describe('a seed is refused', () => {
  test.each(['', '  ', 'a.b', '🎲', 'x'.repeat(25), '\u200b'])('%j, in words of both languages, and nothing changes', (seed) => {
    const lobby = new Lobby(ceeLo, { seed: 'x' });
    lobby.refuses(ANN, { do: 'settings', settings: { seed, public: true } }, 'bad-seed', 'settings.seed', { max: 24 });
    expect(lobby.view).toMatchObject({ seed: 'X', public: false });
    const asked = { code: 'ABC234', game: 'cee-lo', pack: ceeLo, settings: { seed }, host: ANN, dice: dice(1), now: 1 };
    const made = createRoom(asked);
    if (made.ok) throw new Error('it was made');
    expect(made).toMatchObject({ code: 'bad-seed', field: 'settings.seed' });
    expect(render(words.en, made.why)).toBe(
      'A seed has 1 to 24 letters, digits, spaces and dashes. Change it, or play without one.',
    );
    expect(render(words['zh-Hant'], made.why)).toContain('1 到 24 個');
  });

  test('where others play too', () => {
    const lobby = new Lobby(race);
    lobby.refuses(ANN, { do: 'settings', settings: { seed: 'x' } }, 'no-seeds', 'settings.seed');
    lobby.does(ANN, { do: 'settings', settings: { seed: null } });
    for (const language of ['en', 'zh-Hant'] as const) expect(words[language]['refusal.no-seeds']).toBeTruthy();
  });
});
