import { useWords } from '@tavern/kit';
import { Coins } from '../scene/coins.tsx';

export function Purse({ gold }: { readonly gold: number }) {
  const { t } = useWords();
  return (
    <div className="purse">
      {gold > 0 && <Coins n={gold} metal="gold" />}
      <p role="img" aria-label={t('shop.purse', { gold })}>
        <b className="t-display">{gold}</b>
        <span>{t('shop.gold')}</span>
      </p>
    </div>
  );
}
