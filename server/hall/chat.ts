import { type Refusal, refusal } from '@tavern/engine';
import { CHAT_LIMIT } from '@tavern/wire';

const LINES = 5;
const WITHIN = 10_000;
const REMEMBERED = 1_000;
/** Controls, and what turns the direction of writing around: a line must not change how others are read. NUL cannot be stored. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069\u200E\u200F\u061C]/u;
/** Something to see: not only zero-width characters and blanks that are no spaces. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

type ChatCode = 'chat-empty' | 'chat-too-long' | 'chat-character' | 'chat-too-fast';

const refused = (code: ChatCode, values = {}): Refusal<ChatCode> => refusal(code, values, 'text');

/** A line as it will be shown, on one line. */
export function readLine(given: string): { readonly ok: true; readonly text: string } | Refusal<ChatCode> {
  const text = given.normalize('NFC').replace(/\s+/gu, ' ').trim();
  const length = Array.from(text).length;
  if (length === 0) return refused('chat-empty');
  if (length > CHAT_LIMIT) return refused('chat-too-long', { length, max: CHAT_LIMIT });
  if (UNSEEN.test(text)) return refused('chat-character');
  return SEEN.test(text) ? { ok: true, text } : refused('chat-empty');
}

/** Nobody talks faster than others can read: at most this many lines within this time. */
export class ChatPace {
  private readonly said = new Map<string, readonly number[]>();

  /** null: go ahead. */
  refusal(guest: string, now: number): Refusal<ChatCode> | null {
    const lately = (this.said.get(guest) ?? []).filter((at) => at > now - WITHIN);
    if (lately.length >= LINES) return refused('chat-too-fast', { lines: LINES, seconds: WITHIN / 1000 });
    this.said.set(guest, [...lately, now]);
    if (this.said.size > REMEMBERED) this.forgetBefore(now - WITHIN);
    return null;
  }

  private forgetBefore(then: number): void {
    for (const [guest, times] of this.said) if ((times.at(-1) ?? 0) <= then) this.said.delete(guest);
  }
}
