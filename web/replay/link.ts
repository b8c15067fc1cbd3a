import { digest, type MatchRecord, type Refusal } from '@tavern/engine';
import { refused } from '../model/refused.ts';
import { packed, unpacked } from './packed.ts';

/** Before the code, so that another way to write it can be told from this one. */
const VERSION = '1';
/** Bytes before what is deflated: how long that is, and a check of what it holds. */
const [LENGTH, CHECK] = [3, 4];
/** Bytes. What a link unpacks to is not known before: more than any record has is not unpacked. */
const MOST = 10_000_000;
/** Bytes at once: more arguments than this, and some browsers give up. */
const CHUNK = 0x8000;

/** A record as part of an address: deflated, in letters that no program changes. It opens in any browser, without a server. */
export async function recordLink(record: MatchRecord): Promise<string> {
  const text = JSON.stringify(packed(record));
  const body = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text));
  const bytes = new Uint8Array(LENGTH + CHECK + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length << 8);
  view.setUint32(LENGTH, checkOf(text));
  bytes.set(body, LENGTH + CHECK);
  return VERSION + toLetters(bytes);
}

/** What comes after the code is ignored: programs add a full stop, or a bracket. */
export async function recordFrom(code: string): Promise<{ readonly ok: true; readonly record: unknown } | Refusal> {
  if (!code.startsWith(VERSION)) return refused('replay.link.newer');
  const [letters = ''] = /^[\w-]*/.exec(code.slice(VERSION.length).replaceAll(/\s/g, '')) ?? [];
  const bytes = fromLetters(letters);
  const view = new DataView(bytes.buffer);
  const whole = bytes.length >= LENGTH + CHECK ? (view.getUint32(0) >>> 8) + LENGTH + CHECK : Number.POSITIVE_INFINITY;
  // Chat programs cut long links, and mail programs break them.
  if (bytes.length < whole) return refused('replay.link.cut');
  try {
    const body = await through(new DecompressionStream('deflate-raw'), bytes.slice(LENGTH + CHECK, whole));
    const text = new TextDecoder().decode(body);
    if (checkOf(text) !== view.getUint32(LENGTH)) return refused('replay.link.damaged');
    return { ok: true, record: unpacked(JSON.parse(text) as ReturnType<typeof packed>) };
  } catch {
    return refused('replay.link.damaged');
  }
}

const checkOf = (text: string): number => Number.parseInt(digest(text).slice(0, 2 * CHECK), 16);

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

/** A single letter at the end is no byte. */
function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const text = atob((letters.length % 4 === 1 ? letters.slice(0, -1) : letters).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}
