import type { DeckCard } from '@tavern/decks';
import { Pips } from '@tavern/kit';
import { memo } from 'react';
import type { DeckCarrying } from '../carrying.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import type { CardActs } from './library.tsx';

interface LibraryCardProps {
  readonly card: DeckCard;
  readonly copies: number;
  /** Its place in an ordered part; null: it is not there, or its part has no order. */
  readonly at: number | null;
  /** One card of the library is reached by Tab, the others by arrow keys. */
  readonly focusable: boolean;
  readonly onFocus: (id: string) => void;
  readonly acts: CardActs;
  readonly carrying: DeckCarrying;
}

/** A card of the library: pressed or carried away it is added; below it are its copies. */
export function LibraryCard({ card, copies, at, focusable, onFocus, acts, carrying }: LibraryCardProps) {
  const { t, nameOf } = useDeckWords();
  const full = copies >= card.most;
  const name = nameOf(card.id);
  return (
    <li className={full ? 'lib-item full' : 'lib-item'} data-card={card.id}>
      <button
        type="button"
        className="lib-press"
        tabIndex={focusable ? 0 : -1}
        aria-disabled={full || undefined}
        aria-describedby="lib-keys"
        onFocus={() => onFocus(card.id)}
        onPointerDown={(event) => carrying.begin(event, full ? null : { card, from: 'library' })}
        onClick={(event) => !carrying.wasDragged(event) && acts.add(card)}
      >
        <Face id={card.id} />
        <span className="sr">{t('builder.copies', { n: copies, most: card.most })}</span>
      </button>
      <div className="lib-ctl">
        <button
          type="button"
          className="lib-less"
          tabIndex={-1}
          aria-label={t('builder.less.of', { card: name })}
          aria-disabled={copies === 0 || undefined}
          onClick={() => acts.take(card)}
        >
          −
        </button>
        <Pips n={copies} most={card.most} className="lib-pips" />
        {full ? (
          <em className="lib-full">
            {at === null ? t('builder.full', { n: copies, most: card.most }) : t(`deck.place.${card.part}`, { n: at + 1 })}
          </em>
        ) : (
          <button
            type="button"
            className="lib-add"
            tabIndex={-1}
            aria-label={t('builder.add.of', { card: name })}
            onClick={() => acts.add(card)}
          >
            {t('builder.add')}
          </button>
        )}
      </div>
    </li>
  );
}

/** Its drawing does not change with the deck. */
const Face = memo(function Face({ id }: { readonly id: string }) {
  const { Card } = useDeckGame();
  const words = useDeckWords();
  return <Card id={id} size="library" words={words} className="lib-face" />;
});
