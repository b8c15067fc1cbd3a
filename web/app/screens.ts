import { type ComponentType, lazy } from 'react';
import { willFetch } from '../house/preload.ts';
import type { Route } from '../house/route.ts';

type At = Route['at'];
type Props<A extends At> = Omit<Extract<Route, { readonly at: A }>, 'at'>;

/** A screen that is fetched when somebody goes there, or is about to. */
function screen<A extends At>(at: A, fetcher: () => Promise<{ readonly default: ComponentType<Props<A>> }>) {
  willFetch(at, fetcher);
  return lazy(fetcher);
}

export const Hall = screen('hall', () => import('../hall/hall.tsx'));
export const Room = screen('room', () => import('./room/room-screen.tsx'));
export const SecondScreen = screen('watch', () => import('./watch/second-screen.tsx'));
export const SetTable = screen('set', () => import('./set-table-screen.tsx'));
export const HereTableScreen = screen('here', () => import('./table/here-table-screen.tsx'));
export const DailyTable = screen('daily', () => import('./table/daily-table-screen.tsx'));
export const DeckScreen = screen('decks', () => import('../decks/deck-screen.tsx'));
export const BoxScreen = screen('cards', () => import('../decks/box/box-screen.tsx'));
export const Rules = screen('rules', () => import('../rules/rules.tsx'));
export const Verify = screen('verify', () => import('../verify/verify.tsx'));
export const ReplayScreen = screen('replay', () => import('../replay/replay-screen.tsx'));
export const Lost = screen('lost', () => import('./lost.tsx'));
