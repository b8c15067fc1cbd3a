import type { Route } from './route.ts';

type At = Route['at'];

/** Filled in by the screens, because the parts that lead to a screen must not import it. */
const fetchers = new Map<At, () => Promise<unknown>>();

export function willFetch(at: At, fetcher: () => Promise<unknown>): void {
  fetchers.set(at, fetcher);
}

/** Fetches a screen early. A failure shows when somebody goes there. */
export function preload(at: At): void {
  void fetchers
    .get(at)?.()
    .catch(() => {});
}

/** Props for a link to a screen: fetches it as soon as a pointer or the focus comes near. */
export const leadsTo = (at: At) => ({ onPointerEnter: () => preload(at), onFocus: () => preload(at) });
