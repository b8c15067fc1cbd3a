import { seatsOf } from '@tavern/engine';
import type { Page } from 'playwright-core';
import { leaderIndex, ZONES } from '../../rules/state.ts';
import type { View } from '../../rules/view.ts';
import { reckoningOf } from '../../ui/play/aftermath.ts';

/** What the square has shown, frame by frame. */
interface Frames {
  /** All zones, piles, totals and points of both sides, once for each change of any of them. */
  readonly shown: readonly string[];
  readonly count: number;
}

declare global {
  interface Window {
    squareSeen: { shown: string[]; count: number };
  }
}

/** A side of the square in words: the same, whether it is read from a page or from what a player knows. */
type SquareSide = readonly [zones: readonly string[], leader: string, piles: readonly number[], total: number, vp: number];

/** From now on, every frame of this page is looked at. While the judges count there is no square to be seen. */
export const watchSquare = (page: Page): Promise<void> =>
  page.evaluate((zones) => {
    const seen = { shown: [] as string[], count: 0 };
    window.squareSeen = seen;
    const read = (part: Element | null | undefined): string => part?.textContent?.trim() ?? '';
    const cardIn = (spot: Element | null): string => {
      if (spot === null) return 'no such zone';
      const card = spot.querySelector('.rev-card')?.getAttribute('data-card');
      if (card != null) return card;
      if (spot.querySelector('.rev-back') !== null) return 'down';
      return spot.querySelector('.spot-open.vacant') === null ? '' : 'vacant';
    };
    const sideOf = (side: Element): SquareSide => {
      const seat = side.getAttribute('data-seat');
      const near = side.classList.contains('near') ? 'near' : 'far';
      return [
        zones.map((zone) => cardIn(side.querySelector(`.spot[data-zone="${zone}"]`))),
        cardIn(side.querySelector('.spot-leader')),
        ['hand', 'deck', 'discard'].map((pile) => Number(read(side.querySelector(`[data-pile="${pile}-${seat}"] b`)))),
        Number(read(side.querySelector('.front-total > b'))),
        Number(read(document.querySelector(`.ledger-scores .${near} b`))),
      ];
    };
    const look = (): void => {
      requestAnimationFrame(look);
      const sides = [...document.querySelectorAll('.square-board:not([inert]) > .square-side')];
      if (sides.length === 0) return;
      seen.count += 1;
      const bySeat = sides.toSorted((a, b) => Number(a.getAttribute('data-seat')) - Number(b.getAttribute('data-seat')));
      const shown = JSON.stringify(bySeat.map(sideOf));
      if (seen.shown.at(-1) !== shown) seen.shown.push(shown);
    };
    requestAnimationFrame(look);
  }, ZONES);

export const squareSeen = (page: Page): Promise<Frames> => page.evaluate(() => window.squareSeen);

/** A view as it would be read from the page. */
export function writtenSquare(view: View): string {
  const sides = reckoningOf(view)?.sides;
  return JSON.stringify(
    seatsOf(view.players.length).map((seat): SquareSide => {
      const player = view.players[seat];
      if (player === undefined) throw new Error(`nobody sits at ${seat}`);
      const { zones, leaders, handCount, deckCount, discard, vp } = player;
      const cardIn = (spot: (typeof zones)['top']): string =>
        spot === null ? '' : spot === 'vacant' ? 'vacant' : spot.face === 'down' ? 'down' : (spot.card ?? 'down');
      return [
        ZONES.map((zone) => cardIn(zones[zone])),
        leaders[leaderIndex(view.round)] ?? 'no such zone',
        [handCount, deckCount, discard.length],
        sides?.[seat]?.total ?? 0,
        vp,
      ];
    }),
  );
}
