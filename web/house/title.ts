import { useEffect } from 'react';
import { useSpeech } from '../words/words.ts';
import type { Route } from './route.ts';

/** The window's title. A table adds whose turn it is (use-turn-alert.ts). */
export function useTitle({ at }: Route): void {
  const { t } = useSpeech();
  useEffect(() => {
    const screens: { readonly [screen in Route['at']]?: string } = {
      rules: 'rules.screen',
      verify: 'verify.screen',
      replay: 'replay.screen',
    };
    const screen = screens[at];
    document.title = screen === undefined ? t('app.name') : t('app.title', { screen: t(screen) });
  }, [at, t]);
}
