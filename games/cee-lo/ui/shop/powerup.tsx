import './powerup.css';
import { cardName } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import type { Powerup } from '../../rules/catalog.ts';
import { hasEnough, priceOf, stacksUnder } from '../../rules/economy.ts';
import type { State } from '../../rules/state.ts';
import { powerupSay } from '../../text/tell.ts';
import { unbroken } from './unbroken.ts';

interface PowerupCardProps {
  readonly card: Powerup;
  readonly state: State;
  readonly column: number;
  readonly chosen: boolean;
  /** Just bought: its tag turns over. */
  readonly fresh: boolean;
  /** The shop is closed. */
  readonly shut: boolean;
  readonly onChoose: () => void;
}

const STATUS = { owned: 'shop.enough', shut: 'shop.shut', dear: 'shop.short', open: 'shop.can' } as const;

/** A powerup on the shelf: the object itself, its price on a string, and a label that says what it does. */
export function PowerupCard({ card, state, column, chosen, fresh, shut, onChoose }: PowerupCardProps) {
  const { t, tell } = useWords();
  const enough = hasEnough(state, card.id);
  const price = priceOf(state, card.id);
  const short = Math.max(0, price - state.gold);
  const own = state.owned[card.id];
  const reach = enough ? 'owned' : shut ? 'shut' : short > 0 ? 'dear' : 'open';
  const status = t(STATUS[reach], { short });
  const copies = own > 0 ? t('shop.own', { n: own }) : t(stacksUnder(state.rules, card.id) ? 'shop.stacks' : 'shop.single');
  const does = powerupSay(state.rules, card);
  const said = { item: cardName(card), text: does, status, copies, price };
  return (
    // biome-ignore lint/a11y/useSemanticElements: arrows choose among these as among radio buttons, but a radio button cannot hold a picture and a slip
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={t(enough ? 'shop.powerup.owned' : 'shop.powerup', said)}
      tabIndex={chosen ? 0 : -1}
      className={classes('powerup', reach, chosen && 'chosen', fresh && 'fresh')}
      style={{ gridColumn: column }}
      data-powerup={card.id}
      onClick={onChoose}
      onFocus={onChoose}
    >
      <span className="powerup-object">
        <GiltIcon name={card.icon} />
      </span>
      <span className="powerup-hung" key={own}>
        <i className="powerup-string" />
        <span className="powerup-tag">
          {enough ? <small>{t('shop.owned')}</small> : <b>{price}</b>}
          {!enough && <small>{t('shop.gold')}</small>}
        </span>
      </span>
      <span className="powerup-words m-parch m-sheet">
        <b>{tell(cardName(card))}</b>
        <span className="powerup-text">{unbroken(tell(does))}</span>
        <span className="powerup-foot">
          <em>{status}</em>
          {!enough && <i>{copies}</i>}
        </span>
      </span>
    </button>
  );
}
