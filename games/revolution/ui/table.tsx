import './table.css';
import './table-narrow.css';
import './forced.css';
import './named.css';
import { say } from '@tavern/engine';
import { type GameTableProps, useHan, useWords } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { useTaken } from '@tavern/kit/log/use-taken.ts';
import { type About, asTold, Past, useShow } from '@tavern/kit/show/index.ts';
import { useNamed } from '@tavern/kit/show/use-named.ts';
import { TableTabs } from '@tavern/kit/table-tabs.tsx';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useMemo, useRef } from 'react';
import type { Revolution, RevolutionOption } from '../rules/types.ts';
import { Ground } from './board/ground.tsx';
import { hanOf } from './card/han.ts';
import { Ending } from './ending/index.ts';
import { Flights } from './flights.tsx';
import { askedSay } from './headline.ts';
import { hintWords } from './hint-words.ts';
import { Looked } from './near/looked.tsx';
import { SearchTray } from './near/search.tsx';
import { type HeldCard, sortedHand, useChoice } from './play/use-choice.ts';
import { stepSay } from './play/words.ts';
import { spotAt } from './show/places.ts';
import { playerIn, type RevolutionProps, sidesOf } from './show/props.ts';
import { script } from './show/script.ts';
import { Square } from './square.tsx';
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

const NO_CARDS: readonly HeldCard[] = [];

/** The table at the point that the show has reached. */
function SquareLayout(props: RevolutionProps) {
  const { show, view, viewer, question, busy, parts, over } = props;
  const words = useWords();
  const small = !useMedia(WIDE);
  const table = useRef<HTMLDivElement>(null);
  const hint = useHint(props, hintWords(words, question));
  useNamed(table, show.about, named);
  const { hand: own } = playerIn(show.view, sidesOf(viewer).near);
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
  const moment = tallyMoment(props);
  const ended = over !== null && !past && moment === null;
  const advice = past || over !== null || question?.kind === 'next' ? null : <HintButton />;
  const advised = advice !== null && hint !== null && hint.said !== null;
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
          {!ended && <Square {...props} under={moment !== null} {...{ asked, choice, hand, small, advice, advised }} />}
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
