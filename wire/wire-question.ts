import type { Packet, Types } from '@tavern/engine';
import { applyDelta, type Delta, deltaOf } from './delta.ts';

type Question = NonNullable<Packet<Types>['question']>;

/** A new question: the first of its options and of what is blocked is whole, each other one is its difference to the one before it. */
export interface WireQuestion extends Omit<Question, 'options' | 'blocked'> {
  readonly options: readonly Delta[];
  readonly blocked: readonly Delta[];
}

/** With fewer options a question is as short as its difference to the last one. */
const MANY = 12;

/** Options are much alike: a hand of ten cards has some sixty placements, which differ in a zone or a face. */
export function newQuestion(before: Question | null, after: Question | null): Question | null {
  if (after === null || after === before || after.id === before?.id) return null;
  return after.options.length + after.blocked.length < MANY ? null : after;
}

export function toWireQuestion({ options, blocked, ...question }: Question): WireQuestion {
  return { ...question, options: chained(options), blocked: chained(blocked) };
}

export function fromWireQuestion({ options, blocked, ...question }: WireQuestion): Question {
  return { ...question, options: unchained(options), blocked: unchained(blocked) };
}

const chained = (items: readonly object[]): Delta[] =>
  items.map((item, at) => (at === 0 ? (item as Delta) : deltaOf(items[at - 1], item)));

function unchained<X extends object>(deltas: readonly Delta[]): X[] {
  const items: X[] = [];
  for (const delta of deltas) items.push(applyDelta((items.at(-1) ?? {}) as X, delta));
  return items;
}
