import './place-board.css';
import type { Seat } from '@tavern/engine';
import { Shield } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { plainText, type Span } from '../words/spans.ts';
import { Spans } from '../words/told.tsx';
import type { PanelPlace } from './blocks.ts';

const TINTS = 6;
/** Up to this many people have room for their names. */
const FEW = 1;
/** A longer word is set smaller. */
const LONG = 6;

interface PlaceBoardProps {
  readonly rows: readonly (readonly PanelPlace[])[];
  /** What the marks mean. */
  readonly legend: readonly (readonly Span[])[];
  readonly viewer: Seat | null;
  readonly crest: (seat: number) => string | undefined;
}

/** A board or track: one slab of stone for each place, with the people on it. */
export function PlaceBoard({ rows, legend, viewer, crest }: PlaceBoardProps) {
  const { names, t } = useSpeech();
  return (
    <div className="place-board">
      <ol className="places">
        {rows.flat().map(({ number, label, seats, tint }, index) => {
          const mine = viewer !== null && seats.includes(viewer);
          return (
            <li key={index} className={mine ? 'place mine' : 'place'} data-tint={tint % TINTS}>
              {number !== null && <span className="place-number">{number}</span>}
              <b className={plainText(label).length > LONG ? 'place-label long' : 'place-label'}>
                <Spans spans={label} />
              </b>
              {seats.length > 0 && (
                <ul className={seats.length > FEW ? 'place-people crowd' : 'place-people'}>
                  {seats.map((seat) => (
                    <li key={seat} title={names[seat]}>
                      <Shield seat={seat} crest={crest(seat)} size={18} />
                      <span>{names[seat] ?? t('seat.unnamed', { n: seat + 1 })}</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      {legend.map((note, index) => (
        <p key={index} className="place-legend">
          <Spans spans={note} />
        </p>
      ))}
    </div>
  );
}
