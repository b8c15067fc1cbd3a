import { LANGUAGES, type Language, type Say, say } from '@tavern/engine';
import type { RoomInvitation } from '@tavern/wire';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import JoinForm from '../../../lobby/door/join-form.tsx';
import { words as en } from '../../../words/page/en.ts';
import { words as zhHant } from '../../../words/page/zh-Hant.ts';
import { SpeechContext, speechOf } from '../../../words/words.ts';

const WORDS = { en, 'zh-Hant': zhHant } as const;
/** A game that the hall knows. */
const GAME = 'hopscotch';
const ROOM: RoomInvitation = {
  code: 'A3X9K2',
  game: GAME,
  taken: 3,
  seats: 4,
  host: 'Ysolde',
  people: ['Ysolde', 'Mei'],
  pace: 'normal',
  playing: false,
  changedRules: 0,
};

describe.each(LANGUAGES)('the joining page in %s', (language: Language) => {
  const speech = speechOf(language, { ...WORDS[language], [`hall.game.${GAME}.name`]: 'Hopscotch' });
  const page = (room: RoomInvitation, unsigned = false, problem: Say | null = null): string => {
    const form = createElement(JoinForm, { room, unsigned, problem, onCome: () => {} });
    return renderToStaticMarkup(createElement(SpeechContext, { value: speech }, form));
  };
  const [sit, watch] = ['lobby.sit', 'lobby.join.watch'].map((key) => `<b>${speech.t(key)}</b>`);

  test('says who invites, to which game, and who sits there', () => {
    const shown = page(ROOM);
    expect(shown).toContain(speech.t('lobby.join.host', { host: 'Ysolde' }));
    expect(shown).toContain('Hopscotch');
    expect(shown).toContain(speech.t('lobby.join.people.bots', { who: ['Ysolde', 'Mei'], bots: 1 }));
    expect(shown).toContain(speech.t('lobby.join.open', { open: 1, seats: 4 }));
    for (const way of [sit, watch]) expect(shown).toContain(way);
    expect(shown).not.toContain('<input');
    expect(page(ROOM, true)).toContain('<input');
  });

  test.each([
    { what: 'full', room: { ...ROOM, taken: 4 }, told: say('refusal.room-full', { seats: 4 }) },
    { what: 'started', room: { ...ROOM, playing: true }, told: say('refusal.started') },
  ])('KM-018, C-35: tells that a room is $what, with a way to watch and none to sit down', ({ room, told }) => {
    const shown = page(room);
    expect(shown).toContain(speech.tell(told));
    expect(shown).toContain(watch);
    expect(shown).not.toContain(sit);
  });

  test('invites to watch a running match, and promises no seats', () => {
    const shown = page({ ...ROOM, playing: true });
    expect(shown).toContain(speech.t('lobby.join.host.watch', { host: 'Ysolde' }));
    expect(shown).toContain(speech.t('lobby.join.people.bots', { who: ['Ysolde', 'Mei'], bots: 1 }));
    expect(shown).not.toContain(speech.t('lobby.join.seats'));
  });

  test('invites everybody else to watch a run for one player', () => {
    const shown = page({ ...ROOM, taken: 1, seats: 1, people: ['Ysolde'] });
    expect(shown).toContain(speech.t('lobby.join.host.watch', { host: 'Ysolde' }));
    expect(shown).toContain(watch);
    expect(shown).not.toContain(sit);
    expect(shown).not.toContain('role="alert"');
  });
});
