import { useEffect } from 'react';

/** Fetches the style sheet that maps all letters to pieces of the Chinese font: names that people typed may have any. It is too big to load before the first paint. */
export const loadHan = (): Promise<unknown> => import('./css/han.css');

/** Fetches the style sheet of those letters that our own texts have. */
export const loadOwnHan = (): Promise<unknown> => import('./letters/own.css');

/** For what has Chinese letters in every language: a card as it is printed, a deck's name. */
export function useOwnHan(): void {
  useEffect(() => void loadOwnHan().catch(() => {}), []);
}

/**
 * Fetches the bold Chinese letters that a table is going to show. Letters that come when the first of them is shown have the whole page drawn again, in the
 * middle of a move. Without a network the system's letters stay.
 */
export function useHan(letters: string): void {
  useEffect(() => {
    loadOwnHan()
      .then(() => document.fonts.load('700 1em "Tavern Han"', letters))
      .catch(() => {});
  }, [letters]);
}
