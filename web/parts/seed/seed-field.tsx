import './seed-field.css';
import { Icon } from '@tavern/kit';
import { useId } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { Seed } from './use-seed.ts';

/** The seed of all dice: to be read, changed, or drawn again. */
export function SeedField({ seed }: { readonly seed: Seed }) {
  const { t, tell } = useSpeech();
  const id = useId();
  const { typed, normal, longest, type, another } = seed;
  const wrong = normal === null;
  return (
    <div className="seed-field">
      <label htmlFor={id}>{t('solo.seed')}</label>
      <div className="seed-line">
        <input
          id={id}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={wrong}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => type(target.value)}
          onFocus={({ target }) => target.select()}
        />
        <button type="button" aria-label={t('solo.seed.other')} title={t('solo.seed.other')} onClick={another}>
          <Icon name="rolling-dices" />
        </button>
      </div>
      <p id={`${id}-note`} className={wrong ? 'seed-problem' : 'seed-note'} role={wrong ? 'alert' : undefined}>
        {wrong ? tell({ key: 'refusal.bad-seed', with: { max: longest } }) : t('solo.seed.help')}
      </p>
    </div>
  );
}
