import './state-panel.css';
import type { Block, Seat, TableRow } from '@tavern/engine';
import { Shield } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { SayText } from '../words/told.tsx';
import { PlaceBoard } from './place-board.tsx';
import { partsOf, type ToldTable } from './told-table.ts';

interface StatePanelProps {
  readonly told: ToldTable;
  readonly viewer: Seat | null;
  readonly crest: (seat: number) => string | undefined;
}

/** The table in words, for every game that has no table of its own. */
export function StatePanel({ told, viewer, crest }: StatePanelProps) {
  const { t } = useSpeech();
  const { now, always, before } = told;
  const blocks = (some: readonly Block[]) =>
    some.map((block) => <BlockOf key={block.id} block={block} viewer={viewer} crest={crest} />);
  return (
    <div className="state m-parch" tabIndex={0} role="region" aria-label={t('frame.state')}>
      {now.length > 0 && <section className="state-now">{blocks(now)}</section>}
      {blocks(always)}
      {before.length > 0 && (
        <section className="state-before">
          <h3>{t('frame.state.before')}</h3>
          {blocks(before)}
        </section>
      )}
    </div>
  );
}

interface BlockProps extends Omit<StatePanelProps, 'told'> {
  readonly block: Block;
}

function BlockOf({ block, viewer, crest }: BlockProps) {
  switch (block.kind) {
    case 'places':
      return <PlaceBoard rows={block.rows} legend={block.legend} viewer={viewer} crest={crest} />;
    case 'rows':
      return (
        <div className="state-rows">
          {block.head !== undefined && (
            <h3>
              <SayText say={block.head} />
            </h3>
          )}
          <ul>
            {block.rows.map((row, index) => (
              <RowOf key={row.seat === undefined ? index : `seat ${row.seat} ${index}`} row={row} viewer={viewer} crest={crest} />
            ))}
          </ul>
        </div>
      );
    case 'notes':
      return (
        <ul className="state-notes">
          {block.notes.map((note, index) => (
            <li key={index}>
              <SayText say={note} />
            </li>
          ))}
        </ul>
      );
  }
}

function RowOf({ row, viewer, crest }: Omit<StatePanelProps, 'told'> & { readonly row: TableRow }) {
  const { seat, current = false, title, asides = [] } = row;
  const marks = ['state-row', current && 'current', seat !== undefined && seat === viewer && 'own'].filter(
    (mark) => mark !== false,
  );
  return (
    <li className={marks.join(' ')} aria-current={current || undefined}>
      {seat !== undefined && <Shield seat={seat} crest={crest(seat)} size={26} />}
      {title !== undefined && (
        <b className="state-title">
          <SayText say={title} />
        </b>
      )}
      <span className={title !== undefined ? 'state-parts' : 'state-sentence'}>
        {partsOf(row).map((part, index) => (
          <span key={index}>
            <SayText say={part} />
          </span>
        ))}
        {asides.map((aside, index) => (
          <em key={index}>
            <SayText say={aside} />
          </em>
        ))}
      </span>
    </li>
  );
}
