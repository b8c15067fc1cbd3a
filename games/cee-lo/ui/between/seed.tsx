import './seed.css';
import { announce, Icon, useWords } from '@tavern/kit';
import { useState } from 'react';

interface SeedProps {
  readonly seed: string | null;
  readonly daily: string | null;
}

/** Where the dice come from: the day, which keeps them secret until it is over, or a seed that anybody may use again. */
export function Seed({ seed, daily }: SeedProps) {
  const { t } = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Some browsers refuse the clipboard; the seed can still be read.
      return;
    }
    setCopied(true);
    announce(t('between.seed.copied'));
  };
  if (daily !== null) return <p className="seed">{t('between.daily', { day: daily })}</p>;
  if (seed === null) return null;
  return (
    <div className="seed">
      <p>
        {t('between.seed')} <b>{seed}</b>
        <small>{t('between.seed.same')}</small>
      </p>
      <button type="button" className="seed-copy" onClick={() => void copy(seed)}>
        <Icon name={copied ? 'check-mark' : 'quill-ink'} />
        {t(copied ? 'between.seed.copied' : 'between.seed.copy')}
      </button>
    </div>
  );
}
