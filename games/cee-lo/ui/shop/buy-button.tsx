import { cardName } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { type Act, ActButton, sending } from '@tavern/kit/acts/index.ts';
import { powerups } from '../../rules/catalog.ts';
import { hasEnough, priceOf } from '../../rules/economy.ts';
import type { PowerupId, State } from '../../rules/state.ts';

interface BuyButtonProps {
  readonly state: State;
  readonly id: PowerupId;
  /** It is the primary act: there is no reason against it. */
  readonly urged: boolean;
  readonly onPress: () => void;
}

const COPIES = ['first', 'second'] as const;

export function BuyButton({ state, id, urged, onPress }: BuyButtonProps) {
  const { t } = useWords();
  const card = powerups.get(id);
  const [price, own] = [priceOf(state, id), state.owned[id]];
  const item = cardName(card);
  const short = price - state.gold;
  const enough = hasEnough(state, id);
  const why = enough ? t('shop.enough') : short > 0 ? t('shop.short', { short }) : null;
  const copy = card.stacks || own > 0 ? (COPIES[own] ?? 'more') : 'one';
  const act: Act = {
    ...sending({ do: 'buy', item: id }),
    label: enough ? t('shop.owned') : t('shop.buy', { price }),
    sub: t(`shop.buy.${copy}`, { item, n: own + 1 }),
    why: why === null ? undefined : t('shop.buy.why', { item, why }),
    key: 'b',
  };
  return <ActButton act={{ ...act, kind: urged ? 'primary' : 'plain' }} className="shop-act shop-buy" onPress={onPress} />;
}
