import type { OwnRoom, RoomListing } from '@tavern/wire';
import { useCallback, useMemo, useState } from 'react';
import { useLooking } from '../../house/use-looking.ts';
import { useOnline } from '../../house/use-online.ts';
import { deleteMatch, type ListedMatch, matchList } from '../../play/here/match-list.ts';
import { ownRooms, publicRooms } from '../../play/online/rooms.ts';
import { useSession } from '../../play/online/the-session.ts';

export type { ListedMatch, OwnRoom, RoomListing };

/** `asked`: not known yet. `none`: no server answers at that address. `offline`: neither, and this machine has no network. */
export type Server =
  | { readonly state: 'asked' }
  | { readonly state: 'offline' }
  | { readonly state: 'none' }
  | { readonly state: 'there'; readonly rooms: readonly RoomListing[] };

/** What the hall knows about rooms and matches. */
export interface HallState {
  readonly server: Server;
  /** Rooms in which the viewer has a seat. */
  readonly mine: readonly OwnRoom[];
  /** Matches at this screen that are not over. */
  readonly here: readonly ListedMatch[];
  /** Matches at this screen that are over, the last one first. */
  readonly past: readonly FinishedMatch[];
  readonly throwAway: (id: string) => void;
}

/** Milliseconds between two looks at the server. */
const LOOK_AGAIN = 10_000;

export type FinishedMatch = Extract<ListedMatch, { damaged: false }> & { readonly endedAt: number };

const isOver = (listing: ListedMatch): listing is FinishedMatch => !listing.damaged && listing.endedAt !== null;
const running = (listing: ListedMatch): boolean => listing.damaged || listing.endedAt === null;

export function useHouse(): HallState {
  const { session } = useSession();
  const online = useOnline();
  const [server, setServer] = useState<Server & { readonly url?: string }>({ state: 'asked' });
  const [mine, setMine] = useState<readonly OwnRoom[]>([]);
  const [all, setAll] = useState<readonly ListedMatch[]>([]);

  const lookHere = useCallback(() => void matchList().then(setAll), []);
  const lookAround = useCallback(() => {
    lookHere();
    void publicRooms(session.url).then(async (found) => {
      const missing = online ? 'none' : 'offline';
      setServer(found.ok ? { state: 'there', rooms: found.rooms, url: session.url } : { state: missing, url: session.url });
      const own = found.ok ? await ownRooms(session) : found;
      setMine(own.ok ? own.rooms : []);
    });
  }, [session, online, lookHere]);
  useLooking(lookAround, LOOK_AGAIN);

  const throwAway = useCallback((id: string) => void deleteMatch(id).then(lookHere), [lookHere]);
  // What is known of another server does not apply to this one.
  const known: Server = server.url === session.url ? server : { state: 'asked' };
  const here = useMemo(() => all.filter(running), [all]);
  const past = useMemo(() => all.filter(isOver).sort((a, b) => b.endedAt - a.endedAt), [all]);
  return { server: known, mine, here, past, throwAway };
}
