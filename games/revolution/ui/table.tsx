import './table.css';
import './table-narrow.css';
import './forced.css';
import './named.css';
import { type Say, say } from '@tavern/engine';
import { type GameTableProps, useHan, useWords } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { WIDE, WIDTHS } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { useTaken } from '@tavern/kit/log/use-taken.ts';
import { type About, asTold, Past, useShow } from '@tavern/kit/show/index.ts';
import { useNamed } from '@tavern/kit/show/use-named.ts';
import { TableTabs } from '@tavern/kit/table-tabs.tsx';
import { TableThumb } from '@tavern/kit/table-thumb.tsx';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useMemo, useRef } from 'react';
import type { Revolution, RevolutionOption } from '../rules/types.ts';
import { cardSay, name } from '../text/tell/words.ts';
import { Ground } from './board/ground.tsx';
import { Phases } from './board/phases.tsx';
import { Side } from './board/side.tsx';
import { hanOf } from './card/han.ts';
import { Ending } from './ending/index.ts';
import { Flights } from './flights.tsx';
import { askedSay } from './headline.ts';
import { hintWords } from './hint-words.ts';
import { Ledger, LedgerStrip } from './ledger/index.ts';
import { Deeds } from './near/deeds.tsx';
import { OwnHand } from './near/hand.tsx';
import { Looked } from './near/looked.tsx';
import { OpenHands } from './near/open-hands.tsx';
import { PowerSheet } from './near/power-sheet.tsx';
import { SearchTray } from './near/search.tsx';
import { reckoningOf } from './play/aftermath.ts';
import { isDealtTo } from './play/stirring.ts';
import { type Choice, type HeldCard, sortedHand, useChoice } from './play/use-choice.ts';
import { stepSay, thenSay } from './play/words.ts';
import { spotAt } from './show/places.ts';
import { playerIn, type RevolutionProps, sidesOf } from './show/props.ts';
import { script } from './show/script.ts';
import { Tally, tallyMoment } from './tally/index.ts';
import { TipsPlace } from './tips/index.ts';

const named = ({ seats, places }: About): readonly string[] => [
  ...seats.map((seat) => `.square-front[data-seat="${seat}"]`),
  ...places.map((place) => {
    const { seat, spot } = spotAt(place);
    return `.spot[data-seat="${seat}"][data-zone="${spot}"]`;
  }),
];

/** The table of Revolution and Rebellion: two rostrums on the square, the judges between them, the hand at the near edge. */
export function RevolutionTable(props: GameTableProps<Revolution>) {
  const show = useShow(props, script);
  const words = useWords();
  const decks = props.view.players.map(({ deckId }) => deckId).join(' ');
  useHan(useMemo(() => hanOf(props.view.players, words), [decks, words]));
  return <SquareLayout {...asTold(props, show)} show={show} />;
}

/** Screens with room for words to newcomers beside the square: elsewhere they would cover the zones they speak of. */
const ROOMY = `(min-width: ${WIDTHS.tablet + 1}px) and (min-height: 821px)`;
const NO_CARDS: readonly HeldCard[] = [];

/** The table at the point that the show has reached. */
function SquareLayout(props: RevolutionProps) {
  const { show, view, viewer, question, busy, parts, over } = props;
  const words = useWords();
  const small = !useMedia(WIDE);
  const low = useMedia('(max-height: 760px)');
  const roomy = useMedia(ROOMY);
  const table = useRef<HTMLDivElement>(null);
  const hint = useHint(props, hintWords(words, question));
  useNamed(table, show.about, named);
  const { near, far } = sidesOf(viewer);
  const { hand: own } = playerIn(show.view, near);
  const hand = useMemo(() => (viewer === null || own === null ? null : sortedHand(own)), [viewer, own]);
  const send = (option: RevolutionOption): void => {
    // A player who answers has seen enough of what is being shown.
    show.skip();
    props.send(option);
  };
  const past = show.rewound !== null;
  const asked = past ? null : question;
  const choice = useChoice({ ...props, question: asked }, hand ?? NO_CARDS, send);
  useTaken(props.bridge, stepSay(choice));
  const reckoning = useMemo(() => reckoningOf(show.view), [show.view]);
  const moment = tallyMoment(props);
  const ended = over !== null && !past && moment === null;
  const advice = past || over !== null || question?.kind === 'next' ? null : <HintButton />;
  const advised = advice !== null && hint !== null && hint.said !== null;
  const coached = roomy && !past && choice.held === null && parts.coach !== null;
  const then =
    choice.after === null || choice.held === null ? null : { card: cardSay(choice.held.card), reckoning: choice.after.later };
  const deeds = asked !== null &&
    asked.kind !== 'next' &&
    asked.kind !== 'choose' &&
    !(small && asked.kind === 'place' && choice.held === null) && <Deeds question={asked} choice={choice} viewer={viewer} />;
  return (
    <TipsPlace sight={show.view} viewer={viewer}>
      <ActsPlace
        asked={question === null ? null : `${viewer}:${question.id}`}
        busy={busy}
        send={(option) => send(option as RevolutionOption)}
        hint={hint}
        unseen={show.unseen}
      >
        <div
          className={classes(
            'square-table',
            ended && 'ended',
            moment !== null && 'counting',
            viewer === null && 'watched',
            past && 'past-shown',
          )}
          ref={table}
          data-asked={asked === null ? undefined : `${asked.id} ${asked.kind}`}
          data-busy={busy}
          data-told={props.events.length}
          data-telling={show.playing && question === null}
        >
          <Ground />
          {moment === null && !ended && (
            <>
              <Side {...props} seat={near} choice={choice} reckoning={reckoning} />
              {small ? (
                <LedgerStrip {...props} now={reckoning} then={then} />
              ) : (
                <div className="square-middle">
                  <Phases show={show} />
                  <Ledger {...props} now={reckoning} then={then} />
                </div>
              )}
              <Side {...props} seat={far} choice={choice} reckoning={reckoning} />
            </>
          )}
          {moment !== null && (
            <div className="square-tally">
              <Tally {...props} moment={moment} />
            </div>
          )}
          {ended && (
            <div className="square-ending">
              <Ending {...props} />
            </div>
          )}
          {asked?.kind === 'choose' && <SearchTray question={asked} view={view} />}
          <Looked show={show} viewer={viewer} />
          {hand !== null && !ended && moment === null && (
            <div className={classes('square-hand', isDealtTo(show, viewer) && 'dealt')}>
              <OwnHand hand={hand} question={asked} busy={busy} choice={choice} sunk={small ? 0.12 : low ? 0.2 : 0} />
            </div>
          )}
          {viewer === null && own !== null && !ended && moment === null && <OpenHands {...props} />}
          {!small && moment === null && !ended && (
            <div className="square-left">
              {coached ? (
                parts.coach
              ) : (
                <>
                  {!past && !roomy && parts.tip}
                  <PowerSheet reckoning={reckoning} choice={choice} viewer={viewer} names={props.names} />
                </>
              )}
            </div>
          )}
          {small
            ? !ended &&
              moment === null && (
                <TableThumb
                  className="square-thumb"
                  say={past ? null : words.tell(thumbSay(props, asked, choice))}
                  hint={advised && choice.held === null ? advice : null}
                >
                  {deeds}
                  {!past && parts.handOn}
                </TableThumb>
              )
            : moment === null && (
                <div className="square-right">
                  {parts.book}
                  <div className="square-hint">
                    {choice.held === null ? (
                      advice
                    ) : (
                      <p className="square-back">
                        <kbd>{words.t('square.back.key')}</kbd> {words.t('square.back')}
                      </p>
                    )}
                  </div>
                  {deeds}
                  {!past && parts.handOn}
                </div>
              )}
          {small && (
            <TableTabs className="square-tabs" label={words.t('square.tabs')} candle={parts.candle}>
              {parts.tabs}
              {!advised && advice}
              {!past && parts.tip}
            </TableTabs>
          )}
          <Past
            show={show}
            lines={props.lines}
            when={say('square.past', { round: Math.max(1, show.view.round) })}
            asked={question === null ? null : askedSay(view, question)}
          />
          <Flights {...props} />
        </div>
      </ActsPlace>
    </TipsPlace>
  );
}

/** One sentence above the thumb. */
function thumbSay({ view, viewer }: RevolutionProps, asked: RevolutionProps['question'], choice: Choice): Say {
  const { near } = sidesOf(viewer);
  const told = choice.face === 'up' ? thenSay(choice, near) : null;
  if (told !== null) return told;
  const step = stepSay(choice);
  if (step !== null) return step;
  if (asked !== null) return askedSay(view, asked);
  return view.current === viewer ? say('square.thumb.you') : say('square.thumb.wait', { who: name(view.current) });
}
