import { sound } from '@tavern/kit';
import { useEffect, useEffectEvent, useRef } from 'react';

/** So long without a touch: somebody has looked away. */
const IDLE_AFTER = 12_000;

interface TurnAlert {
  /** What this person is asked; null: nothing. */
  readonly asked: string | null;
  readonly window: boolean;
  /** For the window's title: of the table, and while something is asked. */
  readonly title: string;
  readonly askedTitle: string;
}

/** Calls whoever is asked while they look elsewhere: by the page's title and by a bell. A window is always heard, for it closes. */
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
    // After whoever names the screens: theirs is only the name of the house.
    queueMicrotask(() => {
      document.title = asked === null ? title : askedTitle;
    });
  }, [asked, title, askedTitle]);
}
