import { theLayers } from '@tavern/kit/use-layer.ts';
import { useSyncExternalStore } from 'react';

/** The present screen. Hash routes, because any file host serves them. */
export type Route =
  | { readonly at: 'hall' }
  /** A room on the server: its lobby, or the table while a match runs. `#/room/A3X9K2` is also the invitation. */
  | { readonly at: 'room'; readonly code: string }
  /** A room for all who are in the same place as its screen, a television: the table alone, without anything to press. `#/watch/A3X9K2?screen`. */
  | { readonly at: 'watch'; readonly code: string }
  /** A new table at this screen, or the menu of a game for one player: `#/here/new/<game>`; with house rules that somebody sent: `#/here/new/<game>/<rules>`. */
  | { readonly at: 'set'; readonly game: string; readonly rules?: string | undefined }
  /** A match at this screen: `#/here/<id>`. */
  | { readonly at: 'here'; readonly id: string }
  /** Today's scored run: `#/daily/<game>`; or an attempt of some day, to look at: `#/daily/<game>/2026-11-15/<match>`. */
  | { readonly at: 'daily'; readonly game: string; readonly look: { readonly day: string; readonly match: string } | null }
  /** The deck builder: `#/decks/<game>`; or a deck that somebody sent, to look at: `#/decks/<game>/<code>`. */
  | { readonly at: 'decks'; readonly game: string; readonly code: string | null }
  /** The card manager: `#/cards/<game>`; or a box that somebody sent: `#/cards/<game>/<code>`. */
  | { readonly at: 'cards'; readonly game: string; readonly code: string | null }
  | { readonly at: 'rules'; readonly game: string | null }
  | { readonly at: 'verify' }
  /**
   * A match that is over, to be watched: `#/replay/<match>` on the server, `#/replay/here-<id>` at this screen, or a link with the whole record. `@<n>` at the
   * end opens it after that many answers. `#/replay` asks for a file or a link.
   */
  | { readonly at: 'replay'; readonly what: string | null; readonly answer: number | null }
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
  if (first === 'watch' && second) return watchFrom(second);
  if (first === 'here' && second === 'new' && third) return { at: 'set', game: third, ...(fourth && { rules: fourth }) };
  if (first === 'here' && second) return { at: 'here', id: second };
  if (first === 'daily' && second)
    return { at: 'daily', game: second, look: third && fourth ? { day: third, match: fourth } : null };
  if (first === 'decks' && second) {
    // The name at the end of a code may have a slash.
    const code = path.split('/').slice(2).map(decoded).join('/');
    return { at: 'decks', game: second, code: code === '' ? null : code };
  }
  if (first === 'cards' && second) return { at: 'cards', game: second, code: third || null };
  if (first === 'rules') return { at: 'rules', game: second || null };
  if (first === 'verify') return { at: 'verify' };
  if (first === 'replay') return replayFrom(second ?? '');
  return { at: 'lost', path };
}

/** Without `?screen` it is the room as everybody comes to it. */
function watchFrom(second: string): Route {
  const [code = '', query] = second.split('?');
  return { at: query === 'screen' ? 'watch' : 'room', code };
}

function replayFrom(path: string): Route {
  const [, what = '', answer] = /^(.*?)(?:@(\d{0,9}))?$/.exec(path) ?? [];
  return { at: 'replay', what: what === '' ? null : what, answer: answer === undefined || answer === '' ? null : Number(answer) };
}

export function hashOf(route: Route): string {
  switch (route.at) {
    case 'hall':
      return '#/';
    case 'room':
      return `#/room/${encodeURIComponent(route.code)}`;
    case 'watch':
      return `#/watch/${encodeURIComponent(route.code)}?screen`;
    case 'set':
      return ['#/here/new', ...[route.game, ...(route.rules ? [route.rules] : [])].map(encodeURIComponent)].join('/');
    case 'here':
      return `#/here/${encodeURIComponent(route.id)}`;
    case 'daily': {
      const { game, look } = route;
      return ['#/daily', ...[game, ...(look === null ? [] : [look.day, look.match])].map(encodeURIComponent)].join('/');
    }
    case 'cards':
    case 'decks':
      return [`#/${route.at}`, ...[route.game, ...(route.code === null ? [] : [route.code])].map(encodeURIComponent)].join('/');
    case 'rules':
      return route.game === null ? '#/rules' : `#/rules/${encodeURIComponent(route.game)}`;
    case 'verify':
      return '#/verify';
    case 'replay': {
      const { what, answer } = route;
      return what === null ? '#/replay' : `#/replay/${encodeURIComponent(what)}${answer === null ? '' : `@${answer}`}`;
    }
    case 'lost':
      return `#/${route.path}`;
  }
}

export const go = (route: Route): void => theLayers().leave(() => void (location.hash = hashOf(route)));

/** Asked before anybody goes elsewhere; it is told where to. */
type Guard = (to: Route) => void;
let guard: Guard | null = null;

/** Nobody leaves the present screen by links, by `go` or by the browser's own buttons: `asked` is called instead. Lifted by calling the result. */
export function guardRoute(asked: Guard): () => void {
  guard = asked;
  return () => {
    if (guard === asked) guard = null;
  };
}

/** Leaves in spite of the guard, which has done its asking. */
export function goAnyway(route: Route): void {
  guard = null;
  go(route);
}

let last: { readonly hash: string; readonly route: Route } | null = null;

const listen = (changed: () => void): (() => void) => {
  const heard = (): void => {
    const { hash } = location;
    if (guard === null || last === null || hash === last.hash) return changed();
    // The address is set right at once: a reload must not lead away either.
    history.pushState(null, '', last.hash || '#/');
    guard(routeFrom(hash));
  };
  addEventListener('hashchange', heard);
  return () => removeEventListener('hashchange', heard);
};

/** The same object for the same address, so that nothing renders twice. The address may be ahead of a guard for a moment. */
function current(): Route {
  if (last === null || (guard === null && last.hash !== location.hash))
    last = { hash: location.hash, route: routeFrom(location.hash) };
  return last.route;
}

export const useRoute = (): Route => useSyncExternalStore(listen, current);
