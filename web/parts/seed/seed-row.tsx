import { LONGEST_SEED, makeSeed, normalSeed } from '@tavern/host';
import { Button, Icon } from '@tavern/kit';
import { type FormEvent, useId, useState } from 'react';
import { MoreSpoken } from '../../house/more-spoken.tsx';
import { useSpeech } from '../../words/words.ts';

export interface SeedRowProps {
  readonly seed: string | null;
  /** Left out: read only. */
  readonly onChange?: ((seed: string | null) => void) | undefined;
}

/** The seed of a run's dice, as a line among the rules. */
export default function SeedRow(props: SeedRowProps) {
  return (
    <MoreSpoken of="solo" until={null}>
      <Row {...props} />
    </MoreSpoken>
  );
}

function Row({ seed, onChange }: SeedRowProps) {
  const { t, tell } = useSpeech();
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const typed = draft ?? seed ?? '';
  const normal = normalSeed(typed);
  const wrong = normal === null && typed !== '';
  const use = (next: string | null): void => {
    setDraft(null);
    onChange?.(next);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (normal !== null) use(normal);
  };
  return (
    <li className="rule">
      <button type="button" className="rule-line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="rule-label">{t('solo.seed')}</span>
        <span className="rule-value">{seed ?? t('solo.seed.none')}</span>
        <Icon name={onChange === undefined ? 'info' : 'quill-ink'} className="rule-mark" />
      </button>
      <div id={id} className="rule-more" hidden={!open}>
        <p>{t('solo.seed.room')}</p>
        {onChange !== undefined && (
          <form className="seed-row" onSubmit={submit}>
            <input
              value={typed}
              aria-label={t('solo.seed')}
              aria-invalid={wrong}
              autoComplete="off"
              spellCheck={false}
              onChange={({ target }) => setDraft(target.value)}
            />
            <button
              type="button"
              className="seed-throw"
              aria-label={t('solo.seed.other')}
              title={t('solo.seed.other')}
              onClick={() => use(makeSeed(crypto.getRandomValues(new Uint8Array(8))))}
            >
              <Icon name="rolling-dices" />
            </button>
            {wrong && (
              <p className="seed-problem" role="alert">
                {tell({ key: 'refusal.bad-seed', with: { max: LONGEST_SEED } })}
              </p>
            )}
            <div className="seed-ways">
              {normal !== null && normal !== seed && (
                <Button kind="primary" type="submit">
                  {t('solo.seed.set')}
                </Button>
              )}
              {seed !== null && <Button onPress={() => use(null)}>{t('solo.seed.drop')}</Button>}
            </div>
          </form>
        )}
      </div>
    </li>
  );
}
