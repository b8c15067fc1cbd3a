import type { MatchRecord } from '@tavern/engine';
import { hashOf } from '../../house/route.ts';
import { recordLink } from '../link.ts';
import { type Whereabouts, whatOf } from './whereabouts.ts';

/** Characters: longer addresses are cut by programs that pass them on. */
export const LONGEST_LINK = 8_000;

export type Link =
  | { readonly is: 'server' | 'whole'; readonly href: string }
  /** The whole record does not fit into a link, and no server has it. */
  | { readonly is: 'too-long'; readonly bytes: number };

/** A link that opens this match after `answer` answers. */
export async function linkTo(kept: Whereabouts, record: MatchRecord, answer: number, page = location.href): Promise<Link> {
  const href = (what: string): string => new URL(hashOf({ at: 'replay', what, answer }), page.replace(/[?#].*$/, '')).href;
  if (kept.at === 'server') return { is: 'server', href: href(kept.match) };
  const code = await recordLink(record);
  return code.length > LONGEST_LINK
    ? { is: 'too-long', bytes: code.length }
    : { is: 'whole', href: href(whatOf({ is: 'whole', code })) };
}
