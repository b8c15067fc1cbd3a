import './state-panel.css';
import type { Seat } from '@tavern/engine';
import { Shield } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import { Spans } from '../words/told.tsx';
import type { Block } from './blocks.ts';
import { PlaceBoard } from './place-board.tsx';
import type { PanelRow } from './rows.ts';
import type { ToldTable } from './use-told-table.ts';

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
    some.map((block, index) => <BlockOf key={`${index} ${block.kind}`} block={block} viewer={viewer} crest={crest} />);
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
          {block.head !== null && (
            <h3>
              <Spans spans={block.head} />
            </h3>
          )}
          <ul>
            {block.rows.map((row, index) => (
              <RowOf key={row.seat === null ? index : `seat ${row.seat} ${index}`} row={row} viewer={viewer} crest={crest} />
            ))}
          </ul>
        </div>
      );
    case 'notes':
      return (
        <ul className="state-notes">
          {block.notes.map((note, index) => (
            <li key={index}>
              <Spans spans={note} />
            </li>
          ))}
        </ul>
      );
  }
}

function RowOf({ row, viewer, crest }: Omit<StatePanelProps, 'told'> & { readonly row: PanelRow }) {
  const { seat, current, title, parts, asides } = row;
  const marks = ['state-row', current && 'current', seat !== null && seat === viewer && 'own'].filter((mark) => mark !== false);
  return (
    <li className={marks.join(' ')} aria-current={current || undefined}>
      {seat !== null && <Shield seat={seat} crest={crest(seat)} size={26} />}
      {title.length > 0 && (
        <b className="state-title">
          <Spans spans={title} />
        </b>
      )}
      <span className={title.length > 0 ? 'state-parts' : 'state-sentence'}>
        {parts.map((part, index) => (
          <span key={index}>
            <Spans spans={part} />
          </span>
        ))}
        {asides.map((aside, index) => (
          <em key={index}>
            <Spans spans={aside} />
          </em>
        ))}
      </span>
    </li>
  );
}
