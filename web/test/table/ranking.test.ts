import { say } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { placesOf } from '../../table/result/ranking.ts';
import { BRAM, MEI, ODO, YSOLDE } from './speech.ts';

describe('the ranking', () => {
  it('gives equals the same place, and leaves out the places they take up', () => {
    const places = placesOf({ ranking: [[ODO], [YSOLDE, BRAM], [MEI]], winners: [ODO], why: say('x') });
    expect(places.map(({ place, seat, shared, winner }) => [place, seat, shared, winner])).toEqual([
      [1, ODO, false, true],
      [2, YSOLDE, true, false],
      [2, BRAM, true, false],
      [4, MEI, false, false],
    ]);
  });

  it('crowns nobody where nobody has won', () => {
    expect(placesOf({ ranking: [[ODO]], winners: [], why: say('x') })[0]?.winner).toBe(false);
  });
});
