import './kept-strip.css';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useSpeech } from '../../words/words.ts';
import type { House } from '../state/hall-state.ts';
import { Kept } from './kept.tsx';

/** Where the near edge of the table lies below the screen's. */
const SMALL = '(max-width: 819px), (max-height: 560px)';
const MOST = 2;

/** Whether the strip shows all that is kept: then nothing is listed a second time further down. */
export function useStripShowsAll({ here, mine }: House): boolean {
  return useMedia(SMALL) && here.length + mine.length <= MOST && here.length + mine.length > 0;
}

/** On a small screen whoever comes back sees first where they are awaited; the rest lies with the open rooms, further down. */
export function KeptStrip({ house }: { readonly house: House }) {
  const { t } = useSpeech();
  const small = useMedia(SMALL);
  if (!small || house.here.length + house.mine.length === 0) return null;
  return (
    <section className="kept-strip hall-tables" aria-label={t('hall.kept')}>
      <h2 className="t-display">{t('hall.kept')}</h2>
      <Kept house={house} most={MOST} />
    </section>
  );
}
