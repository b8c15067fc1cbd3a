import type { EventOf } from '../../rules/events.ts';
import type { View } from '../../rules/view.ts';
import { type Part, partsOf } from '../show/parts.ts';
import type { RevolutionProps } from '../show/props.ts';

/** What the tally has to show right now. */
export interface TallyMoment {
  /** The event that it is about: of the battle, or before it of the reveal. */
  readonly id: string;
  /** Null: the secret cards are being revealed, and nothing is counted yet. */
  readonly battle: EventOf<'battle'> | null;
  readonly parts: readonly Part[];
  /** How many parts are shown. */
  readonly shown: number;
  /** The square as it was counted. */
  readonly view: View;
}

type ShownEvents = Pick<RevolutionProps, 'events' | 'show'>;

/** The events up to the moment that is shown. One that has come and has not been seen is not among them. */
function seenIn({ events, show: { now, rewound } }: ShownEvents): ShownEvents['events'] {
  const last = rewound ?? now?.id ?? null;
  if (last === null) return events;
  return events.slice(0, events.findIndex(({ id }) => id === last) + 1);
}

/** What may follow a battle without putting the tally away: the end of the match is told over it. */
const LATER: ReadonlySet<string> = new Set(['ended']);

/** Null: there is no tally at this moment. */
export function tallyMoment(props: ShownEvents): TallyMoment | null {
  const { now, rewound } = props.show;
  const seen = seenIn(props);
  const at = seen.findLastIndex(({ event }) => event.type === 'battle' || event.type === 'revealed');
  const told = seen[at];
  if (told === undefined || seen.slice(at + 1).some(({ event }) => !LATER.has(event.type))) return null;
  // Once the end has been told, the ending takes its place.
  if (now === null && rewound === null && seen.at(-1) !== told) return null;
  const { id, event } = told;
  if (event.type !== 'battle') {
    // Its battle comes with it. Without a picture of its own, the reveal is a moment of the square.
    const view = now?.phase === 'draws' ? now.before : told.view;
    return now?.id === id || rewound === id ? { id, battle: null, parts: [], shown: 0, view } : null;
  }
  const parts = partsOf(event);
  const isTold = now?.id === id && rewound === null && now.part !== null;
  return { id, battle: event, parts, shown: isTold ? (now.part ?? 0) + 1 : parts.length, view: told.view };
}
