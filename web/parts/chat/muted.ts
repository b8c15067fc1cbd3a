import { useMemo } from 'react';
import { useSettings } from '../../settings/settings.ts';

/** The longest muted are heard again: nobody keeps a list of more. */
const MOST = 500;

/** Guests whose messages are folded away in this browser. */
export function useMuted(): ReadonlySet<string> {
  const muted = useSettings((settings) => settings.muted);
  return useMemo(() => new Set(muted), [muted]);
}

export function setMuted(guest: string, isMuted: boolean): void {
  const { muted, set } = useSettings.getState();
  const others = muted.filter((each) => each !== guest);
  set({ muted: isMuted ? [...others, guest].slice(-MOST) : others });
}
