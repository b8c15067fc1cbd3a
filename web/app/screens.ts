import { type ComponentType, lazy } from 'react';
import { fetchWords, type More } from '../house/more-words.ts';
import { willFetch } from '../house/preload.ts';
import { fetchedOrRenewed } from '../house/renewal.ts';
import type { Route } from '../house/route.ts';
import { useSettings } from '../settings/settings.ts';

type At = Route['at'];
type Props<A extends At> = Omit<Extract<Route, { readonly at: A }>, 'at'>;

/** A screen that is fetched when somebody goes there, or is about to, and its words with it. */
function screen<A extends At>(
  at: A,
  fetcher: () => Promise<{ readonly default: ComponentType<Props<A>> }>,
  words: readonly More[] = [],
) {
  const fetched = (): ReturnType<typeof fetcher> => {
    const { language } = useSettings.getState();
    for (const of of words) void fetchWords(of, language).catch(() => {});
    return fetchedOrRenewed(fetcher());
  };
  willFetch(at, fetched);
  return lazy(fetched);
}

export const Hall = screen('hall', () => import('../hall/hall.tsx'));
export const Room = screen('room', () => import('./room/room-screen.tsx'));
export const SecondScreen = screen('watch', () => import('./watch/second-screen.tsx'), ['screen']);
export const SetTable = screen('set', () => import('./set-table-screen.tsx'));
export const HereTableScreen = screen('here', () => import('./table/here-table-screen.tsx'), ['table']);
export const DailyTable = screen('daily', () => import('./table/daily-table-screen.tsx'), ['table', 'solo']);
export const DeckScreen = screen('decks', () => import('../decks/deck-screen.tsx'), ['builder', 'decks']);
export const BoxScreen = screen('cards', () => import('../decks/box/box-screen.tsx'), ['builder', 'cards']);
export const Rules = screen('rules', () => import('../rules/rules.tsx'));
export const Verify = screen('verify', () => import('../verify/verify.tsx'), ['verify']);
export const ReplayScreen = screen('replay', () => import('../replay/replay-screen.tsx'), ['table', 'replay']);
export const Lost = screen('lost', () => import('./lost.tsx'));
