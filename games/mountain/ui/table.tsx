import './table.css';
import './table-narrow.css';
import './forced.css';
import './script/telling.css';
import { say } from '@tavern/engine';
import { type GameTableProps, useWords } from '@tavern/kit';
import { ActsPlace } from '@tavern/kit/acts/index.ts';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { useHint } from '@tavern/kit/hint/use-hint.ts';
import { Said, sayingIn } from '@tavern/kit/said/index.ts';
import { asTold, Past, useShow } from '@tavern/kit/show/index.ts';
import { TableTabs } from '@tavern/kit/table-tabs.tsx';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useMemo, useRef } from 'react';
import { START } from '../rules/board.ts';
import type { Mountain } from '../rules/types.ts';
import type { View } from '../rules/view.ts';
import { Board } from './board/board.tsx';
import { Decks, DecksTab } from './board/decks.tsx';
import { Flights } from './board/flights.tsx';
import { ThumbWords } from './board/thumb-words.tsx';
import { Ending } from './ending/index.ts';
import { hintWords } from './hint-words.ts';
import { Ledge } from './ledge/index.ts';
import { Players } from './players/index.ts';
import { momentsOf } from './script/moments.ts';
import { script } from './script/script.ts';
import { useNamed } from './script/use-named.ts';
import type { MountainProps } from './show/props.ts';
import { sightOf } from './show/sight.ts';
import { TipsPlace } from './tips/index.ts';
import { Tray, trayOf } from './trays/index.ts';
import { askedWords } from './words/ask-words.ts';

/** The mountain's table: players, board, decks and book, the player's ledge at the near edge, and a tray in front of the mountain. */
export function MountainTable(props: GameTableProps<Mountain>) {
  const show = useShow(props, script);
  return <MountainLayout {...asTold(props, show)} show={show} open={props.question?.id ?? null} />;
}

/** The table at the point that the show has reached. */
export function MountainLayout(mountain: MountainProps) {
  const { show, view, viewer, question, parts, send, ...props } = mountain;
  const words = useWords();
  const { t } = words;
  const hint = useHint(mountain, hintWords(words, question));
  const sight = useMemo(() => sightOf(view, show), [view, show]);
  const table = useRef<HTMLDivElement>(null);
  useNamed(table, show.about);
  const saying = useMemo(
    () => sayingIn({ events: props.events, show, bots: props.bots, momentsOf }),
    [props.events, show, props.bots],
  );
  const small = !useMedia(WIDE);
  // The last steps are seen before the story of the match.
  const ended = props.over !== null && show.rewound === null;
  // While looking back, everything else stays where it was.
  const tray = trayOf({ ...mountain, show: { ...show, rewound: null } });
  const strip = ended || viewer === null || tray !== null || trayOf(mountain) !== null;
  const atFoot = viewer !== null && view.players[viewer]?.at === START;
  // While looking back, there is no hint about the present.
  const advice = show.rewound === null && !ended ? <HintButton /> : null;
  const advised = hint !== null && hint.said !== null;
  return (
    <TipsPlace sight={sight}>
      <ActsPlace
        asked={question === null ? null : `${viewer}:${question.id}:${view.turn}`}
        busy={props.busy}
        unseen={show.unseen}
        // A player who answers has seen enough of what is being shown.
        send={(option) => {
          show.skip();
          send(option);
        }}
        hint={hint}
      >
        <div
          className={classes('mountain-table', strip && 'with-tray', viewer === null && 'watched')}
          ref={table}
          data-busy={props.busy}
          data-asked={question === null ? undefined : `${question.id} ${question.kind}`}
          data-told={props.events.length}
          data-telling={show.playing && question === null}
        >
          <div className="mountain-players">
            <Players {...mountain} />
            {!small && tray === 'trade' && viewer !== null && parts.chat}
          </div>
          <div className="mountain-middle">
            <Board {...mountain} />
          </div>
          {!small && (
            <div className="mountain-side">
              <Decks {...mountain} />
              {parts.book}
              {parts.coach}
              <div className="mountain-hint">{advice}</div>
            </div>
          )}
          <div className="mountain-tray">
            {/* In front of the middle of the mountain while the player is at its foot: below are the tiles in reach, above is the crown. */}
            {small && show.rewound === null && atFoot && parts.coach}
            {ended ? <Ending {...mountain} /> : <Tray {...mountain} />}
          </div>
          <Past
            show={show}
            lines={props.lines}
            when={whenIn(show.view)}
            asked={question === null ? null : askedWords(question, view)}
          />
          {small && <ThumbWords {...mountain} />}
          {small && advised && <div className="mountain-hint">{advice}</div>}
          <div className="mountain-ledge m-near">
            {/* Looking back does not change the player's present items. */}
            <TipsPlace sight={view}>
              <Ledge {...mountain} small={strip} />
            </TipsPlace>
          </div>
          {small && (
            <TableTabs className="mountain-tabs" label={t('board.tabs')} candle={parts.candle}>
              {parts.tabs}
              <DecksTab {...mountain} />
              {!advised && advice}
              {show.rewound === null && parts.tip}
            </TableTabs>
          )}
          <Flights {...mountain} />
          <Said
            saying={saying}
            who={props.names[saying?.seat ?? 0] ?? ''}
            table={table}
            at={`.climber[data-seat="${saying?.seat}"]`}
          />
        </div>
      </ActsPlace>
    </TipsPlace>
  );
}

const whenIn = ({ turn, round, current }: View) =>
  turn === 0 ? say('past.before') : say('past.turn', { round, who: { seat: current } });
