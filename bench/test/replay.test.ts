import { verify } from '@tavern/engine';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import { longestMatch } from '../replay/longest.ts';
import { figuresOf } from '../replay/replay.ts';

describe.each(registry.filter(({ hidden }) => hidden !== true))('a record of $id', ({ load }) => {
  test('that is watched again has all seats taken, verifies, and is the longest', async () => {
    const { game, sampleSeat } = await load();
    const kept = { game, ...(sampleSeat === undefined ? {} : { sampleSeat }) };
    const record = longestMatch(kept, 4);
    expect(record.seats.length).toBe(game.seats[1]);
    expect(verify(game, record)).toMatchObject({ ok: true });
    expect(record.answers.length).toBeGreaterThanOrEqual(longestMatch(kept, 2).answers.length);
  });

  test('is timed', async () => {
    const { game, sampleSeat } = await load();
    const record = longestMatch({ game, ...(sampleSeat === undefined ? {} : { sampleSeat }) }, 1);
    const { answers, jump, answersPerSecond, framesPerSecond } = figuresOf(game, record, 20, 1);
    expect([answers, jump.jumps]).toEqual([record.answers.length, 20]);
    expect(jump.median).toBeLessThanOrEqual(jump.worst);
    expect(Math.min(answersPerSecond, framesPerSecond)).toBeGreaterThan(0);
  });
});
