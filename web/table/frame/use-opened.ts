import type { Refusal } from '@tavern/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ShownTable } from '../../model/shown-table.ts';

type Opened = { readonly ok: true; readonly source: ShownTable } | Refusal;

/**
 * The table behind `key`, while the screen is mounted; null while it opens. Another key opens it again, because bots have other names in
 * another language. The old table stays visible until then.
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
