import { useHotkey } from '@tavern/kit';
import { type KeyboardEvent, useRef } from 'react';
import { useSpeech } from '../../words/words.ts';

/** `/` leads here from anywhere; Escape empties it, and then leaves it. */
export function SearchField({ value, onChange }: { readonly value: string; readonly onChange: (text: string) => void }) {
  const { t } = useSpeech();
  const field = useRef<HTMLInputElement>(null);
  const shortcut = useHotkey('/', () => field.current?.focus());
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    if (value === '') field.current?.blur();
    else onChange('');
  };
  return (
    <label className="filter-search">
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="12" cy="8" r="5.2" />
        <path d="m8 12-5.6 5.6" />
      </svg>
      <input
        ref={field}
        type="search"
        autoComplete="off"
        aria-label={t('builder.search')}
        aria-keyshortcuts={shortcut}
        placeholder={t('builder.search.hint')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <kbd aria-hidden="true">/</kbd>
    </label>
  );
}
