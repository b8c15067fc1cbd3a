import { type Game, type Play, type QuestionDef, type Seat, seat } from '@tavern/engine';
import { z } from 'zod';

type Option = { do: string; n?: number };
export interface Toy {
  state: { rules: object; log: string[]; over: boolean };
  view: object;
  rules: object;
  seat: object;
  event: { type: string; cards?: string[] };
  steps: { [name: string]: { n?: number } };
  questions: { [kind: string]: { option: Option } };
}
export type ToyPlay = Play<Toy>;
type Steps = { readonly [name: string]: (m: ToyPlay, step: { n?: number }) => void };

/** A game of a test's own steps and questions, for looking at one part of the kernel at a time. */
export function toy(
  steps: Steps,
  questions: { readonly [kind: string]: Partial<QuestionDef<Toy, { option: Option }>> } = {},
  more: Partial<Game<Toy>> = {},
): Game<Toy> {
  const complete = Object.fromEntries(
    Object.entries(questions).map(([kind, def]) => [kind, { options: () => [{ do: 'go' }], ...def }]),
  );
  return {
    name: 'toy',
    version: 1,
    seats: [1, 4],
    rules: z.strictObject({}),
    seatChoice: () => z.strictObject({}),
    content: null,
    setup: (_rng, _seats, rules) => ({ rules, log: [], over: false }),
    start: { do: 'start' },
    steps: { stop: (m) => m.ask(seat(0), { kind: 'stop' }), ...steps },
    questions: { stop: { options: () => [{ do: 'go' }] }, ...complete },
    outcome: (state) => (state.over ? { ranking: [[seat(0)]], winners: [], why: { key: 'outcome.toy' } } : null),
    view: (state) => state,
    mask: () => null,
    guess: (view) => view as Toy['state'],
    ...more,
  };
}

/** A step that only notes its name. */
export const note =
  (name: string) =>
  (m: ToyPlay): void => {
    m.state.log.push(name);
  };

export const two: readonly Seat[] = [seat(0), seat(1)];
