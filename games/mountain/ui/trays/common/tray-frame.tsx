import './tray.css';
import { useWords } from '@tavern/kit';
import { TrayFrame as Frame, type TrayFrameProps } from '@tavern/kit/tray/index.ts';

/** Laid in front of the mountain, and pushed aside for a look at it. */
export function TrayFrame(frame: Omit<TrayFrameProps, 'peek'>) {
  const { t } = useWords();
  return <Frame {...frame} peek={{ icon: 'mountains', label: t('tray.peek'), back: t('tray.peek.back') }} />;
}
