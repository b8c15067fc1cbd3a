import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { tallyMoment } from '../../../ui/tally/index.ts';
import { pass, RIVAL, seal } from '../../revolution.ts';
import { counted, rallied } from '../battle.ts';
import { Watched } from './watched.ts';

/** The rival seals the last card, and the round is counted. */
const sealing = (how: ConstructorParameters<typeof Watched>[2] = {}, points?: readonly [number, number]) =>
  new Watched(rallied(points).answer(0, seal('sp-6')), seal('sp-5'), { by: RIVAL, ...how });

describe('the show of a battle', () => {
  test('reveals both cards, then counts row by row, and then waits for somebody to go on', () => {
    const table = sealing();
    const shown: string[] = [];
    table.watch(() => {
      const { now } = table.show;
      const picture = now === null ? '' : `${now.event.type} ${now.part ?? now.phase}`;
      if (shown.at(-1) !== picture) shown.push(picture);
    });
    expect(shown).toEqual(['revealed draws', 'revealed moves', ...Array.from({ length: 11 }, (_, part) => `battle ${part}`)]);
    expect(table.show).toMatchObject({ playing: false, view: { phase: 'battle' } });
  });

  test('takes half of the time at 2×, none when motion is off, and ends at once when it is skipped', () => {
    const whole = sealing().watch();
    expect(Math.abs(sealing({ speed: '2x' }).watch() - whole / 2)).toBeLessThanOrEqual(60);
    expect(sealing({ speed: 'off' }).watch()).toBe(0);
    const skipped = sealing();
    skipped.playback.skip();
    expect(skipped.show).toMatchObject({ playing: false, now: null });
  });

  test('under reduced motion every part only fades', () => {
    expect(sealing({ calm: true }).watch()).toBeLessThan(13 * 160);
  });

  test('each row has its sound, and each award its bell', () => {
    const table = sealing();
    table.watch();
    expect(table.heard.filter((sound) => sound === 'bell')).toHaveLength(3);
    expect(table.heard.filter((sound) => sound === 'win')).toHaveLength(1);
  });

  test('no sealed card is seen before it is revealed, and no number of the tally before its row', () => {
    const table = sealing();
    const seen: string[] = [];
    table.watch(() => {
      const moment = tallyMoment({
        events: table.events,
        show: { ...table.show, about: { seats: [], places: [] }, unseen: () => false },
      });
      const spot = moment?.view.players[RIVAL]?.zones.sp;
      const card = spot === null || spot === undefined || spot === 'vacant' ? null : spot.card;
      const picture = `${card} ${moment?.battle === null ? 'uncounted' : moment?.shown}`;
      if (seen.at(-1) !== picture) seen.push(picture);
    });
    expect(seen).toEqual(['null uncounted', 'sp-5 uncounted', ...Array.from({ length: 11 }, (_, index) => `sp-5 ${index + 1}`)]);
  });

  test('before the end of the match a press shows the whole tally first, and the next press the end', () => {
    const table = sealing({}, [40, 23]);
    table.playback.skip();
    expect(table.show.now).toMatchObject({ event: { type: 'battle' }, phase: 'lies' });
    table.playback.skip();
    expect(table.show).toMatchObject({ playing: false, view: { phase: 'over' } });
  });
});

describe('looking back', () => {
  const at = (viewer: 0 | 1 | null, type: string) => {
    const table = sealing({ viewer: viewer === null ? null : seat(viewer) });
    table.playback.skip();
    const id = table.events.find(({ event }) => event.type === type)?.id ?? '';
    table.playback.rewind(id);
    return tallyMoment({ events: table.events, show: { ...table.show, about: { seats: [], places: [] }, unseen: () => false } });
  };

  test('a battle’s line shows its whole tally again, and the line of the reveal only the cards', () => {
    expect(at(0, 'battle')).toMatchObject({ battle: { type: 'battle' }, shown: 11 });
    expect(at(0, 'revealed')).toMatchObject({ battle: null, shown: 0 });
  });

  test('a face-down card stays as hidden as it was for those eyes', () => {
    const help = (viewer: 0 | 1 | null) => at(viewer, 'battle')?.view.players[RIVAL]?.zones.help;
    expect(help(0)).toMatchObject({ face: 'down', card: null });
    expect(help(null)).toMatchObject({ face: 'down', card: null });
    expect(help(1)).toMatchObject({ face: 'down', card: 'h-4' });
  });
});

test('between a round and its tally, and once the next round begins, there is no tally', () => {
  const moment = (table: Watched) =>
    tallyMoment({ events: table.events, show: { ...table.show, about: { seats: [], places: [] }, unseen: () => false } });
  const placing = new Watched(rallied(), pass);
  placing.watch();
  expect(moment(placing)).toBe(null);
  const next = new Watched(counted(), { do: 'next' });
  next.watch();
  expect(moment(next)).toBe(null);
});
