import type { Refusal } from '@tavern/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownTable } from '../../model/shown-table.ts';

type Opened = { readonly ok: true; readonly source: ShownTable } | Refusal;

/**
 * The table behind `key`, for as long as the screen is there; null while it is being opened. With another key it is opened anew (in
 * another language bots have other names), and until then the old one stays in sight.
 */
export function useOpened(open: () => Promise<Opened>, key: string): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null);
  const begin = useEffectEvent(open);
  useEffect(() => {
    let wanted = true;
    let source: ShownTable | null = null;
    void begin().then((table) => {
      if (table.ok && wanted) source = table.source;
      else if (table.ok) table.source.leave();
      if (wanted) setOpened(table);
    });
    return () => {
      wanted = false;
      source?.leave();
    };
  }, [key]);
  return opened;
}
