import { hotkeys } from '@tavern/kit';
import { useLayoutEffect } from 'react';
import { useSettings } from './settings.ts';

/** Applies the setting for single keys. The page knows it too: where they are off, no key is written on anything (kit/css/type.css). */
export function useSingleKeys(): void {
  const on = useSettings(({ singleKeys }) => singleKeys);
  useLayoutEffect(() => {
    hotkeys.singles = on;
    document.documentElement.toggleAttribute('data-no-keys', !on);
  }, [on]);
}
