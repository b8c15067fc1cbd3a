import './odds-list.css';
import { useWords } from '@tavern/kit';
import { finePercent } from '@tavern/kit/figures.ts';
import { memo } from 'react';
import type { OddsSheet } from './odds-rows.ts';

/** Every case with its exact chance; together they are 100%. */
export const OddsList = memo(function OddsList({ sheet }: { readonly sheet: OddsSheet }) {
  const { t, tell } = useWords();
  return (
    <div className="odds-list">
      <ul>
        {sheet.rows.map(({ id, label, p, tone }) => (
          <li key={id}>
            <span>{tell(label)}</span>
            <i className={tone} aria-hidden="true">
              <i style={{ width: `${p * 100}%` }} />
            </i>
            <b>{t('combat.percent', { p: finePercent(p) })}</b>
          </li>
        ))}
      </ul>
      {sheet.notes.length > 0 && (
        <p>
          {sheet.notes.map((note) => (
            <span key={note.key}>{tell(note)}</span>
          ))}
        </p>
      )}
    </div>
  );
});
