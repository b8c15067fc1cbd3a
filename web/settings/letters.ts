import { loadHan } from '@tavern/kit';
import { useEffect } from 'react';
import { useSettings } from './settings.ts';

const ENOUGH_TIME = 3_000;

/** Loads Chinese fonts: at once for a Chinese page, otherwise when idle, because names may be Chinese anywhere. */
export function useHanLetters(): void {
  const language = useSettings((settings) => settings.language);
  useEffect(() => {
    const wait = setTimeout(() => void loadHan().catch(() => {}), language === 'zh-Hant' ? 0 : ENOUGH_TIME);
    return () => clearTimeout(wait);
  }, [language]);
}
