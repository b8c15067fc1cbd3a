import './decks.css';
import './tabs.css';
import { CardBack, Dialog, Icon, Tier, useWords } from '@tavern/kit';
import { useState } from 'react';
import type { MountainProps } from '../show/props.ts';
import { DECKS, Tipped } from '../tips/index.ts';

const PILES = ['treasure', 'enemy', 'luck'] as const;
type Pile = (typeof PILES)[number];

/** Treasure, Enemy and Luck side by side (KM-037): how many cards are left, tier by tier. */
export function Decks({ show }: MountainProps) {
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

/** A button that opens the decks where there is no room for them. Drawn cards come from there. */
export function DecksTab(props: MountainProps) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="card-play" />
        {t('board.decks.tab')}
        {PILES.map((pile) => (
          <i key={pile} className="tab-pile" data-pile={pile} />
        ))}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('board.decks')} closeLabel={t('board.decks.close')}>
        {/* Takes the focus itself: on the first deck, the focus would open a tip over the title. */}
        <div role="group" aria-label={t('board.decks')} tabIndex={0}>
          <Decks {...props} />
        </div>
      </Dialog>
    </>
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
