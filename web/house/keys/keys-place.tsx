import { useHotkey } from '@tavern/kit';
import { lazy, Suspense, useEffect } from 'react';
import { create } from 'zustand';
import { useRoute } from '../route.ts';
import { LIST_KEY } from './keys.ts';
import { type NamedKey, namedKeys } from './named-keys.ts';

const KeysDialog = lazy(() => import('./keys-dialog.tsx'));

/** The keys of the screen as it was when the list was opened; null: the list is closed. */
const useListed = create<{ readonly keys: readonly NamedKey[] | null }>()(() => ({ keys: null }));
const close = (): void => useListed.setState({ keys: null });

/** Opens the list of keys from anywhere. */
export const openKeys = (): void => useListed.setState({ keys: namedKeys(document) });

/** Rendered once. */
export function KeysPlace() {
  const { keys } = useListed();
  const route = useRoute();
  useHotkey(LIST_KEY, openKeys);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(close, [route]);
  return keys === null ? null : (
    <Suspense>
      <KeysDialog keys={keys} onClose={close} />
    </Suspense>
  );
}
