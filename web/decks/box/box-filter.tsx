import '../library/filter-bar.css';
import { useSpeech } from '../../words/words.ts';
import { FilterGem, FilterTab } from '../library/filter-tab.tsx';
import { SearchField } from '../library/search-field.tsx';
import { useBoxGame } from './box-game.ts';
import { type BoxFilter, cardsIn, kindsOf, tiersOf } from './model/shown.ts';

interface BoxFilterBarProps {
  readonly filter: BoxFilter;
  readonly onChange: (filter: BoxFilter) => void;
}

/** Search by words, and filters by deck and tier. */
export function BoxFilterBar({ filter, onChange }: BoxFilterBarProps) {
  const { box, rules } = useBoxGame();
  const { t } = useSpeech();
  const tiers = tiersOf(box);
  return (
    <div className="filter-bar" role="search" aria-label={t('cards.sheet.cards')}>
      <SearchField value={filter.text} onChange={(text) => onChange({ ...filter, text })} />
      <div className="filter-sets m-scrolls-x">
        <fieldset className="filter-set m-scrolls-x">
          <legend className="sr">{t('cards.filter.deck')}</legend>
          <FilterTab on={filter.kind === null} onPress={() => onChange({ ...filter, kind: null })}>
            {t('builder.filter.all', { n: cardsIn(box, rules).length })}
          </FilterTab>
          {kindsOf(box).map((kind) => (
            <FilterTab key={kind} on={filter.kind === kind} onPress={() => onChange({ ...filter, kind })}>
              {t(`box.kind.${kind}`)}
            </FilterTab>
          ))}
        </fieldset>
        {tiers.length > 1 && (
          <fieldset className="filter-set filter-gems">
            <legend className="sr">{t('cards.filter.tier')}</legend>
            {tiers.map((tier) => (
              <FilterGem
                key={tier}
                on={filter.tier === tier}
                label={t('cards.filter.tier.of', { tier })}
                onPress={() => onChange({ ...filter, tier: filter.tier === tier ? null : tier })}
              >
                {tier}
              </FilterGem>
            ))}
          </fieldset>
        )}
        <FilterTab on={filter.changed} onPress={() => onChange({ ...filter, changed: !filter.changed })}>
          {t('cards.filter.changed')}
        </FilterTab>
      </div>
    </div>
  );
}
