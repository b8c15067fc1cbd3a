import './deal.css';
import './shop.css';
import './shop-low.css';
import { sound, useWords } from '@tavern/kit';
import { type Act, ActButton, useActsPlace } from '@tavern/kit/acts/index.ts';
import { HintButton } from '@tavern/kit/hint/hint-button.tsx';
import { SceneHeading } from '@tavern/kit/scene-heading.tsx';
import { type ReactNode, useId, useState } from 'react';
import type { PowerupId, State } from '../../rules/state.ts';
import { whyNot } from '../../rules/steps/shop.ts';
import { Portrait } from '../scene/portrait.tsx';
import { Quote } from '../scene/quote.tsx';
import { BuyButton } from './buy-button.tsx';
import { Chosen } from './chosen.tsx';
import { dearer, steeper } from './imagined.ts';
import { Purse } from './purse.tsx';
import { RoundPaper, RunPaper } from './run-papers.tsx';
import { Shelf } from './shelf.tsx';
import { shelvesOf } from './shelves.ts';
import { useShelfKeys } from './use-shelf-keys.ts';

interface ShopLayoutProps {
  readonly state: State;
  /** Null: the shop is closed. */
  readonly onBuy: ((id: PowerupId) => void) | null;
  /** The way out. */
  readonly leave: Act;
  readonly onLeave?: () => void;
  readonly coach?: ReactNode;
  /** The same, behind a button. */
  readonly tip?: ReactNode;
}

/** Old Owl behind his counter. */
export function ShopLayout({ state, onBuy, leave, onLeave, coach, tip }: ShopLayoutProps) {
  const { t } = useWords();
  const { busy, hint } = useActsPlace();
  const title = useId();
  const shelves = shelvesOf(state.rules);
  const powerups = shelves.flat().flatMap((each) => each.powerups.map(({ id }) => id));
  const open = powerups.filter((id) => whyNot(state, id) === null);
  const [chosen, setChosen] = useState<PowerupId>(() => open[0] ?? powerups[0] ?? 'point-boost');
  const [fresh, setFresh] = useState<PowerupId | null>(null);
  useFollowed((hint?.option as { readonly item?: PowerupId } | null | undefined)?.item ?? null, setChosen);
  const buy = (): void => {
    if (onBuy === null || busy || whyNot(state, chosen) !== null) return;
    sound.play('coin');
    setFresh(chosen);
    onBuy(chosen);
  };
  const { shelves: rows, onKeyDown } = useShelfKeys(buy);
  const choose = (id: PowerupId): void => {
    if (id !== fresh) setFresh(null);
    setChosen(id);
  };
  // If nothing can be bought, or Old Owl would buy nothing, the way out is lit.
  const goesOn = open.length === 0 || hint?.option?.['do'] === 'leave';
  const says = onBuy === null ? 'closed' : fresh !== null ? 'bought' : open.length === 0 ? 'poor' : 'hello';
  return (
    <section className="shop" aria-labelledby={title}>
      <SceneHeading id={title} className="sr">
        {t('shop.name')}
      </SceneHeading>
      <i className="shop-light" />
      <div className="shop-side">
        <div className="shop-keeper">
          <Portrait icon="owl" name={t('shop.keeper')} />
          <Quote text={t(`shop.says.${says}`)} />
        </div>
        <div className="shop-papers m-parch m-sheet-high">
          <RunPaper state={state} />
          {state.over === null && <RoundPaper state={state} />}
        </div>
      </div>
      <div
        className="shop-shelves m-scrolls"
        role="radiogroup"
        aria-label={t('shop.powerups')}
        onKeyDown={onKeyDown}
        tabIndex={-1}
        ref={rows}
      >
        {shelves.map((compartments, at) => (
          <Shelf
            key={compartments[0]?.category}
            compartments={compartments}
            state={state}
            chosen={chosen}
            fresh={fresh}
            shut={onBuy === null}
            onChoose={choose}
          >
            {at === 0 && onBuy !== null && (
              <div className="slate">
                <p>{t('shop.slate', { by: dearer(state) })}</p>
                <small>{t('shop.slate.more', { times: steeper(state) })}</small>
              </div>
            )}
          </Shelf>
        ))}
      </div>
      <div className="shop-deal">
        <Purse gold={state.gold} />
        <Chosen state={state} id={chosen} shut={onBuy === null} />
        <div className="shop-acts">
          {tip}
          {onBuy !== null && <HintButton />}
          {onBuy !== null && <BuyButton state={state} id={chosen} urged={!goesOn} onPress={buy} />}
          <ActButton className="shop-act shop-leave" act={leave} lit={onBuy !== null && goesOn} onPress={onLeave} />
        </div>
      </div>
      {coach}
    </section>
  );
}

/** The hinted powerup is put on the counter, once. */
function useFollowed(hinted: PowerupId | null, choose: (id: PowerupId) => void): void {
  const [followed, setFollowed] = useState(hinted);
  if (followed === hinted) return;
  setFollowed(hinted);
  if (hinted !== null) choose(hinted);
}
