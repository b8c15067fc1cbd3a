import type { Packet, Types } from '@tavern/engine';
import type { Frame } from '@tavern/host';
import { applyDelta, type Delta, deltaOf } from './delta.ts';
import { EventMemory } from './event-memory.ts';
import type { PastFrames, WholeFrame, WireFrame } from './reply.ts';
import { fromWireQuestion, newQuestion, toWireQuestion } from './wire-question.ts';

type Change = Pick<WireFrame, 'views' | 'delta' | 'question'>;

/** Worked out once for all viewers of the same seat: they are told of a frame one after another. */
let last: { readonly frame: Frame; readonly change: Change } | null = null;

export function toWire({ frame, before, memory }: { frame: Frame; before: Frame; memory: EventMemory }): WireFrame {
  // The frame before a frame is always the same one.
  if (last?.frame !== frame) last = { frame, change: changeOf(before, frame) };
  return { n: frame.n, at: frame.at, events: memory.toWire(frame.events), ...last.change, ...markedAs(frame) };
}

const markedAs = ({ played }: Pick<Frame, 'played'>): Pick<Frame, 'played'> => (played === undefined ? {} : { played });

/** From view to view, and from there to the packet. */
function changeOf({ packet: before }: Frame, { views, packet }: Frame): Change {
  const steps: Delta[] = [];
  let view = before.view;
  for (const [place, next] of views.entries()) {
    const ends = place === views.length - 1;
    if (ends ? next === packet.view : next === view) continue;
    const step = deltaOf(view, next);
    view = next;
    if (ends || !isNothing(step)) steps.push(place, step);
  }
  const question = newQuestion(before.question, packet.question);
  const delta = deltaOf(withView(before, view), question === null ? packet : { ...packet, question: before.question });
  return {
    ...(steps.length === 0 ? {} : { views: steps }),
    delta,
    ...(question === null ? {} : { question: toWireQuestion(question) }),
  };
}

const isNothing = (delta: Delta): boolean => Array.isArray(delta) && delta.length === 0;

const withView = (packet: Packet<Types>, view: Types['view']): Packet<Types> =>
  packet.view === view ? packet : { ...packet, view };

export function fromWire(wire: WireFrame, before: Frame, memory: EventMemory): Frame {
  const { n, at, views: steps = [], delta, question } = wire;
  if (n !== before.n + 1) throw new Error(`frame ${n} came after frame ${before.n}`);
  const events = memory.fromWire(wire.events);
  const views: Types['view'][] = [];
  let view = before.packet.view;
  for (let i = 0; i < steps.length; i += 2) {
    const [place, step] = [steps[i], steps[i + 1]];
    if (typeof place !== 'number' || place < views.length || place >= events.length || step === undefined)
      throw new Error(`frame ${n} tells of what was seen after an event that it does not have`);
    while (views.length < place) views.push(view);
    view = applyDelta(view, step);
    views.push(view);
  }
  const changed = applyDelta(withView(before.packet, view), delta);
  const packet = question === undefined ? changed : { ...changed, question: fromWireQuestion(question) };
  while (views.length < events.length - 1) views.push(view);
  if (views.length < events.length) views.push(packet.view);
  return { n, at, events, views, packet, ...markedAs(wire) };
}

export function toWhole({ views, ...frame }: Frame): WholeFrame {
  const { view } = frame.packet;
  return views.every((each) => each === view) ? frame : { ...frame, views: views.map((each) => deltaOf(view, each)) };
}

export function fromWhole({ views, ...frame }: WholeFrame): Frame {
  const { view } = frame.packet;
  return { ...frame, views: frame.events.map((_, index) => applyDelta(view, views?.[index] ?? [])) };
}

/** Frames in a row as they travel or are stored: the first whole, each other as what changed. */
export function toPast(frames: readonly Frame[], newest: number): PastFrames {
  const [start, ...rest] = frames;
  if (start === undefined) throw new Error('there is no frame to begin with');
  const memory = new EventMemory();
  const wire = rest.map((frame, index) => toWire({ frame, before: frames[index] ?? start, memory }));
  return { start: toWhole(start), frames: wire, newest };
}

export function fromPast({ start, frames }: Pick<PastFrames, 'start' | 'frames'>): Frame[] {
  const memory = new EventMemory();
  const all = [fromWhole(start)];
  for (const frame of frames) all.push(fromWire(frame, all.at(-1) ?? fromWhole(start), memory));
  return all;
}
