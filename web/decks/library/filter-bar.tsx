import './filter-bar.css';
import { useId, useMemo, useState } from 'react';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { bandText } from '../model/bands.ts';
import { type Filter, type Offer, type OfferedMarks, offerOf, toggled } from '../model/library.ts';
import { FilterGem, FilterTab } from './filter-tab.tsx';
import { SearchField } from './search-field.tsx';

interface FilterBarProps {
  readonly filter: Filter;
  readonly onChange: (filter: Filter) => void;
}

/** Search by words, and filters by kind, marks, rank and weight. Where marks are of several sorts, all but the first can be folded away. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const { rules } = useDeckGame();
  const { t } = useDeckWords();
  const offer = useMemo(() => offerOf(rules), [rules]);
  const [open, setOpen] = useState(false);
  const more = useId();
  const [first, ...others] = offer.sets;
  const folds = others.length > 0;
  const ranks = <RankFilter offer={offer} filter={filter} onChange={onChange} />;
  return (
    <div className={folds ? 'filter-bar filter-folds' : 'filter-bar'} role="search" aria-label={t('builder.library')}>
      <SearchField value={filter.text} onChange={(text) => onChange({ ...filter, text })} />
      <div className="filter-sets m-scrolls-x">
        <fieldset className="filter-set m-scrolls-x">
          <legend className="sr">{t('builder.filter.kind')}</legend>
          <FilterTab on={filter.kind === null} onPress={() => onChange({ ...filter, kind: null })}>
            {t('builder.filter.all', { n: rules.cards.length })}
          </FilterTab>
          {offer.kinds.map(({ kind, count }) => (
            <FilterTab key={kind} on={filter.kind === kind} onPress={() => onChange({ ...filter, kind })}>
              {t('builder.filter.kind.of', { kind: t(`deck.kind.${kind}`), n: count })}
            </FilterTab>
          ))}
        </fieldset>
        {first !== undefined && <MarkFilter set={first} filter={filter} onChange={onChange} />}
        {folds ? (
          <button
            type="button"
            className="filter-tab filter-fold"
            aria-expanded={open}
            aria-controls={more}
            onClick={() => setOpen(!open)}
          >
            {foldText(hiddenIn(others, filter), t)}
          </button>
        ) : (
          ranks
        )}
      </div>
      {folds && (
        <div id={more} className="filter-sets filter-more" hidden={!open}>
          {ranks}
          {others.map((set) => (
            <MarkFilter key={set.id} set={set} filter={filter} onChange={onChange} />
          ))}
        </div>
      )}
    </div>
  );
}

/** How many of the folded filters are set. */
const hiddenIn = (sets: readonly OfferedMarks[], { marks, ranks, weights }: Filter): number =>
  marks.filter((mark) => sets.some((set) => set.marks.includes(mark))).length + ranks.length + weights.length;

const foldText = (set: number, t: (key: string, values?: { readonly n: number }) => string): string =>
  set === 0 ? t('builder.filter.more') : t('builder.filter.more.set', { n: set });

function MarkFilter({ set, filter, onChange }: FilterBarProps & { readonly set: OfferedMarks }) {
  const { MarkSign } = useDeckGame();
  const { t } = useDeckWords();
  return (
    <fieldset className="filter-set filter-marks m-scrolls-x">
      <legend className="sr">{set.id === null ? t('builder.filter.mark') : t(`deck.marks.${set.id}`)}</legend>
      {set.marks.map((mark) => (
        <FilterTab
          key={mark}
          on={filter.marks.includes(mark)}
          onPress={() => onChange({ ...filter, marks: toggled(filter.marks, mark) })}
        >
          {MarkSign !== undefined && <MarkSign mark={mark} />}
          {t(`deck.mark.${mark}`)}
        </FilterTab>
      ))}
    </fieldset>
  );
}

/** Single ranks on shields, bands of them and weights on plain tabs. */
function RankFilter({ offer, filter, onChange }: FilterBarProps & { readonly offer: Offer }) {
  const { t } = useDeckWords();
  return (
    <>
      <fieldset className="filter-set filter-gems m-scrolls-x">
        <legend className="sr">{t('deck.rank')}</legend>
        {offer.bands.map((band) => {
          const pressed = {
            on: filter.ranks.includes(band.least),
            label: t('builder.filter.rank.of', { rank: t('deck.rank'), n: bandText(band) }),
            onPress: () => onChange({ ...filter, ranks: toggled(filter.ranks, band.least) }),
          };
          return band.least === band.most ? (
            <FilterGem key={band.least} {...pressed}>
              {band.least}
            </FilterGem>
          ) : (
            <FilterTab key={band.least} {...pressed}>
              {bandText(band)}
            </FilterTab>
          );
        })}
      </fieldset>
      {offer.weights.length > 1 && (
        <fieldset className="filter-set">
          <legend className="sr">{t('deck.weight')}</legend>
          {offer.weights.map((weight) => (
            <FilterTab
              key={weight}
              on={filter.weights.includes(weight)}
              onPress={() => onChange({ ...filter, weights: toggled(filter.weights, weight) })}
            >
              {t('builder.weight.of', { weight: t('deck.weight'), n: weight })}
            </FilterTab>
          ))}
        </fieldset>
      )}
    </>
  );
}
