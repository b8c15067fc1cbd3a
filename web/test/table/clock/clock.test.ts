import { describe, expect, it } from 'vitest';
import { clockInStory, clockName, clockText, clockToShow, shownTime, wholeTime } from '../../../table/clock/host-clock.ts';
import { BRAM, MEI, ODO, YSOLDE } from '../speech.ts';

const turn = (seat: typeof MEI, endsAt: number) => ({ seat, clock: 'turn' as const, endsAt });

describe('the time left', () => {
  it('counts a second until it is over', () => {
    expect([72_000, 71_001, 9_000, 1, 0].map(clockText)).toEqual(['1:12', '1:12', '0:09', '0:01', '0:00']);
  });
});

describe('the candle', () => {
  const clocks = [turn(MEI, 9_000), turn(ODO, 7_000), turn(BRAM, 8_000)];
  it('burns for the viewer’s own time first', () => expect(clockToShow({ clocks }, MEI)).toBe(clocks[0]));
  it('else for the player with the least time', () => expect(clockToShow({ clocks }, YSOLDE)).toBe(clocks[1]));
  it('does not burn where no clock runs', () => {
    expect(clockToShow({ clocks: [] }, YSOLDE)).toBeNull();
    expect(clockToShow(null, YSOLDE)).toBeNull();
  });
  it('is the same from question to question of a turn, and another for the next turn', () => {
    expect(clockName(turn(MEI, 9_000))).toBe(clockName(turn(MEI, 9_000)));
    expect(clockName(turn(MEI, 9_000))).not.toBe(clockName(turn(MEI, 99_000)));
  });
  it('never shows more than the room allows, however much the machines’ clocks differ', () => {
    const times = { turn: 90_000, prompt: null, exchange: 60_000, window: 8_000, pause: 20_000 };
    expect(clockText(shownTime({ clock: 'turn' }, times, 90_700))).toBe('1:30');
    expect(shownTime({ clock: 'turn' }, times, 12_000)).toBe(12_000);
    expect(shownTime({ clock: 'prompt' }, times, 12_000)).toBe(12_000);
    expect(shownTime({ clock: 'turn' }, null, 12_000)).toBe(12_000);
  });
  it('is not another player’s while a story is shown, because that clock belongs to what comes after; the viewer’s own runs on', () => {
    const clock = turn(MEI, 9_000);
    expect(clockInStory(clock, true, YSOLDE)).toBeNull();
    expect(clockInStory(clock, true, null)).toBeNull();
    expect(clockInStory(clock, true, MEI)).toBe(clock);
    expect(clockInStory(clock, false, YSOLDE)).toBe(clock);
    expect(clockInStory(null, true, null)).toBeNull();
  });
  it('is as tall as the room’s time, or as the time that was first seen', () => {
    const times = { turn: 90_000, prompt: null, exchange: 60_000, window: 8_000, pause: 20_000 };
    expect(wholeTime({ clock: 'turn' }, times, 31_000)).toBe(90_000);
    expect(wholeTime({ clock: 'prompt' }, times, 31_000)).toBe(31_000);
    expect(wholeTime({ clock: 'turn' }, null, 31_000)).toBe(31_000);
  });
  it('has the time that somebody asked for on top', () => {
    const times = { turn: 90_000, prompt: null, exchange: 60_000, window: 8_000, pause: 20_000 };
    const running = { clock: 'window', extended: true } as const;
    expect([shownTime(running, times, 27_000), shownTime(running, times, 29_000)]).toEqual([27_000, 28_000]);
    expect(wholeTime(running, times, 21_000)).toBe(28_000);
  });
});
