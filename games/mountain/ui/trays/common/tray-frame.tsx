import './tray.css';
import { useWords } from '@tavern/kit';
import { TrayFrame as Frame, type TrayFrameProps } from '@tavern/kit/tray/index.ts';

/** A tray in front of the mountain, which can be pushed aside to see the mountain. */
export function TrayFrame(frame: Omit<TrayFrameProps, 'peek'>) {
  const { t } = useWords();
  return <Frame {...frame} peek={{ icon: 'mountains', label: t('tray.peek'), back: t('tray.peek.back') }} />;
}
