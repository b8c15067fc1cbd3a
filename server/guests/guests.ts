import { createHash } from 'node:crypto';
import type { Refusal } from '@tavern/engine';
import { newGuestId, newSecret } from '../random.ts';
import type { Guest, GuestStore } from '../store/store.ts';
import { type NicknameCode, readNickname } from './nickname.ts';

/** How many names of guests who were seen lately are kept in memory. */
const KNOWN = 20_000;

/** Everybody is a guest: a secret that only their browser has, a public id, and a nickname that is only shown. */
export class Guests {
  private readonly store: GuestStore;
  private readonly now: () => number;
  private readonly names = new Map<string, string>();

  constructor(store: GuestStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** The secret leaves the server this one time. */
  async welcome(
    nickname: string,
  ): Promise<{ readonly ok: true; readonly guest: Guest; readonly secret: string } | Refusal<NicknameCode>> {
    const read = readNickname(nickname);
    if (!read.ok) return read;
    const guest = { id: newGuestId(), nickname: read.nickname };
    const secret = newSecret();
    await this.store.add({ ...guest, secretHash: hashOf(secret), at: this.now() });
    this.note(guest);
    return { ok: true, guest, secret };
  }

  async bySecret(secret: string): Promise<Guest | null> {
    const guest = await this.store.bySecret(hashOf(secret), this.now());
    if (guest !== null) this.note(guest);
    return guest;
  }

  async rename(id: string, nickname: string): Promise<{ readonly ok: true; readonly nickname: string } | Refusal<NicknameCode>> {
    const read = readNickname(nickname);
    if (!read.ok) return read;
    await this.store.rename(id, read.nickname);
    this.note({ id, nickname: read.nickname });
    return read;
  }

  /** Makes sure that `name` knows these. */
  async learn(ids: readonly string[]): Promise<void> {
    const strangers = ids.filter((id) => !this.names.has(id));
    if (strangers.length > 0) for (const guest of await this.store.byIds(strangers)) this.note(guest);
  }

  /** Somebody may have another name by now. */
  async learnAnew(id: string): Promise<void> {
    for (const guest of await this.store.byIds([id])) this.note(guest);
  }

  knows(id: string): boolean {
    return this.names.has(id);
  }

  readonly name = (id: string): string => this.names.get(id) ?? '?';

  private note({ id, nickname }: Guest): void {
    this.names.delete(id);
    this.names.set(id, nickname);
    const [oldest] = this.names.keys();
    if (this.names.size > KNOWN && oldest !== undefined) this.names.delete(oldest);
  }
}

/** The secret is random and long: a plain hash of it cannot be searched. */
const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
