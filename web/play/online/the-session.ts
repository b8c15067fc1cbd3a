import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { Session, type SessionState } from './session.ts';

/** The address of a server as somebody typed it; null: it is none. */
export function serverAddress(typed: string): string | null {
  const plain = typed.trim();
  if (plain === '') return location.origin;
  const full = /^https?:\/\//i.test(plain) ? plain : `https://${plain}`;
  return URL.canParse(full) ? new URL(full).origin : null;
}

let current: Session | null = null;
let watching = false;

/** Somebody types: what they are called is what stands there when they stop. */
const TYPED_AFTER = 800;

/** Whatever happens around the page that the session should know of. */
function watch(): void {
  if (watching) return;
  watching = true;
  const nudge = (): void => current?.nudge();
  addEventListener('online', nudge);
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

/** The session with the server of the settings: one at a time. */
export function theSession(): Session {
  const url = serverAddress(useSettings.getState().server) ?? location.origin;
  if (current?.url === url) return current;
  // Not at once: whoever asks may be in the middle of drawing the old one.
  const old = current;
  if (old !== null) queueMicrotask(() => old.close());
  watch();
  current = new Session(url, {
    shelf: localStorage,
    nickname: () => useSettings.getState().nickname,
    speaker: async () => (await import('./speaker.ts')).speaker,
  });
  return current;
}

export function useSession(): SessionState & { readonly session: Session } {
  const server = useSettings(({ server }) => server);
  // The address decides which session it is.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  const session = useMemo(() => theSession(), [server]);
  const state = useSyncExternalStore(session.listen, session.state);
  return useMemo(() => ({ ...state, session }), [state, session]);
}
