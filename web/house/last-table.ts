import { useEffect } from 'react';

/**
 * Notes which game is played at a table at this screen. When it is opened again, the page shows the game's surroundings before anything else has come, and asks
 * for its files at once (web/build/first-picture/boot.ts).
 */
export function useLastTable(id: string, game: string): void {
  useEffect(() => {
    try {
      localStorage.setItem('tavern.table', `${id} ${game}`);
    } catch {
      // A browser that keeps nothing shows the dark table and the sign.
    }
  }, [id, game]);
}
