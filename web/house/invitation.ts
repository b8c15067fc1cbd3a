import { hashOf } from './route.ts';

/**
 * The link by which others join: this page with the room's code. The code is where a server can read it, so that chat programs show who invites to what. A page that plays on another server uses that server's own page,
 * because its link needs no setting.
 */
export function invitationTo(code: string, page: string, server: string): string {
  const home = new URL(homeOf(server, page) ?? page);
  home.search = `?room=${encodeURIComponent(code)}`;
  home.hash = '';
  return home.href;
}

/** The address of the same room for a second screen. */
export function screenOf(code: string, page: string, server: string): string {
  const home = new URL(homeOf(server, page) ?? page);
  home.search = '';
  home.hash = hashOf({ at: 'watch', code });
  return home.href;
}

/** The page of the server in the settings; null: this page comes from it, or the address cannot be read. */
function homeOf(server: string, page: string): string | null {
  const typed = server.trim();
  const full = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (typed === '' || !URL.canParse(full)) return null;
  const { origin } = new URL(full);
  return origin === new URL(page).origin ? null : `${origin}/`;
}

/** Letter by letter, so that a screen reader spells it instead of pronouncing it. */
export const spelled = (code: string): string => Array.from(code).join(' ');

/** Who comes by such a link is on the way to that room. */
export function adoptInvitation(): void {
  const code = new URLSearchParams(location.search).get('room');
  if (code !== null) history.replaceState(null, '', `${location.pathname}${hashOf({ at: 'room', code })}`);
}
