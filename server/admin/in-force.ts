import { type Refusal, refusal, type Say, say } from '@tavern/engine';
import { REPORT_REASONS } from '@tavern/wire';
import { minuteOf } from '../daily/day.ts';
import type { Ban, Measure, Mute } from '../store/admin.ts';
import { AddressList } from './addresses.ts';

/** A reason has words in every language; an admin's own words are told as they are. */
const reasonOf = (why: string): Say | string => (REPORT_REASONS.some((reason) => reason === why) ? say(`reason.${why}`) : why);

const told = ({ until, why }: Measure) => ({ until: minuteOf(until), at: until, why: reasonOf(why) });

/** Bans and mutes as they were read. Each ends by itself: those who ask say what time it is. */
export class InForce {
  readonly bans: readonly Ban[];
  readonly mutes: readonly Mute[];
  readonly #banned: ReadonlyMap<string, Ban>;
  readonly #muted: ReadonlyMap<string, Mute>;
  readonly #ranges: readonly { readonly ban: Ban; readonly list: AddressList }[];
  /** All ranges together: of most addresses one look says that they are in none. */
  readonly #any: AddressList;

  constructor(bans: readonly Ban[] = [], mutes: readonly Mute[] = []) {
    this.bans = bans;
    this.mutes = mutes;
    this.#banned = new Map(bans.flatMap((ban) => (ban.guest === null ? [] : [[ban.guest, ban] as const])));
    this.#muted = new Map(mutes.map((mute) => [mute.guest, mute]));
    this.#ranges = bans.flatMap((ban) => (ban.addresses === null ? [] : [{ ban, list: new AddressList([ban.addresses]) }]));
    this.#any = new AddressList(bans.flatMap(({ addresses }) => addresses ?? []));
  }

  /** The ban that keeps this guest (null: nobody knows who it is) or this address out. */
  banOf(guest: string | null, address: string, now: number): Ban | null {
    const own = guest === null ? undefined : this.#banned.get(guest);
    if (own !== undefined && own.until > now) return own;
    if (!this.#any.has(address)) return null;
    return this.#ranges.find(({ ban, list }) => ban.until > now && list.has(address))?.ban ?? null;
  }

  muteOf(guest: string, now: number): Mute | null {
    const mute = this.#muted.get(guest);
    return mute !== undefined && mute.until > now ? mute : null;
  }

  bars(guest: string | null, address: string, now: number): Refusal | null {
    const ban = this.banOf(guest, address, now);
    return ban === null ? null : refusal('barred', told(ban));
  }

  hushes(guest: string, now: number): Refusal | null {
    const mute = this.muteOf(guest, now);
    return mute === null ? null : refusal('muted', told(mute));
  }
}
