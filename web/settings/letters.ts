import { loadHan } from '@tavern/kit';
import { useEffect } from 'react';
import { useSettings } from './settings.ts';

const ENOUGH_TIME = 3_000;

/** Chinese letters: at once where the page is Chinese; else when there is time, for names may be Chinese anywhere. */
export function useHanLetters(): void {
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    const wait = setTimeout(() => void loadHan().catch(() => {}), language === 'zh-Hant' ? 0 : ENOUGH_TIME);
    return () => clearTimeout(wait);
  }, [language]);
}
