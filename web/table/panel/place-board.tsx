import './place-board.css';
import type { Say, Seat, TablePlace } from '@tavern/engine';
import { Shield } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { useSpeech } from '../../words/words.ts';
import { plainText, spansOf } from '../words/spans.ts';
import { SayText, Spans } from '../words/told.tsx';
import { tintsOf } from './tints.ts';

const TINTS = 6;
/** Up to this many people have room for their names. */
const FEW = 1;
/** A longer word is set smaller. */
const LONG = 6;

interface PlaceBoardProps {
  readonly rows: readonly (readonly TablePlace[])[];
  /** What the labels mean. */
  readonly legend?: readonly Say[] | undefined;
  readonly viewer: Seat | null;
  readonly crest: (seat: number) => string | undefined;
}

/** A board or track: one slab of stone for each place, with the people on it. */
export function PlaceBoard({ rows, legend, viewer, crest }: PlaceBoardProps) {
  const speech = useSpeech();
  const { names, t } = speech;
  const tints = tintsOf(rows);
  return (
    <div className="place-board">
      <ol className="places">
        {rows.flat().map(({ number, label, kind, seats }, index) => {
          const spans = spansOf(speech, label);
          const mine = viewer !== null && seats.includes(viewer);
          return (
            <li key={index} className={mine ? 'place mine' : 'place'} data-tint={(tints.get(kind) ?? 0) % TINTS}>
              {number !== undefined && <span className="place-number">{number}</span>}
              <b className={plainText(spans).length > LONG ? 'place-label long' : 'place-label'}>
                <Spans spans={spans} />
              </b>
              {seats.length > 0 && (
                <ul className={seats.length > FEW ? 'place-people crowd' : 'place-people'}>
                  {seats.map((seat) => (
                    <li key={seat} title={names[seat]}>
                      <Shield seat={seat} crest={crest(seat)} size={18} />
                      <span>
                        <Typed text={names[seat] ?? t('seat.unnamed', { n: seat + 1 })} />
                      </span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ol>
      {legend?.map((note, index) => (
        <p key={index} className="place-legend">
          <SayText say={note} />
        </p>
      ))}
    </div>
  );
}
