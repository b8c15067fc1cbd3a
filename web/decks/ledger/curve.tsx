import './curve.css';
import { countsOf, type Deck } from '@tavern/decks';
import { useMemo } from 'react';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { bandText, bandTick } from '../model/bands.ts';
import { type Column, curveOf } from '../model/curve.ts';
import { offerOf } from '../model/library.ts';

/** So many cards fill a column, unless one has more. */
const LEAST_FULL = 8;

/** How many cards of each rank and of each mark. */
export function DeckCurve({ deck }: { readonly deck: Deck }) {
  const { rules, MarkSign } = useDeckGame();
  const { t } = useDeckWords();
  const { columns, average } = useMemo(() => curveOf(rules, deck), [rules, deck]);
  const { marks } = useMemo(() => countsOf(rules, deck), [rules, deck]);
  // Of several sorts only the first one: all of them would be longer than the deck.
  const [main] = offerOf(rules).sets;
  const full = Math.max(LEAST_FULL, ...columns.map(({ count }) => count));
  const labelOf = ({ band, kind }: Column): string =>
    band === null ? t(`deck.kind.${kind}`) : t('builder.filter.rank.of', { rank: t('deck.rank'), n: bandText(band) });
  const said = columns.map((column) => t('builder.curve.column', { label: labelOf(column), n: column.count }));
  return (
    <section className="deck-curve">
      <h3>
        <span>{t('deck.rank.by')}</span>
        {average !== null && <span className="num-t">{t('builder.curve.average', { n: average.toFixed(1) })}</span>}
      </h3>
      <div className="curve-columns" role="img" aria-label={said.join('; ')}>
        {columns.map((column) => (
          <div key={`${column.band?.least} ${column.kind}`} className={column.kind === null ? undefined : 'plain'}>
            <span className="curve-column">
              {column.count > 0 && <span className="num-t">{column.count}</span>}
              <span className="curve-stack" style={{ '--share': column.count / full }}>
                {Array.from({ length: column.count }, (_, index) => (
                  <i key={index} />
                ))}
              </span>
            </span>
            <b>{column.band === null ? t(`deck.kind.${column.kind}`) : bandTick(column.band)}</b>
          </div>
        ))}
      </div>
      {main !== undefined && (
        <ul className="deck-marks" aria-label={main.id === null ? t('builder.marks') : t(`deck.marks.${main.id}`)}>
          {main.marks.map((mark) => (
            <li key={mark}>
              <b className="num-t">{marks[mark] ?? 0}</b> {MarkSign !== undefined && <MarkSign mark={mark} />}{' '}
              {t(`deck.mark.${mark}`)}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
