import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { Session, type SessionState } from './session.ts';

/** The address of a server from typed text; null: not an address. */
export function serverAddress(typed: string): string | null {
  const plain = typed.trim();
  if (plain === '') return location.origin;
  const full = /^https?:\/\//i.test(plain) ? plain : `https://${plain}`;
  return URL.canParse(full) ? new URL(full).origin : null;
}

let current: Session | null = null;
let watching = false;

/** Milliseconds to wait while somebody types their name: the server gets the final text only. */
const TYPED_AFTER = 800;

/** Tells the session about events outside the page. */
function watch(): void {
  if (watching) return;
  watching = true;
  const nudge = (): void => current?.nudge();
  addEventListener('online', nudge);
  addEventListener('offline', () => current?.cut());
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'visible' ? nudge() : undefined));
  let typed: ReturnType<typeof setTimeout>;
  useSettings.subscribe(({ nickname }, before) => {
    if (nickname === before.nickname) return;
    clearTimeout(typed);
    typed = setTimeout(() => {
      if (current?.state().link === 'there' && nickname.trim() !== '') void current.rename(nickname.trim());
    }, TYPED_AFTER);
  });
}

/** The session with the server in the settings: one at a time. */
export function theSession(): Session {
  const url = serverAddress(useSettings.getState().server) ?? location.origin;
  if (current?.url === url) return current;
  // Not at once: the caller may be rendering the old one.
  const old = current;
  if (old !== null) queueMicrotask(() => old.close());
  watch();
  current = new Session(url, {
    guests: localStorage,
    nickname: () => useSettings.getState().nickname,
    speaker: async () => (await import('./speaker.ts')).speaker,
  });
  return current;
}

export function useSession(): SessionState & { readonly session: Session } {
  const server = useSettings(({ server }) => server);
  // `theSession` reads the address itself, so another address gives another session.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const session = useMemo(() => theSession(), [server]);
  const state = useSyncExternalStore(session.listen, session.state, session.state);
  return useMemo(() => ({ ...state, session }), [state, session]);
}
