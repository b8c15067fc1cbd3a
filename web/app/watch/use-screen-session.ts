import { useEffect, useEffectEvent, useState } from 'react';
import { Session } from '../../play/online/session.ts';
import { serverAddress } from '../../play/online/the-session.ts';
import { useSettings } from '../../settings/settings.ts';

/**
 * A guest of this window alone. A player may open the second screen in their own browser: as that guest it would show the player's cards to everybody in the
 * room.
 */
export function useScreenSession(nickname: string): Session | null {
  const server = useSettings((settings) => settings.server);
  const [session, setSession] = useState<Session | null>(null);
  const name = useEffectEvent(() => nickname);
  useEffect(() => {
    const called = name();
    const own = new Session(serverAddress(server) ?? location.origin, {
      guests: sessionStorage,
      nickname: () => called,
      speaker: async () => (await import('../../play/online/speaker.ts')).speaker,
    });
    setSession(own);
    const nudge = (): void => own.nudge();
    const cut = (): void => own.cut();
    addEventListener('online', nudge);
    addEventListener('offline', cut);
    document.addEventListener('visibilitychange', nudge);
    return () => {
      removeEventListener('online', nudge);
      removeEventListener('offline', cut);
      document.removeEventListener('visibilitychange', nudge);
      own.close();
    };
  }, [server]);
  return session;
}
