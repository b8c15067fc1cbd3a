import { fast } from '@tavern/engine';
import { samples } from '@tavern/engine/testkit';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type EventType, eventData } from '../../http/shapes/event.ts';
import { standing } from '../../http/shapes/game-env.ts';
import { Watching } from './watching.ts';

const standingShape = z.strictObject(standing);

test('RR-046, RR-095: whatever happens fits the contract, for both players, at every step', () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= samples(6, 200); seed++) {
    const watching = Watching.random(seed);
    const rng = fast(seed).stream('answers');
    while (watching.match.over === null) {
      watching.step(rng);
      for (const follower of watching.followers)
        expect(standingShape.safeParse(follower.standing()).error?.issues).toBeUndefined();
    }
    for (const { events } of watching.followers) {
      expect(events.map(({ n }) => n)).toEqual(events.map((_, index) => index + 1));
      for (const { type, data } of events) {
        seen.add(type);
        expect(eventData[type as EventType].safeParse(data).error?.issues, type).toBeUndefined();
      }
    }
  }
});
