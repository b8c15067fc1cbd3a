import { announce } from '@tavern/kit';
import { useEffect, useRef } from 'react';
import { useSpeech } from '../words/words.ts';
import { useGameName } from './game-name.ts';
import type { Route } from './route.ts';

/** What the address tells of the place, and what parts of the screen know better: the last one mounted. */
let ofRoute = '';
const ofParts: { readonly title: string }[] = [];
const write = (): void => {
  document.title = ofParts.at(-1)?.title ?? ofRoute;
};

/** The window's title for as long as this is mounted: a lobby knows its game, and a table whose turn it is. */
export function useWindowTitle(title: string): void {
  useEffect(() => {
    const own = { title };
    ofParts.push(own);
    write();
    return () => {
      ofParts.splice(ofParts.indexOf(own), 1);
      write();
    };
  }, [title]);
}

const PLACES: { readonly [at in Route['at']]: string } = {
  hall: 'app.name',
  room: 'place.room',
  watch: 'place.watch',
  set: 'place.set',
  here: 'place.here',
  daily: 'place.daily',
  decks: 'builder.screen',
  cards: 'cards.screen',
  rules: 'rules.screen',
  verify: 'verify.screen',
  replay: 'replay.screen',
  lost: 'place.lost',
};

/** What the address tells of the window's title. Going elsewhere is told to screen readers too. */
export function useTitle(route: Route): void {
  const { t } = useSpeech();
  const { at } = route;
  const id = 'game' in route ? route.game : null;
  const game = useGameName(id ?? '');
  const place = at === 'room' || at === 'watch' ? t(PLACES[at], { code: route.code }) : t(PLACES[at]);
  const screen = id === null ? place : t('place.of', { place, game });
  const title = at === 'hall' ? screen : t('app.title', { screen });
  useEffect(() => {
    ofRoute = title;
    write();
  }, [title]);
  const last = useRef(route);
  useEffect(() => {
    if (last.current === route) return;
    last.current = route;
    announce(screen);
  }, [route, screen]);
}
