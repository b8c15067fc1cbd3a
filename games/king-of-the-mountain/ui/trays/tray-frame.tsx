import './tray.css';
import type { TableSpeech } from '@tavern/kit';
import { TrayFrame as Frame, type TrayFrameProps } from '@tavern/kit/tray/index.ts';

/** Laid in front of the mountain, and pushed aside for a look at it. */
export function TrayFrame({ speech: { t }, ...frame }: Omit<TrayFrameProps, 'peek'> & { readonly speech: TableSpeech }) {
  return <Frame {...frame} peek={{ icon: 'mountains', label: t('tray.peek'), back: t('tray.peek.back') }} />;
}
