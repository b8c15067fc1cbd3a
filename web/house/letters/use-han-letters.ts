import { loadHan, loadOwnHan } from '@tavern/kit';
import { useEffect } from 'react';
import { useSettings } from '../../settings/settings.ts';

const ENOUGH_TIME = 3_000;
const HAN = /\p{Script=Han}/u;

/**
 * Loads Chinese letters: those of our texts at once for a Chinese page. All others come later, and only if the reader's own name has some: a browser would
 * fetch them beside ours. The system's letters do for other names.
 */
export function useHanLetters(): void {
  const chinese = useSettings(({ language }) => language === 'zh-Hant');
  const named = useSettings(({ nickname }) => HAN.test(nickname));
  useEffect(() => {
    if (chinese) loadOwnHan().catch(() => {});
    if (!named) return;
    const wait = setTimeout(() => void loadHan().catch(() => {}), ENOUGH_TIME);
    return () => clearTimeout(wait);
  }, [chinese, named]);
}
