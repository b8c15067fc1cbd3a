import type { Question, Say, Types } from '@tavern/engine';
import { useCallback, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { GameTableProps } from '../game-table.ts';
import { useMotion } from '../motion/use-motion.ts';
import { useWords } from '../words.ts';
import { comingIn } from './coming.ts';
import { Playback } from './playback.ts';
import type { About, Script } from './script.ts';
import type { Show } from './show.ts';
import { useEndOnPress } from './use-end-on-press.ts';
import { useLookBack } from './use-look-back.ts';

export type TableShow<T extends Types, Left> = Show<T['event'], T['view'], Left, Question<T>> & {
  /** The seats and places of the pointed line of the book, or else of the moment being looked at. */
  readonly about: About;
  /** Whether the press being made has ended the show. It answers nothing that nobody had seen. */
  readonly unseen: () => boolean;
};

type Watched<T extends Types> = Pick<
  GameTableProps<T>,
  'events' | 'view' | 'viewer' | 'foreseen' | 'speed' | 'busy' | 'question' | 'bridge'
>;

/**
 * Plays new events one by one, as the script says. Any press shows the present at once. The lines of the book show their moments and return
 * to the present. The book tells nothing before it has been seen on the table.
 */
export function useShow<T extends Types, Left>(
  props: Watched<T>,
  script: Script<T['event'], T['view'], Left>,
): TableShow<T, Left> {
  const { events, view, viewer, foreseen, speed, busy, question } = props;
  const queue = useMotion({ speed });
  const tell = useLatestTell();
  const [playback] = useState(
    () =>
      new Playback<T['event'], T['view'], Left, Question<T>>(
        queue,
        script,
        { events, view, viewer, foreseen, asked: question },
        { hidden: () => document.hidden, tell },
      ),
  );
  useLayoutEffect(
    () => playback.heed({ events, view, viewer, foreseen, asked: question }),
    [playback, events, view, viewer, foreseen, question],
  );
  const show = useSyncExternalStore(playback.listen, playback.show);
  const unseen = useEndOnPress(playback);
  useNowOnAnswer(show, busy, question?.id ?? null);
  useNowInWindow(show, question?.window ? question.id : null);
  useStory(props, playback.show, script);
  const about = useLookBack(props, show, script);
  return useMemo(() => ({ ...show, about, unseen }), [show, about, unseen]);
}

type Ends = Pick<Show<never, never, never>, 'rewind' | 'skip'>;

/** A player who answers wants to see the result: looking back ends, and everything before it arrives. */
function useNowOnAnswer({ rewind, skip }: Ends, busy: boolean, asked: number | null): void {
  const before = useRef(asked);
  useLayoutEffect(() => {
    const answered = before.current !== null && before.current !== asked;
    before.current = asked;
    if (answered) rewind(null);
  }, [asked, rewind]);
  useLayoutEffect(() => {
    if (!busy) return;
    rewind(null);
    skip();
  }, [busy, rewind, skip]);
}

/** A question that closes by itself ends looking back, because it cannot wait. */
function useNowInWindow({ rewind }: Ends, asked: number | null): void {
  useLayoutEffect(() => {
    if (asked !== null) rewind(null);
  }, [asked, rewind]);
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Tells the book which events have not been seen yet, and the house which story is being shown. Both are told what the playback shows now,
 * not what was last rendered.
 */
function useStory<T extends Types, Left>(
  { bridge, viewer, events }: Watched<T>,
  look: () => Show<T['event'], T['view'], Left>,
  { tells }: Script<T['event'], T['view'], Left>,
): void {
  const drawn = look();
  useLayoutEffect(() => {
    const { now, playing, rewound, told, asked } = look();
    const telling = playing && rewound === null && asked === null;
    bridge.expect(comingIn(events, { now, rewound }));
    bridge.tell(telling ? { words: tells?.(told, viewer) ?? null } : null, events.at(-1)?.id ?? null);
  }, [bridge, events, viewer, tells, look, drawn]);
  useLayoutEffect(
    () => () => {
      bridge.expect(NONE);
      bridge.tell(null, null);
    },
    [bridge],
  );
}

/** Always uses the present language. */
function useLatestTell(): (say: Say) => string {
  const { tell } = useWords();
  const latest = useRef(tell);
  useLayoutEffect(() => {
    latest.current = tell;
  });
  return useCallback((what) => latest.current(what), []);
}
