import { viewFor } from '../eyes.ts';
import type { Types } from '../game.ts';
import { same } from '../json.ts';
import type { Kernel } from '../kernel.ts';
import { seatsOf } from '../seat.ts';
import { insist } from './nonconformity.ts';

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/**
 * `everything` fits the view and has all that anybody sees: what all see, it shows too; where a seat sees more than spectators do, it shows what that
 * seat sees. What nobody sees may come besides.
 */
export function checkEverything<T extends Types>(match: Kernel<T>): void {
  const { game } = match;
  const { state } = match.position;
  insist(
    (game.hidden === undefined) === (game.everything === undefined),
    () => 'a game names what is hidden and shows everything, or neither of both',
  );
  const views = [null, ...seatsOf(match.players)].map((viewer) => game.view(state, viewer));
  compare(viewFor(game, state, 'all'), views, 'view');
}

/** One place, as `everything` and as all viewers see it, spectators first. Null: it is closed to them. */
function compare(all: unknown, [open, ...seats]: readonly unknown[], path: string): void {
  const known = [open, ...seats].filter((value) => value !== null && value !== undefined);
  if (known.length === 0) return;
  if (known.length === seats.length + 1 && known.every(isTree)) return compareParts(all, known, path);
  const own = known.filter((value) => !same(value, open));
  for (const value of own.length === 0 ? known : own)
    insist(same(all, value), () => `everything lacks what somebody sees: ${path} is ${text(all)}, not ${text(value)}`);
}

function compareParts(all: unknown, views: readonly Tree[], path: string): void {
  const keys = new Set(views.flatMap(Object.keys));
  const fits = isTree(all) && Array.isArray(all) === Array.isArray(views[0]) && Object.keys(all).every((key) => keys.has(key));
  insist(fits, () => `everything does not fit the view: ${path} is ${text(all)}, nothing like ${text(views[0])}`);
  for (const key of keys)
    compare(
      (all as Tree)[key],
      views.map((view) => view[key]),
      `${path}.${key}`,
    );
}

const text = (value: unknown): string => JSON.stringify(value) ?? 'missing';
