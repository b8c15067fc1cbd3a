import { sound } from '@tavern/kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds without input after which the player has probably looked away. */
const IDLE_AFTER = 12_000;

interface TurnAlert {
  /** What the player is asked; null: nothing. */
  readonly asked: string | null;
  readonly window: boolean;
  /** The window's title: of the table, and while something is asked. */
  readonly title: string;
  readonly askedTitle: string;
}

/** Calls a player who is asked while they look elsewhere, by the page's title and a bell. A window always sounds, because it closes. */
export function useTurnAlert({ asked, window: isWindow, title, askedTitle }: TurnAlert): void {
  const touched = useRef(0);
  useEffect(() => {
    const touch = (): void => {
      touched.current = performance.now();
    };
    touch();
    const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;
    for (const sign of signs) addEventListener(sign, touch, { passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, touch);
    };
  }, []);
  const call = useEffectEvent(() => {
    const away = document.hidden || performance.now() - touched.current > IDLE_AFTER;
    if (isWindow) sound.play('drum');
    else if (away) sound.play('bell');
  });
  useEffect(() => {
    if (asked !== null) call();
  }, [asked]);
  useEffect(() => {
    const before = document.title;
    return () => {
      document.title = before;
    };
  }, []);
  useEffect(() => {
    // Later than the code that titles screens, which only knows the name of the house.
    queueMicrotask(() => {
      document.title = asked === null ? title : askedTitle;
    });
  }, [asked, title, askedTitle]);
}
