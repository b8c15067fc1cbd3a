import { type Refusal, refusal } from '@tavern/engine';
import type { Clock } from '@tavern/host';
import type { ReadRequest, Reply } from '@tavern/wire';
import type { Guests } from '../guests/guests.ts';
import { readLine } from '../hall/chat.ts';
import type { Hall } from '../hall/hall.ts';
import { type Occupant, OpenRoom } from '../hall/open-room.ts';
import { refuseInRoom } from '../rooms/refusal.ts';
import { heldBy } from '../rooms/seats.ts';
import type { Store } from '../store/store.ts';

interface ReportsSetup {
  readonly store: Store;
  readonly guests: Guests;
  readonly hall: Hall;
  readonly clock: Clock;
}

/** Lines of chat that go with a report. */
const LINES = 50;
/** How many reports one guest may send within an hour. */
const MOST = 10;
const HOUR = 3_600_000;

/** What guests tell admins of each other. */
export class Reports {
  readonly #setup: ReportsSetup;

  constructor(setup: ReportsSetup) {
    this.#setup = setup;
  }

  async add(who: Occupant, { code, guest: about, reason, words }: ReadRequest<'room.report'>): Promise<Reply<'room.report'>> {
    const { store, guests, hall, clock } = this.#setup;
    const open = await hall.entered(who, code);
    if (!(open instanceof OpenRoom)) return open;
    if (about === who.guest.id) return refusal('report-yourself', {}, 'guest');
    const told = wordsOf(words);
    if (!told.ok) return told;
    const { room, present } = open;
    const chat = await store.chats.last(room.code, LINES);
    const isHere = present.has(about) || heldBy(room, about) !== null || chat.some(({ guest }) => guest === about);
    if (!isHere) return refuseInRoom('guest-not-here', {}, 'guest');
    await guests.learn([who.guest.id, about]);
    const at = clock.now();
    const report = {
      room: room.code,
      match: room.playing ? room.match : null,
      reporter: who.guest.id,
      reporterName: guests.name(who.guest.id),
      about,
      aboutName: guests.name(about),
      reason,
      words: told.text,
      chat: chat.map(({ guest, name, text, at }) => ({ guest, name, text, at })),
      at,
    };
    const added = await store.admin.addReport(report, MOST, at - HOUR);
    return added === null ? refusal('too-many-reports', { most: MOST }) : { ok: true };
  }
}

/** As a line of chat; none are words, too. */
function wordsOf(given: string): { readonly ok: true; readonly text: string } | Refusal {
  if (given.trim() === '') return { ok: true, text: '' };
  const read = readLine(given);
  return read.ok ? read : { ...read, field: 'words' };
}
