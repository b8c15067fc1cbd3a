import './shelf.css';
import { type ReactNode, useState } from 'react';
import { DeckBox } from '../../parts/decks/deck-box.tsx';
import { crestOf } from '../../parts/seats/crests.ts';
import type { KeptDeck } from '../../play/here/kept-deck.ts';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { type Bench, keptBench, newBench, readyBench } from '../model/bench.ts';
import { needOf, standingOf } from '../model/standing.ts';

interface ShelfProps {
  readonly bench: Bench;
  readonly kept: readonly KeptDeck[];
  readonly onOpen: (bench: Bench) => void;
  readonly onBring: () => void;
}

/** Ready decks to copy, and the player's own ones, as boxes. */
export function Shelf({ bench, kept, onOpen, onBring }: ShelfProps) {
  const { rules, pack } = useDeckGame();
  const { t, readyName, words } = useDeckWords();
  const [side, setSide] = useState<'own' | 'ready'>(kept.length > 0 && bench.from === null ? 'own' : 'ready');
  return (
    <section className="shelf" aria-label={t('builder.shelf')}>
      <div className="shelf-sides">
        <Side on={side === 'ready'} sub={t('builder.shelf.ready.sub')} onPress={() => setSide('ready')}>
          {t('builder.shelf.ready')}
        </Side>
        <Side on={side === 'own'} sub={t('builder.shelf.own.sub')} onPress={() => setSide('own')}>
          {kept.length === 0 ? t('builder.shelf.own') : t('builder.shelf.own.count', { n: kept.length })}
        </Side>
      </div>
      <ul className="shelf-boxes">
        {side === 'ready' &&
          rules.ready.map(({ id, cards }) => (
            <li key={id}>
              <DeckBox
                name={readyName(id)}
                other={otherOf(pack.texts, words, id)}
                about={words[`seat.deck.${id}.about`] ?? ''}
                count={t('builder.box.legal', { n: standingOf(rules, { name: '', cards }).size })}
                icon={crestOf(pack, id)}
                cloth={pack.look?.cloths?.[id]}
                chosen={bench.from === id}
                onChoose={() => onOpen(readyBench(rules, id))}
              />
            </li>
          ))}
        {side === 'own' && (
          <>
            {kept.map((deck) => (
              <OwnBox key={deck.id} deck={deck} on={bench.id === deck.id} onPress={() => onOpen(keptBench(rules, deck))} />
            ))}
            <li className="shelf-way">
              <DeckBox
                name={t('builder.new')}
                about={t('builder.new.sub')}
                icon="quill-ink"
                onChoose={() => onOpen(newBench(rules))}
              />
            </li>
            <li className="shelf-way">
              <DeckBox name={t('builder.in')} about={t('builder.in.sub')} icon="locked-chest" onChoose={onBring} />
            </li>
          </>
        )}
      </ul>
    </section>
  );
}

/** The name in the other language, as it is printed on the box. */
function otherOf(texts: { readonly [language: string]: { readonly [key: string]: string } }, words: object, id: string): string {
  const key = `seat.deck.${id}`;
  const own = (words as { readonly [key: string]: string })[key];
  return (
    Object.values(texts)
      .map((each) => each[key] ?? '')
      .find((name) => name !== own) ?? ''
  );
}

interface SideProps {
  readonly on: boolean;
  readonly sub: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

const Side = ({ on, sub, onPress, children }: SideProps) => (
  <button type="button" className="shelf-side" aria-pressed={on} onClick={onPress}>
    <b>{children}</b> <small>{sub}</small>
  </button>
);

function OwnBox({ deck, on, onPress }: { readonly deck: KeptDeck; readonly on: boolean; readonly onPress: () => void }) {
  const { rules, pack } = useDeckGame();
  const { t, tell } = useDeckWords();
  const standing = standingOf(rules, deck);
  const need = needOf(standing);
  return (
    <li>
      <DeckBox
        name={deck.name}
        about=""
        count={need === null ? t('builder.box.legal', { n: standing.size }) : t('builder.box.draft', { need: tell(need) })}
        icon={crestOf(pack, deck.id)}
        chosen={on}
        onChoose={onPress}
      />
    </li>
  );
}
