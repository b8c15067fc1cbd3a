import type { Route } from './route.ts';

type At = Route['at'];

/** Filled in by the screens: whatever leads to one must not know it. */
const fetchers = new Map<At, () => Promise<unknown>>();

export function willFetch(at: At, fetcher: () => Promise<unknown>): void {
  fetchers.set(at, fetcher);
}

/** Somebody is about to go there. Whether it works out is seen when they go. */
export function preload(at: At): void {
  void fetchers
    .get(at)?.()
    .catch(() => {});
}

/** For whatever leads to a screen: fetch it as soon as a pointer or the focus comes near. */
export const leadsTo = (at: At) => ({ onPointerEnter: () => preload(at), onFocus: () => preload(at) });
