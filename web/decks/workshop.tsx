import './workshop.css';
import type { Deck, DeckCard } from '@tavern/decks';
import { announce, Dialog, Icon, sound, Tabs } from '@tavern/kit';
import { PHONE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import { lazy, Suspense, useState } from 'react';
import { goAnyway } from '../house/route.ts';
import AskDialog from '../parts/ask/ask-dialog.tsx';
import { useBench } from './bench/use-bench.ts';
import { useLeaving } from './bench/use-leaving.ts';
import { useDeckCarrying } from './carrying.ts';
import { DeckBar } from './deck-bar.tsx';
import { useDeckGame, useDeckWords } from './deck-game.ts';
import type { ListActs } from './ledger/deck-list.tsx';
import { Ledger } from './ledger/ledger.tsx';
import { Library } from './library/library.tsx';
import { type Bench, broughtBench, isReady } from './model/bench.ts';
import { cardsOf, copiesOf, withCard, withCopies, withMoved, withoutCard } from './model/edit.ts';
import { type Filter, NO_FILTER } from './model/library.ts';
import { headlineOf, lawsOf, playableCode } from './model/standing.ts';
import { Shelf } from './shelf/shelf.tsx';

const TakeDialog = lazy(() => import('./take/take-dialog.tsx'));
const ShareDialog = lazy(() => import('./share/share-dialog.tsx'));
const BringDialog = lazy(() => import('./share/bring-dialog.tsx'));

/** There is a shelf below the library; elsewhere it opens over the screen. */
const SHELF = '(min-height: 600px)';

/** Library, deck and shelf, side by side or, on phones, one behind the other. */
export function Workshop({ first }: { readonly first: Bench }) {
  const { rules, cardsAre } = useDeckGame();
  const { t, tell, nameOf } = useDeckWords();
  const state = useBench(() => first);
  const { bench, standing, changed, called } = state;
  const phone = useMedia(PHONE);
  const shelved = useMedia(SHELF) && !phone;
  const [asking, setAsking] = useState<{ readonly onward: () => void } | null>(null);
  const [open, setOpen] = useState<'take' | 'share' | 'bring' | 'shelf' | null>(null);
  const [sheet, setSheet] = useState('library');
  const [filter, setFilter] = useState<Filter>(NO_FILTER);

  /** First asks what becomes of changes that would be lost. */
  const losing = (onward: () => void): void => (changed ? setAsking({ onward }) : onward());
  useLeaving(changed, (to) => setAsking({ onward: () => goAnyway(to) }));
  const lay = (next: Bench): void => {
    setOpen(null);
    losing(() => {
      state.lay(next);
      setSheet('deck');
    });
  };

  const changeTo = (deck: Deck, card: Pick<DeckCard, 'id' | 'part'>, most: number): void => {
    if (deck === bench.deck) return announce(t('builder.full', { n: copiesOf(deck, card), most }));
    state.change(deck);
    sound.play('card');
    const values = { card: nameOf(card.id), n: copiesOf(deck, card), most, count: cardsOf(deck, card.part).length };
    announce(
      rules.parts.length === 1
        ? t('builder.added', values)
        : t('builder.added.part', { ...values, part: t(`deck.part.${card.part}`) }),
    );
  };
  const acts: ListActs = {
    add: (card) => changeTo(withCard(rules, bench.deck, card), card, card.most),
    take: (card, at) => changeTo(withoutCard(bench.deck, card, at), card, card.most),
    set: (card, copies) => changeTo(withCopies(rules, bench.deck, card, copies), card, card.most),
    move: (part, from, to) => {
      const deck = withMoved(bench.deck, part, from, Math.min(to, cardsOf(bench.deck, part).length - 1));
      const moved = cardsOf(bench.deck, part)[from];
      if (deck === bench.deck || moved === undefined) return;
      state.change(deck);
      sound.play('card');
      const place = t(`deck.place.${part}`, { n: cardsOf(deck, part).indexOf(moved) + 1 });
      announce(t('builder.moved', { card: nameOf(moved), place }));
    },
  };
  const knownCard = ({ id }: Pick<DeckCard, 'id'>): DeckCard | undefined => rules.cards.find((card) => card.id === id);
  const carrying = useDeckCarrying({
    add(card, at) {
      const known = knownCard(card);
      if (known !== undefined) changeTo(withCard(rules, bench.deck, known, at ?? undefined), known, known.most);
    },
    take: (card, at) => changeTo(withoutCard(bench.deck, card, at), card, knownCard(card)?.most ?? 0),
    move: acts.move,
  });

  const shelf = <Shelf bench={bench} kept={state.kept} onOpen={lay} onBring={() => setOpen('bring')} />;
  const library = <Library deck={bench.deck} acts={acts} carrying={carrying} filter={filter} onFilter={setFilter} />;
  const ledger = (
    <Ledger
      state={state}
      acts={acts}
      carrying={carrying}
      onCopy={() => losing(() => state.lay(state.copied()))}
      onTake={() => setOpen('take')}
      onShare={() => setOpen('share')}
      others={
        !shelved && (
          <button type="button" className="ledger-tool" onClick={() => setOpen('shelf')}>
            <Icon name="locked-chest" />
            {t('builder.shelf')}
          </button>
        )
      }
    />
  );
  return (
    <main className={classes('table builder', phone && 'narrow', cardsAre === 'large' && 'large-cards')}>
      <i className="lamp" />
      <DeckBar title={tell(headlineOf(standing))} detail={lawsOf(rules).map(tell).join(' ')} />
      {phone ? (
        <Tabs
          label={t('builder.sheets')}
          value={sheet}
          onChange={setSheet}
          tabs={[
            { id: 'library', label: t('builder.library'), content: library },
            { id: 'deck', label: t('builder.deck.count', { n: standing.size }), content: ledger },
          ]}
        />
      ) : (
        <>
          <div className="builder-cabinet">
            {library}
            {shelved && shelf}
          </div>
          {ledger}
        </>
      )}
      {state.deleted !== null && (
        <p className="builder-notice m-parch m-pop">
          {t('builder.deleted', { deck: state.deleted.kept.name })}{' '}
          <button type="button" onClick={() => void state.restore()}>
            {t('builder.undo')}
          </button>
        </p>
      )}
      {open === 'shelf' && (
        <Dialog open wide title={t('builder.shelf')} closeLabel={t('common.close')} onClose={() => setOpen(null)}>
          {shelf}
        </Dialog>
      )}
      <Suspense>
        {open === 'take' && standing.legal && (
          <TakeDialog
            choice={isReady(bench) && bench.from !== null ? bench.from : playableCode(rules, bench.deck)}
            called={called}
            save={changed ? state.save : null}
            onClose={() => setOpen(null)}
          />
        )}
        {open === 'share' && standing.legal && (
          <ShareDialog code={playableCode(rules, bench.deck)} called={called} onClose={() => setOpen(null)} />
        )}
        {open === 'bring' && (
          <BringDialog
            onClose={() => setOpen(null)}
            onDeck={(deck) => {
              lay(broughtBench(rules, deck));
              announce(t('builder.in.done', { deck: deck.name || t('builder.name.new') }));
            }}
          />
        )}
      </Suspense>
      {asking !== null && (
        <AskDialog
          asking={{
            title: t('builder.ask'),
            text: t('builder.ask.text', { deck: called }),
            ways: [
              {
                id: 'save',
                label: t(standing.legal ? 'builder.save' : 'builder.save.draft'),
                icon: 'save',
                kind: 'primary',
                onPress: () => void state.save().then((saved) => saved && asking.onward()),
              },
              {
                id: 'discard',
                label: t('builder.ask.discard'),
                icon: 'trash-can',
                kind: 'danger',
                onPress: () => {
                  state.change(bench.was);
                  asking.onward();
                },
              },
              { id: 'stay', label: t('builder.ask.stay'), icon: 'return-arrow' },
            ],
          }}
          onClose={() => setAsking(null)}
        />
      )}
    </main>
  );
}
