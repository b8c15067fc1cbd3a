/** Where a record is kept, and so how others can be sent to it. */
export type Whereabouts =
  /** A match of the server. */
  | { readonly at: 'server'; readonly match: string }
  /** A match at this screen. */
  | { readonly at: 'here'; readonly match: string }
  /** A file, or a link with the whole record. */
  | { readonly at: 'file' };

const HERE = 'here-';
/** Nothing that a server calls its matches begins like this. */
const WHOLE = 'r.';

/** What an address says after `#/replay/`. */
export type Address =
  | { readonly is: 'server'; readonly match: string }
  | { readonly is: 'here'; readonly match: string }
  | { readonly is: 'whole'; readonly code: string };

export function addressOf(what: string): Address {
  if (what.startsWith(HERE)) return { is: 'here', match: what.slice(HERE.length) };
  if (what.startsWith(WHOLE)) return { is: 'whole', code: what.slice(WHOLE.length) };
  return { is: 'server', match: what };
}

export function whatOf(address: Address): string {
  if (address.is === 'whole') return `${WHOLE}${address.code}`;
  return address.is === 'here' ? `${HERE}${address.match}` : address.match;
}
