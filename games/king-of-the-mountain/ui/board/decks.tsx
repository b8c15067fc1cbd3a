import './decks.css';
import { CardBack, Icon, Tier, useWords } from '@tavern/kit';
import type { SummitProps } from '../props.ts';
import { DECKS, deckIcon, Tipped } from '../tips/index.ts';

const PILES = ['treasure', 'enemy', 'luck'] as const;
type Pile = (typeof PILES)[number];

/** Treasure, Enemy and Luck side by side (KM-037): how many cards are left, tier by tier. */
export function Decks({ show }: SummitProps) {
  const { t } = useWords();
  const { decks } = show.view;
  const counts = (pile: Pile): readonly number[] => (pile === 'luck' ? [decks.luck] : decks[pile]);
  return (
    <section className="mountain-decks" aria-label={t('board.decks')}>
      {PILES.map((pile) => (
        <Deck key={pile} pile={pile} counts={counts(pile)} />
      ))}
    </section>
  );
}

/** A pile is as high as it is full. */
const HIGH = 8;

function Deck({ pile, counts }: { readonly pile: Pile; readonly counts: readonly number[] }) {
  const { t } = useWords();
  const left = counts.reduce((sum, each) => sum + each, 0);
  const layers = left === 0 ? 0 : left > HIGH ? 3 : left > 1 ? 2 : 1;
  const tiered = pile !== 'luck';
  const words = tiered
    ? t(`board.deck.${pile}`, { one: counts[0] ?? 0, two: counts[1] ?? 0, three: counts[2] ?? 0 })
    : t('board.deck.luck', { n: left });
  return (
    <Tipped of={{ deck: pile }} side="bottom">
      <div className={`mountain-pile mountain-pile-${pile}`} tabIndex={0} role="img" aria-label={words}>
        <div className="mountain-pile-cards" data-pile={pile} aria-hidden="true">
          {Array.from({ length: layers }, (_, layer) => (
            <CardBack key={layer} size="s" deck={DECKS[pile]} label="" className={`layer-${layers - layer}`} />
          ))}
        </div>
        <b className="mountain-pile-name">{t(`board.deck.${pile}.name`)}</b>
        <span className="mountain-pile-small">
          <Icon name={deckIcon(pile)} />
          {left}
        </span>
        <span className="mountain-pile-counts">
          {counts.map((count, tier) => (
            <span key={tier}>
              {tiered && <Tier n={tier + 1} />}
              <b>{count}</b>
            </span>
          ))}
        </span>
      </div>
    </Tipped>
  );
}
