import './looked-at.css';
import type { Deck } from '@tavern/decks';
import type { Say } from '@tavern/engine';
import { announce, Button, Pips } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { lazy, Suspense, useMemo, useState } from 'react';
import { keepDeck } from '../../play/here/deck-list.ts';
import { newNonce } from '../../play/online/rooms.ts';
import { DeckBar } from '../deck-bar.tsx';
import { useDeckGame, useDeckWords } from '../deck-game.ts';
import { DeckCurve } from '../ledger/curve.tsx';
import { DeckList } from '../ledger/deck-list.tsx';
import { Verdict } from '../ledger/verdict.tsx';
import { type Bench, broughtBench, keptBench } from '../model/bench.ts';
import { copiesOf } from '../model/edit.ts';
import { shownIn } from '../model/library.ts';
import { playableCode, standingOf } from '../model/standing.ts';
import { CodeLine } from '../share/code-line.tsx';

const ShareDialog = lazy(() => import('../share/share-dialog.tsx'));
const TakeDialog = lazy(() => import('../take/take-dialog.tsx'));

interface LookedAtProps {
  readonly deck: Deck;
  readonly onOpen: (bench: Bench) => void;
}

/** A deck to look at: all its cards, and the ways to play it, keep it and change a copy. */
export function LookedAt({ deck, onOpen }: LookedAtProps) {
  const { game, rules, Card, cardsAre } = useDeckGame();
  const words = useDeckWords();
  const { t, tell } = words;
  const [open, setOpen] = useState<'take' | 'share' | null>(null);
  const [problem, setProblem] = useState<Say | null>(null);
  const standing = useMemo(() => standingOf(rules, deck), [rules, deck]);
  const called = deck.name || t('builder.name.new');
  const keep = async (): Promise<void> => {
    const kept = { ...deck, name: called, id: newNonce(), game, touchedAt: Date.now() };
    const done = await keepDeck(kept);
    if (!done.ok) {
      setProblem(done.why);
      return announce(tell(done.why));
    }
    announce(t('builder.saved', { deck: called }));
    return onOpen(keptBench(rules, kept));
  };
  return (
    <main className={classes('table builder looked-at', cardsAre === 'large' && 'large-cards')}>
      <i className="lamp" />
      <DeckBar title={t('builder.shared')} detail={t('builder.shared.sub')} />
      {/* Nothing in it can be pressed: by keys it is scrolled itself. */}
      <ul className="lib-tray looked-cards" aria-label={called} tabIndex={0}>
        {shownIn(rules, deck).map(({ card, at }) => (
          <li key={`${card.id} ${at}`} className="lib-item">
            <Card id={card.id} size="library" words={words} className="lib-face" />
            {at === null ? (
              <Pips
                n={copiesOf(deck, card)}
                most={card.most}
                className="lib-pips"
                label={t('builder.copies', { n: copiesOf(deck, card), most: card.most })}
              />
            ) : (
              <span className="looked-place">{t(`deck.place.${card.part}`, { n: at + 1 })}</span>
            )}
          </li>
        ))}
      </ul>
      <section className="ledger m-parch m-sheet-high" aria-label={t('builder.deck')}>
        <h2 className="looked-name t-display">{called}</h2>
        <div className="ledger-body m-scrolls">
          <Verdict standing={standing} looked />
          <DeckList deck={deck} standing={standing} />
          <DeckCurve deck={deck} />
        </div>
        <CodeLine deck={deck} legal={standing.legal} onShare={() => setOpen('share')} />
        {problem !== null && (
          <p className="ledger-problem" role="alert">
            {tell(problem)}
          </p>
        )}
        <div className="ledger-go">
          <Button kind="primary" lit hotkey="t" onPress={() => setOpen('take')}>
            {t('builder.shared.play')}
          </Button>
          <Button hotkey="s" onPress={() => void keep()}>
            {t('builder.shared.keep')}
          </Button>
          <Button onPress={() => onOpen(broughtBench(rules, deck))}>{t('builder.shared.change')}</Button>
        </div>
      </section>
      <Suspense>
        {open === 'take' && (
          <TakeDialog choice={playableCode(rules, deck)} called={called} save={null} onClose={() => setOpen(null)} />
        )}
        {open === 'share' && standing.legal && (
          <ShareDialog code={playableCode(rules, deck)} called={called} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </main>
  );
}
