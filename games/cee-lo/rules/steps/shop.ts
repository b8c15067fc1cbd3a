import { type Say, say } from '@tavern/engine';
import { powerups } from '../catalog.ts';
import { hasEnough, isSold, priceOf } from '../economy.ts';
import type { PowerupId, State } from '../state.ts';
import type { CeeLoQuestions, CeeLoSteps } from '../types.ts';
import { PLAYER } from './round.ts';

export interface ShopSteps {
  shop: object;
}

type ShopOption = { do: 'buy'; item: PowerupId } | { do: 'leave' };

export interface ShopQuestions {
  shop: { option: ShopOption };
}

/** Why something that is sold cannot be bought; null: it can. */
export function whyNot(state: State, item: PowerupId): Say | null {
  if (hasEnough(state, item)) return say('blocked.owned');
  const short = priceOf(state, item) - state.gold;
  return short > 0 ? say('blocked.gold', { short }) : null;
}

const onSale = ({ rules }: State): PowerupId[] => powerups.all.flatMap(({ id }) => (isSold(rules, id) ? [id] : []));

export const shopSteps: CeeLoSteps<ShopSteps> = {
  shop(m) {
    m.ask(PLAYER, { kind: 'shop' });
  },
};

export const shopQuestions: CeeLoQuestions<ShopQuestions> = {
  shop: {
    options: (state) => [
      ...onSale(state).flatMap((item) => (whyNot(state, item) === null ? [{ do: 'buy' as const, item }] : [])),
      { do: 'leave' },
    ],
    blocked: (state) =>
      onSale(state).flatMap((item) => {
        const why = whyNot(state, item);
        return why === null ? [] : [{ option: { do: 'buy' as const, item }, why }];
      }),
    fallback: () => ({ do: 'leave' }),
    answer(m, _seat, option) {
      if (option.do === 'leave') return;
      const { state } = m;
      const price = priceOf(state, option.item);
      state.gold -= price;
      state.owned[option.item] += 1;
      state.purchases += 1;
      m.emit({ type: 'bought', item: option.item, price, gold: state.gold });
      m.next({ do: 'shop' });
    },
  },
};
