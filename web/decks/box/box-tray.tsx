import '../library/library.css';
import './box-tray.css';
import { type BoxCard, MOST_COPIES, settingOf } from '@tavern/decks';
import { Button } from '@tavern/kit';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { cardLook } from '../../parts/seats/card-look.ts';
import { useSpeech } from '../../words/words.ts';
import { BoxCardItem } from './box-card.tsx';
import { BoxFilterBar } from './box-filter.tsx';
import { useBoxGame } from './box-game.ts';
import { type BoxFilter, cardsIn, NO_BOX_FILTER, shownDecks } from './model/shown.ts';
import type { BoxState } from './use-box.ts';

interface BoxTrayProps {
  readonly state: BoxState;
  readonly looked: boolean;
  /** It belongs to the whole screen: a phone that is turned over lays the tray out anew. */
  readonly filter: BoxFilter;
  readonly onFilter: (filter: BoxFilter) => void;
}

/** All cards of the game in a tray of felt, deck by deck. */
export function BoxTray({ state, looked, filter, onFilter }: BoxTrayProps) {
  const { box: boxRules, rules, pack } = useBoxGame();
  const { t, words } = useSpeech();
  const tray = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string | null>(null);
  const { box, acts, sizes, printed } = state;
  const decks = useMemo(
    () =>
      shownDecks(boxRules, rules, box, filter, ({ id, deck }) =>
        [t(`card.${id}.name`), cardLook(words, pack.game, id).text, t(`box.deck.${deck}`)].join(' '),
      ),
    [boxRules, rules, box, filter, t, words, pack],
  );
  const shown = decks.flatMap(({ cards }) => cards);
  const all = cardsIn(boxRules, rules).length;
  const focusable = shown.some(({ id }) => id === current) ? current : (shown[0]?.id ?? null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { ctrlKey, altKey, metaKey, key, target } = event;
    if (ctrlKey || altKey || metaKey || !(target instanceof HTMLElement)) return;
    const faces = [...(tray.current?.querySelectorAll<HTMLElement>('.lib-press') ?? [])];
    if (moveFocus(event, faces)) return;
    const card = shown.find(({ id }) => id === target.closest<HTMLElement>('.lib-item')?.dataset['card']);
    if (card === undefined || looked || !byKey(card, key)) return;
    event.preventDefault();
  };
  /** Whether the key means something here. */
  const byKey = (card: BoxCard, key: string): boolean => {
    const { copies, onTop } = settingOf(box, card);
    if (key === '+' || key === '=') acts.set(card, { copies: Math.min(MOST_COPIES, copies + 1) });
    else if (key === '-') acts.set(card, { copies: Math.max(0, copies - 1) });
    else if (key === 'Delete' || key === 'Backspace') acts.set(card, { enabled: false });
    else if (key === 't' || key === 'T') acts.set(card, { onTop: !onTop });
    else if (/^\d$/.test(key)) acts.set(card, { copies: Number(key) });
    else return false;
    return true;
  };
  return (
    <section className="library" aria-label={t('cards.sheet.cards')}>
      <BoxFilterBar filter={filter} onChange={onFilter} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the cards in it, which have the focus. */}
      <div ref={tray} className="lib-tray box-tray" onKeyDown={onKeyDown}>
        <p className="sr" role="status">
          {filter === NO_BOX_FILTER ? '' : t('builder.filter.found', { n: shown.length })}
        </p>
        <p className="sr" id="box-keys">
          {t('cards.keys')}
        </p>
        {shown.length === 0 && (
          <div className="lib-none">
            <p>{t('builder.filter.none')}</p>
            <Button icon="cycle" onPress={() => onFilter(NO_BOX_FILTER)}>
              {t('builder.filter.reset')}
            </Button>
          </div>
        )}
        {decks.map(({ deck, cards }) => (
          <section key={deck.id} className="box-deck" aria-labelledby={`deck-${deck.id}`}>
            <h2 id={`deck-${deck.id}`} className="box-deck-head">
              <span className="t-display">{t(`box.deck.${deck.id}`)}</span>{' '}
              <small>
                {t('cards.deck.count', { n: sizes.get(deck.id) ?? 0 })}
                {sizes.get(deck.id) !== printed.get(deck.id) && ` ${t('cards.deck.printed', { n: printed.get(deck.id) ?? 0 })}`}
              </small>
            </h2>
            <ul className="lib-grid">
              {cards.map((card) => (
                <BoxCardItem
                  key={card.id}
                  card={card}
                  setting={settingOf(box, card)}
                  looked={looked}
                  focusable={card.id === focusable}
                  onFocus={setCurrent}
                  acts={acts}
                />
              ))}
            </ul>
          </section>
        ))}
        {shown.length > 0 && shown.length < all && (
          <p className="lib-found">
            {t('builder.filter.found.of', { n: shown.length, all })}{' '}
            <button type="button" onClick={() => onFilter(NO_BOX_FILTER)}>
              {t('builder.filter.reset')}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}
