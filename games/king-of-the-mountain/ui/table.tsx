import './table.css';
import type { GameTableProps } from '@tavern/kit';
import { useMemo, useRef } from 'react';
import type { Mountain } from '../rules/types.ts';
import { Board } from './board/board.tsx';
import { Decks } from './board/decks.tsx';
import { Flights } from './board/flights.tsx';
import { ThumbWords } from './board/thumb-words.tsx';
import { useRoom } from './board/use-room.ts';
import { Ending } from './ending/index.ts';
import { Ledge } from './ledge/index.ts';
import { Players } from './players/index.ts';
import type { SummitProps } from './props.ts';
import { Past } from './show/past.tsx';
import { sightOf } from './show/sight.ts';
import { useComing } from './show/use-coming.ts';
import { useLookBack } from './show/use-look-back.ts';
import { useNamed } from './show/use-named.ts';
import { useShow } from './show/use-show.ts';
import { TipsPlace } from './tips/index.ts';
import { Tray, trayOf } from './trays/index.ts';

/** As in table.css. */
const SMALL = 760;

/** The table under the mountain: players, board, decks and book, the own ledge at the near edge, and a tray in front of the mountain. */
export function SummitTable(props: GameTableProps<Mountain>) {
  const show = useShow(props);
  const summit: SummitProps = { ...props, show };
  const { view, speech, parts } = props;
  const sight = useMemo(() => sightOf(view, show), [view, show]);
  const table = useRef<HTMLDivElement>(null);
  useNamed(table, useLookBack(summit));
  useComing(summit);
  const room = useRoom(table);
  const small = room !== null && room.width <= SMALL;
  // The last steps are seen before the story is told.
  const ended = props.over !== null && show.rewound === null && !show.playing;
  // Whoever looks back finds everything else where it was.
  const strip = ended || trayOf(summit) !== null || trayOf({ ...summit, show: { ...show, rewound: null } }) !== null;
  return (
    <TipsPlace sight={sight} speech={speech}>
      <div
        className={strip ? 'summit with-tray' : 'summit'}
        ref={table}
        data-busy={props.busy}
        data-asked={props.question === null ? undefined : `${props.question.id} ${props.question.kind}`}
        data-told={props.events.length}
      >
        <div className="summit-players">
          <Players {...summit} />
        </div>
        <div className="summit-board">
          <Board {...summit} />
          {small && <Decks {...summit} />}
        </div>
        {!small && (
          <div className="summit-side">
            <Decks {...summit} />
            {parts.book}
            {parts.coach}
          </div>
        )}
        <div className="summit-tray">
          {small && show.rewound === null && parts.coach}
          {ended ? <Ending {...summit} /> : <Tray {...summit} />}
        </div>
        <Past {...summit} />
        {small && <ThumbWords {...summit} />}
        {small && parts.candle !== null && <div className="summit-candle">{parts.candle}</div>}
        <div className="summit-ledge m-near">
          {/* Looking at the past changes nothing of what one has now. */}
          <TipsPlace sight={view} speech={speech}>
            <Ledge {...summit} small={strip} />
          </TipsPlace>
        </div>
        <Flights {...summit} />
      </div>
    </TipsPlace>
  );
}
