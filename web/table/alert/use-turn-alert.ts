import { useEffect, useEffectEvent, useRef } from 'react';
import { useTabIcon } from '../../house/tab-icon.ts';
import { useWindowTitle } from '../../house/title.ts';
import { useSettings } from '../../settings/settings.ts';
import { call as callNow } from './call.ts';
import { callsAt } from './calls.ts';

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

/** Calls a player who is asked while they look elsewhere, by the page's title and icon, a bell, and as they have set. A window always sounds, because it closes. */
export function useTurnAlert({ asked, window: isWindow, title, askedTitle }: TurnAlert): void {
  const touched = useRef(0);
  const vibrate = useSettings((settings) => settings.vibrate);
  const notify = useSettings((settings) => settings.notify);
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
    const idle = performance.now() - touched.current > IDLE_AFTER;
    callNow(callsAt({ window: isWindow, hidden: document.hidden, idle, vibrate, notify }), askedTitle);
  });
  useEffect(() => {
    if (asked !== null) call();
  }, [asked]);
  useTabIcon(asked !== null);
  useWindowTitle(asked === null ? title : askedTitle);
}
