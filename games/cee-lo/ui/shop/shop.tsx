import { useWords } from '@tavern/kit';
import { sending } from '@tavern/kit/acts/index.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import type { CeeLoProps } from '../show/props.ts';
import { ShopLayout } from './shop-layout.tsx';

/** The shop between two fights. */
export function Shop({ view, send, parts }: CeeLoProps) {
  const { t } = useWords();
  return (
    <ShopLayout
      state={view}
      onBuy={(item: PowerupId) => send({ do: 'buy', item })}
      leave={{
        ...sending({ do: 'leave' }),
        label: t('shop.continue'),
        sub: t('shop.continue.sub', { round: view.round }),
        key: 'c',
      }}
      coach={parts.coach}
      tip={parts.tip}
    />
  );
}

/** C-16: after the run, to look at. */
export function ClosedShop({ state, onBack }: { readonly state: State; readonly onBack: () => void }) {
  const { t } = useWords();
  const leave = { id: 'back', label: t('shop.back'), sub: t('shop.back.sub'), key: 'c' };
  return <ShopLayout state={state} onBuy={null} leave={leave} onLeave={onBack} />;
}
