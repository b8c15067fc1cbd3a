import './settings-link.css';
import { Tool } from '@tavern/kit';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { create } from 'zustand';
import { useSpeech } from '../../words/words.ts';
import { useRoute } from '../route.ts';

const fetched = () => import('./settings-dialog.tsx');
const SettingsDialog = lazy(fetched);
const near = { onPointerEnter: () => void fetched(), onFocus: () => void fetched() };

/** One dialog for the whole house: what it changes may sweep away whatever it was opened from. */
const useOpen = create<{ readonly open: boolean }>()(() => ({ open: false }));
const show = (open: boolean) => (): void => useOpen.setState({ open });

/** From wherever somebody is. */
export const openSettings = show(true);

/** Render it once. Fetched when it is first opened; closed, it leaves nothing behind. */
export function SettingsPlace() {
  const { open } = useOpen();
  const route = useRoute();
  // Whoever goes elsewhere, by the browser's own buttons too, leaves it behind.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(show(false), [route]);
  return open ? (
    <Suspense>
      <SettingsDialog open onClose={show(false)} />
    </Suspense>
  ) : null;
}

export function SettingsButton() {
  const { t } = useSpeech();
  return <Tool icon="cog" label={t('settings.open')} onPress={openSettings} {...near} />;
}

/** The same, within a text. */
export function SettingsLink({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className="settings-link" onClick={openSettings} {...near}>
      {children}
    </button>
  );
}
