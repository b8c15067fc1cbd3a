import './library.css';
import type { Deck, DeckCard } from '@tavern/decks';
import { Button } from '@tavern/kit';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { type DeckCarrying, OWN_PLACES } from '../carrying.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { copiesOf, placeOf } from '../model/edit.ts';
import { type Filter, NO_FILTER, shownCards } from '../model/library.ts';
import { FilterBar } from './filter-bar.tsx';
import { LibraryCard } from './library-card.tsx';

/** What can be done with a card. Null: the deck is only looked at. */
export interface CardActs {
  readonly add: (card: DeckCard) => void;
  readonly take: (card: DeckCard, at?: number) => void;
  readonly set: (card: DeckCard, copies: number) => void;
}

interface LibraryProps {
  readonly deck: Deck;
  readonly acts: CardActs;
  readonly carrying: DeckCarrying;
  /** It belongs to the whole screen: a phone that is turned over lays the library out anew. */
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
}

/** All cards of the game in a tray of felt. */
export function Library({ deck, acts, carrying, filter, onFilter }: LibraryProps) {
  const { rules } = useDeckGame();
  const { t, searched } = useDeckWords();
  const shown = useMemo(() => shownCards(rules, filter, searched), [rules, filter, searched]);
  const [current, setCurrent] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const focusable = shown.some(({ id }) => id === current) ? current : (shown[0]?.id ?? null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, altKey, metaKey, key, target } = event;
    if (ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return;
    const faces = [...(list.current?.querySelectorAll<HTMLElement>('.lib-press') ?? [])];
    if (moveFocus(event, faces)) return;
    const card = shown.find(({ id }) => id === target.closest<HTMLElement>('.lib-item')?.dataset['card']);
    if (card === undefined) return;
    if (key === '+' || key === '=') acts.add(card);
    else if (key === '-' || key === 'Delete' || key === 'Backspace') acts.take(card);
    else if (/^\d$/.test(key)) acts.set(card, Number(key));
    else return;
    event.preventDefault();
  };
  return (
    <section className="library" aria-label={t('builder.library')}>
      <FilterBar filter={filter} onChange={onFilter} />
      <div
        className={carrying.held?.from === 'deck' ? 'lib-tray awaits' : 'lib-tray'}
        data-place={OWN_PLACES[0]}
        data-over={carrying.over === OWN_PLACES[0] || undefined}
      >
        <p className="sr" role="status">
          {filter === NO_FILTER ? '' : t('builder.filter.found', { n: shown.length })}
        </p>
        <p className="sr" id="lib-keys">
          {t('builder.keys')}
        </p>
        {shown.length === 0 ? (
          <div className="lib-none">
            <p>{t('builder.filter.none')}</p>
            <Button icon="cycle" onPress={() => onFilter(NO_FILTER)}>
              {t('builder.filter.reset')}
            </Button>
          </div>
        ) : (
          <ul ref={list} className="lib-grid" onKeyDown={onKeyDown}>
            {shown.map((card) => (
              <LibraryCard
                key={card.id}
                card={card}
                copies={copiesOf(deck, card)}
                at={placeOf(rules, deck, card)}
                focusable={card.id === focusable}
                onFocus={setCurrent}
                acts={acts}
                carrying={carrying}
              />
            ))}
          </ul>
        )}
        {shown.length > 0 && shown.length < rules.cards.length && (
          <p className="lib-found">
            {t('builder.filter.found.of', { n: shown.length, all: rules.cards.length })}{' '}
            <button type="button" onClick={() => onFilter(NO_FILTER)}>
              {t('builder.filter.reset')}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
