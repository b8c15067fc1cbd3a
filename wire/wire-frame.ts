import type { Frame } from '@tavern/host';
import { applyDelta, deltaOf } from './delta.ts';
import type { PastFrames, WireFrame } from './reply.ts';

/** Worked out once, however many people look through the same eyes: what comes before a frame is always the same. */
const known = new WeakMap<Frame, WireFrame>();

export function toWire(frame: Frame, before: Frame): WireFrame {
  const made = known.get(frame);
  if (made !== undefined) return made;
  const { n, at, events, packet } = frame;
  const wire = { n, at, events, delta: deltaOf(before.packet, packet) };
  known.set(frame, wire);
  return wire;
}

export function fromWire({ n, at, events, delta }: WireFrame, before: Frame): Frame {
  if (n !== before.n + 1) throw new Error(`frame ${n} came after frame ${before.n}`);
  return { n, at, events, packet: applyDelta(before.packet, delta) };
}

/** Frames in a row as they travel or are stored: the first whole, each other as what changed. */
export function toPast(frames: readonly Frame[], newest: number): PastFrames {
  const [start, ...rest] = frames;
  if (start === undefined) throw new Error('there is no frame to begin with');
  return { start, frames: rest.map((frame, index) => toWire(frame, frames[index] ?? start)), newest };
}

export function fromPast({ start, frames }: Pick<PastFrames, 'start' | 'frames'>): Frame[] {
  const all = [start];
  for (const frame of frames) all.push(fromWire(frame, all.at(-1) ?? start));
  return all;
}
