import { loadHan } from '@tavern/kit';
import { useEffect } from 'react';
import { useSettings } from '../../settings/settings.ts';

const ENOUGH_TIME = 3_000;
const HAN = /\p{Script=Han}/u;

/**
 * Loads Chinese letters: those of our texts at once for a Chinese page. All others, which only names that people typed have, come later, and for a reader of
 * English only if their own name has some: the system's letters do for the rest.
 */
export function useHanLetters(): void {
  const chinese = useSettings(({ language }) => language === 'zh-Hant');
  const named = useSettings(({ nickname }) => HAN.test(nickname));
  useEffect(() => {
    if (chinese) import('./own.css').catch(() => {});
    if (!chinese && !named) return;
    const wait = setTimeout(() => void loadHan().catch(() => {}), ENOUGH_TIME);
    return () => clearTimeout(wait);
  }, [chinese, named]);
}
