import { useEffect } from 'react';

/** Fetches the style sheet that maps letters to pieces of the Chinese font. It is too big to load before the first paint. */
export const loadHan = (): Promise<unknown> => import('./css/han.css');

/**
 * Fetches the bold Chinese letters that a table is going to show. A piece of the font that comes when its first letter is shown has the
 * whole page drawn again, in the middle of a move. Without a network the system's letters stay.
 */
export function useHan(letters: string): void {
  useEffect(() => {
    loadHan()
      .then(() => document.fonts.load('700 1em "Noto Serif TC"', letters))
      .catch(() => {});
  }, [letters]);
}
