import type { Packet, Question, Seat, Types } from '@tavern/engine';
import type { Status } from '@tavern/host';

export const question = (given: Partial<Question<Types>> = {}): Question<Types> => ({
  id: 1,
  kind: 'turn',
  ask: { kind: 'turn' },
  options: [{ do: 'move' }],
  blocked: [],
  clock: 'turn',
  window: false,
  ...given,
});

export const packet = (given: Partial<Packet<Types>> = {}): Packet<Types> => ({
  view: {},
  question: null,
  waiting: [],
  over: null,
  ...given,
});

export const waiting = (...seats: Seat[]): Packet<Types>['waiting'] => seats.map((seat) => ({ seat, kind: 'turn' }));

const chair = { by: 'person', here: true, lent: false } as const;

export const status = (given: Partial<Status> = {}): Status => ({
  now: 0,
  paused: false,
  closed: null,
  seats: [chair, chair, chair, chair],
  clocks: [],
  passed: false,
  mayClaim: false,
  mayLend: [],
  missed: null,
  ...given,
});
