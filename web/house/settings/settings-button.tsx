import './settings-link.css';
import { Tool } from '@tavern/kit';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { create } from 'zustand';
import { useSpeech } from '../../words/words.ts';
import { useRoute } from '../route.ts';

const fetched = () => import('./settings-dialog.tsx');
const SettingsDialog = lazy(fetched);
const near = { onPointerEnter: () => void fetched(), onFocus: () => void fetched() };

/** One dialog for the whole house, because a change in it may unmount the part that opened it. */
const useOpen = create<{ readonly open: boolean }>()(() => ({ open: false }));
const show = (open: boolean) => (): void => useOpen.setState({ open });

/** Opens the settings from anywhere. */
export const openSettings = show(true);

/** Rendered once. The dialog is fetched when it is first opened, and unmounted when closed. */
export function SettingsPlace() {
  const { open } = useOpen();
  const route = useRoute();
  // Going elsewhere closes it, also by the browser's own buttons.
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

/** The same within a text. */
export function SettingsLink({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className="settings-link" onClick={openSettings} {...near}>
      {children}
    </button>
  );
}
