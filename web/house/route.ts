import { theLayers } from '@tavern/kit/use-layer.ts';
import { useSyncExternalStore } from 'react';

/** The present screen. Hash routes, because any file host serves them. */
export type Route =
  | { readonly at: 'hall' }
  /** A room on the server: its lobby, or the table while a match runs. `#/room/A3X9K2` is also the invitation. */
  | { readonly at: 'room'; readonly code: string }
  /** A new table at this screen, or the menu of a game for one player: `#/here/new/<game>`. */
  | { readonly at: 'set'; readonly game: string }
  /** A match at this screen: `#/here/<id>`. */
  | { readonly at: 'here'; readonly id: string }
  /** Today's scored run: `#/daily/<game>`; or an attempt of some day, to look at: `#/daily/<game>/2026-11-15/<match>`. */
  | { readonly at: 'daily'; readonly game: string; readonly look: { readonly day: string; readonly match: string } | null }
  | { readonly at: 'rules'; readonly game: string | null }
  | { readonly at: 'verify' }
  /** An unknown address. */
  | { readonly at: 'lost'; readonly path: string };

/** A link may have been cut in the middle of a letter. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** An unknown address opens a page that says so. */
export function routeFrom(hash: string): Route {
  const path = hash.replace(/^#?\/?/, '');
  if (path === '') return { at: 'hall' };
  const [first, second, third, fourth] = path.split('/').map(decoded);
  if (first === 'room' && second) return { at: 'room', code: second };
  if (first === 'here' && second === 'new' && third) return { at: 'set', game: third };
  if (first === 'here' && second) return { at: 'here', id: second };
  if (first === 'daily' && second)
    return { at: 'daily', game: second, look: third && fourth ? { day: third, match: fourth } : null };
  if (first === 'rules') return { at: 'rules', game: second || null };
  if (first === 'verify') return { at: 'verify' };
  return { at: 'lost', path };
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'hall':
      return '#/';
    case 'room':
      return `#/room/${encodeURIComponent(route.code)}`;
    case 'set':
      return `#/here/new/${encodeURIComponent(route.game)}`;
    case 'here':
      return `#/here/${encodeURIComponent(route.id)}`;
    case 'daily': {
      const { game, look } = route;
      return ['#/daily', ...[game, ...(look === null ? [] : [look.day, look.match])].map(encodeURIComponent)].join('/');
    }
    case 'rules':
      return route.game === null ? '#/rules' : `#/rules/${encodeURIComponent(route.game)}`;
    case 'verify':
      return '#/verify';
    case 'lost':
      return `#/${route.path}`;
  }
}

export const go = (route: Route): void => theLayers().leave(() => void (location.hash = hashOf(route)));

const listen = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

let last: { readonly hash: string; readonly route: Route } | null = null;
/** The same object for the same address, so that nothing renders twice. */
function current(): Route {
  if (last?.hash !== location.hash) last = { hash: location.hash, route: routeFrom(location.hash) };
  return last.route;
}

export const useRoute = (): Route => useSyncExternalStore(listen, current);
