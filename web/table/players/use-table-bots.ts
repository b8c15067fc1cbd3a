import type { Language, Words } from '@tavern/engine';
import type { TableBot } from '@tavern/kit';
import { useEffect, useMemo, useState } from 'react';
import { useStable } from '../../house/use-stable.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { useSpeech } from '../../words/words.ts';

/** The bots' lines load with the table. Nobody else in the house needs them. */
const load: { readonly [language in Language]: () => Promise<{ readonly default: Words }> } = {
  en: () => import('@tavern/bots/text/lines/en.json'),
  'zh-Hant': () => import('@tavern/bots/text/lines/zh-Hant.json'),
};

/** The bots at a table, in words. */
export function useTableBots(source: ShownTable): readonly (TableBot | null)[] {
  const { language, t } = useSpeech();
  const [lines, setLines] = useState<Words | null>(null);
  const bots = useStable(source.bots);
  const any = bots.some((bot) => bot !== null);
  useEffect(() => {
    let wanted = true;
    if (any)
      load[language]().then(
        (come) => wanted && setLines(come.default),
        // Without their lines, the bots play on in silence.
        (error: unknown) => console.warn(error),
      );
    return () => {
      wanted = false;
    };
  }, [language, any]);
  return useMemo(
    () =>
      bots.map((bot) => {
        if (bot === null) return null;
        const { level, person } = bot;
        const [won, lost] = [lines?.[`person.${person.id}.won`], lines?.[`person.${person.id}.lost`]];
        return {
          level: t(`level.${level}`),
          crest: person.crest,
          lines: won === undefined || lost === undefined ? null : { won, lost },
        };
      }),
    [bots, lines, t],
  );
}
