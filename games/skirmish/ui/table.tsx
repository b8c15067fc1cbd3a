import './table.css';
import './table-narrow.css';
import './forced.css';
import './named.css';
import { type Say, say } from '@tavern/engine';
import { type GameTableProps, useWords } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { useTaken } from '@tavern/kit/log/use-taken.ts';
import { type About, asTold, Past, useShow } from '@tavern/kit/show/index.ts';
import { useNamed } from '@tavern/kit/show/use-named.ts';
import { TableTabs } from '@tavern/kit/table-tabs.tsx';
import { TableThumb } from '@tavern/kit/table-thumb.tsx';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useMemo, useRef, useState } from 'react';
import type { Skirmish, SkirmishOption } from '../rules/types.ts';
import { name } from '../text/tell/words.ts';
import { Board } from './board/board.tsx';
import { Pause } from './count/pause.tsx';
import { Ending } from './ending/index.ts';
import { Flights } from './flights.tsx';
import { askedSay } from './headline.ts';
import { hintWords } from './hint-words.ts';
import { Aim } from './near/aim.tsx';
import { Discard } from './near/discard.tsx';
import { OwnHand } from './near/hand.tsx';
import { Mulligan } from './near/mulligan.tsx';
import { Pass } from './near/pass.tsx';
import { Slip, stepSay } from './near/slip.tsx';
import { isCounted } from './play/count.ts';
import { type CardChoice, type HeldCard, idsOf, sortedHand, useChoice } from './play/use-choice.ts';
import { Plaque } from './players/plaque.tsx';
import { Strip } from './players/strip.tsx';
import { playerIn, type SkirmishProps, sealedAway, sidesOf } from './show/props.ts';
import { script } from './show/script.ts';
import { Stone } from './stone/stone.tsx';
import { TipsPlace } from './tips/index.ts';

const named = ({ seats, places }: About): readonly string[] => [
  ...seats.flatMap((seat) => [`.war-plaque[data-seat="${seat}"]`, `.strip-side[data-seat="${seat}"]`]),
  ...places.map((slot) => `.pass[data-slot="${slot}"]`),
];

/** The table of Skirmish: the war map, players and stone at its left, the book at its right, the hand at the near edge. */
export function SkirmishTable(props: GameTableProps<Skirmish>) {
  const show = useShow(props, script);
  return <SkirmishLayout {...asTold(props, show)} show={show} />;
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_CARDS: readonly HeldCard[] = [];

/** The table at the point that the show has reached. */
function SkirmishLayout(props: SkirmishProps) {
  const { show, view, viewer, question, busy, parts, over } = props;
  const words = useWords();
  const small = !useMedia(WIDE);
  const low = useMedia('(max-height: 820px)');
  const table = useRef<HTMLDivElement>(null);
  const hint = useHint(props, hintWords(words, question));
  useNamed(table, show.about, named);
  const { near, far } = sidesOf(viewer);
  const { hand: own, known } = playerIn(show.view, near);
  // Where nothing is hidden, a spectator has the hand of the near side before them.
  const hand = useMemo(() => (own === null ? null : sortedHand([...own, ...known])), [own, known]);
  const send = (option: SkirmishOption): void => {
    // A player who answers has seen enough of what is being shown.
    show.skip();
    props.send(option);
  };
  const past = show.rewound !== null;
  const choice = useChoice({ ...props, question: past ? null : question }, hand ?? NO_CARDS, send);
  useTaken(props.bridge, stepSay(choice));
  const [marks, setMarks] = useState<{ readonly at: number; readonly ids: ReadonlySet<string> }>({ at: -1, ids: NOTHING });
  const about = question?.id ?? -1;
  const { packet } = props;
  const sealed = useMemo(
    () => (viewer === null && hand !== null ? idsOf(hand, sealedAway(packet, near)) : NOTHING),
    [viewer, hand, packet, near],
  );
  const marked = marks.at === about && marks.ids.size > 0 ? marks.ids : sealed;
  const [picks, setPicked] = useState<{ readonly at: number; readonly id: string | null }>({ at: -1, id: null });
  const picked = picks.at === about ? picks.id : null;
  const ended = over !== null && !past;
  const pauses = !ended && !past && view.phase === 'ended' && show.now === null;

  const advice = past || ended || question?.kind === 'next' ? null : <HintButton />;
  const advised = advice !== null && hint !== null && hint.said !== null;
  const asked = past ? null : question;
  // The plate stays where it is while others play and events are shown: nothing else on the table has to move.
  const passes =
    viewer !== null &&
    !past &&
    !ended &&
    (asked === null || asked.kind === 'play') &&
    show.view.phase === 'playing' &&
    !playerIn(show.view, viewer).passed &&
    !isCounted(show.view);
  // So does the place of the hint, at a table that has one.
  const advises = useRef(false);
  if (asked !== null) advises.current = hint !== null;
  const kept = passes && asked === null && advises.current;
  const toggle = (id: string): void => {
    const next = new Set(marked);
    if (next.has(id)) next.delete(id);
    else if (next.size < MOST_BACK) next.add(id);
    setMarks({ at: about, ids: next });
  };
  const acts = (
    <>
      {passes && <Pass {...props} choice={choice} asked={asked?.kind === 'play'} small={small} />}
      {asked?.kind === 'discard' && <Discard card={hand?.find(({ id }) => id === picked)?.card ?? null} />}
      {asked?.kind === 'mulligan' && (
        <Mulligan question={asked} marked={(hand ?? NO_CARDS).flatMap(({ id, card }) => (marked.has(id) ? [card] : []))} />
      )}
    </>
  );
  return (
    <TipsPlace sight={show.view} viewer={viewer}>
      <ActsPlace
        asked={question === null ? null : `${viewer}:${question.id}:${view.turn}`}
        busy={busy}
        send={(option) => send(option as SkirmishOption)}
        hint={hint}
        unseen={show.unseen}
      >
        <div
          className={classes('skirmish-table', ended && 'ended', viewer === null && 'watched', past && 'past-shown')}
          ref={table}
          data-asked={asked === null ? undefined : `${asked.id} ${asked.kind}`}
          data-busy={busy}
          data-told={props.events.length}
          data-telling={show.playing && question === null}
        >
          {small ? (
            <Strip {...props} />
          ) : (
            <div className="war-left">
              <Plaque {...props} seat={far} />
              <Stone {...props} />
              <Plaque {...props} seat={near} />
            </div>
          )}
          <Board {...props} choice={choice} />
          {pauses && <Pause {...props} />}
          {hand !== null && !ended && (
            <div className="war-hand">
              <OwnHand
                seat={near}
                mine={viewer !== null}
                hand={hand}
                known={known}
                question={asked}
                busy={busy}
                choice={choice}
                send={send}
                marked={marked}
                onMark={toggle}
                picked={picked}
                onPick={(id) => setPicked({ at: about, id })}
                sunk={small ? 0.12 : low ? 0.2 : 0.08}
              />
            </div>
          )}
          {ended && (
            <div className="war-ending">
              <Ending {...props} />
            </div>
          )}
          {small ? (
            !ended && (
              <TableThumb
                className="war-thumb"
                say={words.tell(thumbSay(props, asked, choice))}
                hint={advised && choice.held === null ? advice : null}
              >
                {acts}
              </TableThumb>
            )
          ) : (
            <div className="war-right">
              {parts.book}
              {!past && choice.held === null && parts.coach}
              <Slip {...props} choice={choice} />
              <div className={classes('war-hint', kept && 'kept')}>{advice}</div>
              {acts}
              {!pauses && !past && parts.handOn}
            </div>
          )}
          {small && (
            <TableTabs className="war-tabs" label={words.t('war.tabs')} candle={parts.candle}>
              {parts.tabs}
              {!advised && (kept ? <i className="tab-kept" /> : advice)}
              {!past && parts.tip}
            </TableTabs>
          )}
          <Aim table={table} choice={choice} />
          <Past
            show={show}
            lines={props.lines}
            when={say('war.past', { round: Math.max(1, show.view.round) })}
            asked={question === null ? null : askedSay(view, question)}
          />
          <Flights {...props} />
        </div>
      </ActsPlace>
    </TipsPlace>
  );
}

/** H-15. The options say so too: no choice has more. */
const MOST_BACK = 3;

/** One sentence above the thumb. */
function thumbSay({ view, viewer, show }: SkirmishProps, asked: SkirmishProps['question'], choice: CardChoice): Say {
  const step = stepSay(choice);
  if (step !== null) return say('war.thumb.step', { step });
  if (asked !== null) return askedSay(view, asked);
  if (isCounted(show.view)) return say('war.thumb.count');
  return view.current === viewer ? say('war.thumb.you') : say('war.thumb.wait', { who: name(view.current) });
}
