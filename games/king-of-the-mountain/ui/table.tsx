import './table.css';
import type { GameTableProps } from '@tavern/kit';
import { useRef } from 'react';
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
  const table = useRef<HTMLDivElement>(null);
  const room = useRoom(table);
  const small = room !== null && room.width <= SMALL;
  // The last steps are seen before the story is told.
  const ended = props.over !== null && show.rewound === null && !show.playing;
  const strip = ended || trayOf(summit) !== null;
  return (
    <TipsPlace view={view} speech={speech}>
      <div className={strip ? 'summit with-tray' : 'summit'} ref={table}>
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
        <div className="summit-tray">{ended ? <Ending {...summit} /> : <Tray {...summit} />}</div>
        {small && parts.coach}
        {small && <ThumbWords {...summit} />}
        <div className="summit-ledge">
          <Ledge {...summit} small={strip} />
        </div>
        <Flights {...summit} />
      </div>
    </TipsPlace>
  );
}
