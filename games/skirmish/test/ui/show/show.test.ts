import { render, say } from '@tavern/engine';
import { type TableSpeech, WordsContext } from '@tavern/kit';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { texts } from '../../../text/index.ts';
import { Flights } from '../../../ui/flights.tsx';
import { leavingAt } from '../../../ui/show/stirring.ts';
import { ME, play, RIVAL, skirmish } from '../../skirmish.ts';
import { Watched } from './watched.ts';

const words: TableSpeech = {
  language: 'en',
  t: (key, values) => render(texts.en, say(key, values)),
  tell: (what) => render(texts.en, what),
};

/** Fireball kills the Martyr, whose Death helps the Scout beside it. */
const burning = () => skirmish({ mine: { hand: ['fireball', 'champion'] }, theirs: { units: ['martyr', 'scout'] } });
const FIREBALL = play('fireball', null, 'rival-0');
/** Flight, damage, death, Death, and the moment in which the action is put aside. */
const TAKES = 500 + 300 + 400 + 300 + 150;

describe('the show of a play', () => {
  test('FS-099: shows one event after the other, as they happened, each for its own time', () => {
    const table = new Watched(burning(), FIREBALL);
    const shown: string[] = [];
    const took = table.watch(() => {
      const type = table.show.now?.event.type;
      if (type !== undefined && shown.at(-1) !== type) shown.push(type);
    });
    expect(shown.filter((type) => ['played', 'power', 'died'].includes(type))).toEqual(['played', 'power', 'died', 'power']);
    expect(took).toBeGreaterThanOrEqual(TAKES - 20);
    expect(took).toBeLessThanOrEqual(TAKES + 60);
  });

  test('FS-066, FS-118: takes half of the time at 2×, none when motion is off, and ends at once when it is skipped', () => {
    const whole = new Watched(burning(), FIREBALL).watch();
    const half = new Watched(burning(), FIREBALL, '2x').watch();
    expect(Math.abs(half - whole / 2)).toBeLessThanOrEqual(30);
    expect(new Watched(burning(), FIREBALL, 'off').watch()).toBe(0);
    const skipped = new Watched(burning(), FIREBALL);
    expect(skipped.show.playing).toBe(true);
    for (let presses = 0; presses < 2; presses++) skipped.playback.skip();
    expect(skipped.show).toMatchObject({ playing: false, now: null });
    expect(skipped.show.view.slots[1]?.units[RIVAL]?.power).toBe(3);
  });

  test('FS-102: a unit that dies is seen until it has gone, and power changes only when its turn comes', () => {
    const table = new Watched(burning(), FIREBALL);
    const martyr: (number | null)[] = [];
    const scout: (number | null)[] = [];
    const note = (all: (number | null)[], power: number | null): void => {
      if (all.length === 0 || all.at(-1) !== power) all.push(power);
    };
    table.watch(() => {
      const { show } = table;
      note(martyr, show.view.slots[0]?.units[RIVAL]?.power ?? leavingAt(show, RIVAL, 0)?.unit.power ?? null);
      note(scout, show.view.slots[1]?.units[RIVAL]?.power ?? null);
    });
    expect([martyr, scout]).toEqual([
      [2, 0, null],
      [1, 3],
    ]);
  });
});

describe('FS-101: cards fly', () => {
  const flights = (table: Watched, viewer = ME): readonly string[] => {
    const seen = new Set<string>();
    table.watch(() => {
      const { show } = table;
      const sky = createElement(WordsContext, { value: words }, createElement(Flights, { show, viewer }));
      for (const [, card] of renderToStaticMarkup(sky).matchAll(/flight-face.*?data-card="([a-z_]+)"/g))
        seen.add(`${show.now?.event.type} ${card}`);
      if (/flight-back/.test(renderToStaticMarkup(sky))) seen.add(`${show.now?.event.type}`);
    });
    return [...seen].sort();
  };
  const scouting = () => skirmish({ mine: { hand: ['scout', 'champion'], deck: ['medic'] } });

  test('the card that is played, and the one that is drawn, with their faces', () => {
    expect(flights(new Watched(scouting(), play('scout', 0)))).toEqual(['drew', 'drew medic', 'played', 'played scout']);
  });

  test('a rival sees the back of the drawn one', () => {
    expect(flights(new Watched(scouting(), play('scout', 0), '1x', RIVAL), RIVAL)).toEqual(['drew', 'played', 'played scout']);
  });
});
