import { cardName } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { powerups } from '../../rules/catalog.ts';
import { hasEnough, priceOf } from '../../rules/economy.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import { useWords } from '../words.ts';

interface BuyButtonProps {
  readonly state: State;
  readonly id: PowerupId;
  readonly busy: boolean;
  /** The house would buy it. */
  readonly hinted: boolean;
  readonly onPress: () => void;
}

const COPIES = ['first', 'second'] as const;

export function BuyButton({ state, id, busy, hinted, onPress }: BuyButtonProps) {
  const { t } = useWords();
  const card = powerups.get(id);
  const [price, own] = [priceOf(state, id), state.owned[id]];
  const item = cardName(card);
  const short = price - state.gold;
  const enough = hasEnough(state, id);
  const why = enough ? t('shop.enough') : short > 0 ? t('shop.short', { short }) : null;
  const copy = card.stacks || own > 0 ? (COPIES[own] ?? 'more') : 'one';
  return (
    <Button
      kind="primary"
      className={classes('shop-act', hinted && 'hinted')}
      hotkey="b"
      lit={why === null && !busy}
      why={why === null ? undefined : t('shop.buy.why', { item, why })}
      sub={t(`shop.buy.${copy}`, { item, n: own + 1 })}
      onPress={onPress}
    >
      {enough ? t('shop.owned') : t('shop.buy', { price })}
    </Button>
  );
}
