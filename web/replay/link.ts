import type { MatchRecord, Refusal } from '@tavern/engine';
import { refused } from '../model/refused.ts';

/** Before the code, so that another way to write it can be told from this one. */
const VERSION = '1';
/** Bytes. What a link unpacks to is not known before: more than any record has is not unpacked. */
const MOST = 10_000_000;
/** Bytes at once: more arguments than this, and some browsers give up. */
const CHUNK = 0x8000;

/** A record as part of an address: deflated, in letters that no program changes. It opens in any browser, without a server. */
export async function recordLink(record: MatchRecord): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(JSON.stringify(thinned(record))));
  return VERSION + toLetters(packed);
}

export async function recordFrom(code: string): Promise<{ readonly ok: true; readonly record: unknown } | Refusal> {
  if (!code.startsWith(VERSION)) return refused('replay.link.newer');
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), fromLetters(code.slice(VERSION.length)));
    return { ok: true, record: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
  } catch {
    // Chat programs cut long links, and mail programs break them.
    return refused('replay.link.cut');
  }
}

/** Hashes cannot be compressed. The last one covers all that came before it, and notes are nobody else's. */
function thinned({ notes: _, ...record }: MatchRecord): MatchRecord {
  const kept = ['0', String(record.answers.length)];
  return { ...record, hashes: Object.fromEntries(Object.entries(record.hashes).filter(([answer]) => kept.includes(answer))) };
}

async function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) throw new Error('longer than any record');
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK) text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
