import type { PowerupId, State } from '../../rules/state.ts';
import { useHint } from '../hint/use-hint.tsx';
import type { AlleyProps } from '../index.tsx';
import { useWords } from '../words.ts';
import { ShopRoom } from './shop-room.tsx';

/** The shop between two fights. */
export function Shop(props: AlleyProps) {
  const { view, busy, send, parts } = props;
  const { t } = useWords();
  const hint = useHint(props);
  const hinted = (hint.option ?? {}) as { readonly do?: string; readonly item?: PowerupId };
  return (
    <ShopRoom
      state={view}
      busy={busy}
      onBuy={(item: PowerupId) => send({ do: 'buy', item })}
      leave={{
        label: t('shop.continue'),
        sub: t('shop.continue.sub', { round: view.round }),
        onPress: () => send({ do: 'leave' }),
      }}
      hint={hint.button}
      hinted={hinted.do === 'leave' ? 'leave' : (hinted.item ?? null)}
      coach={parts.coach}
    />
  );
}

/** C-16: after the run, to look at. */
export function ClosedShop({ state, onBack }: { readonly state: State; readonly onBack: () => void }) {
  const { t } = useWords();
  const leave = { label: t('shop.back'), sub: t('shop.back.sub'), onPress: onBack };
  return <ShopRoom state={state} busy={false} onBuy={null} leave={leave} />;
}
