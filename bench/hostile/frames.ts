import type { Rng } from '@tavern/engine';
import { POISON } from './poison.ts';

const MASK = Buffer.alloc(4);

/** A client's frame: `first` byte, what it says of its length, and what is there. */
function frame(first: number, payload: Buffer, { masked = true, length = payload.length } = {}): Buffer {
  const head = Buffer.alloc(length < 126 ? 2 : length < 65_536 ? 4 : 10);
  head[0] = first;
  head[1] = (masked ? 0x80 : 0) | (length < 126 ? length : length < 65_536 ? 126 : 127);
  if (head.length === 4) head.writeUInt16BE(length, 2);
  if (head.length === 10) head.writeBigUInt64BE(BigInt(length), 2);
  return Buffer.concat(masked ? [head, MASK, payload] : [head, payload]);
}

const rubbish = (rng: Rng, length: number): Buffer => Buffer.from(Array.from({ length }, () => rng.int(256)));

/** Bytes on a line that is open: frames that no client sends. */
export function hostileFrame(rng: Rng): Buffer {
  const text = Buffer.from(rng.pick(POISON));
  return rng.pick<() => Buffer>([
    () => frame(0x82, rubbish(rng, rng.int(200))),
    () => frame(0x81, rubbish(rng, 1 + rng.int(200))),
    () => frame(0x81, Buffer.from([0xc0, 0x80, 0xed, 0xa0, 0x80])),
    () => frame(0x81, text, { masked: false }),
    () => frame(0xf1, text),
    () => frame(0x83 + rng.int(5), text.subarray(0, 100)),
    () => frame(0x01, text),
    () => Buffer.concat([frame(0x01, text.subarray(0, 50)), frame(0x81, text.subarray(0, 50))]),
    () => frame(0x80, text.subarray(0, 50)),
    () => Buffer.concat(Array.from({ length: 300 }, (_, nth) => frame(nth === 0 ? 0x01 : 0x00, Buffer.from('[')))),
    () => frame(0x81, Buffer.alloc(9_000, 0x5b)),
    () => frame(0x81, Buffer.alloc(70_000, 0x5b)),
    () => frame(0x81, Buffer.from('['), { length: 2 ** 40 }),
    () => frame(0x81, Buffer.from('[1,"rooms'), { length: 5_000 }),
    () => frame(0x89, Buffer.alloc(126)),
    () => Buffer.concat(Array.from({ length: 200 }, () => frame(0x89, Buffer.from('ping')))),
    () => Buffer.concat(Array.from({ length: 200 }, () => frame(0x8a, Buffer.from('pong')))),
    () => frame(0x88, Buffer.from([0x00])),
    () => frame(0x88, Buffer.from([0x03, 0xec])),
    () => frame(0x88, Buffer.alloc(0)),
    () => frame(0x09, Buffer.from('half a ping')),
    () => rubbish(rng, 1 + rng.int(500)),
    () => Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'),
  ])();
}
