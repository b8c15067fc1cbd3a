import './kept-strip.css';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useSpeech } from '../../words/words.ts';
import type { HallState } from '../state/hall-state.ts';
import { Kept } from './kept.tsx';
import { SMALL } from './screens.ts';

const MOST = 2;

/** Whether the strip shows all kept matches. Then the list further down is left out. */
export function useStripShowsAll({ here, mine }: HallState): boolean {
  return useMedia(SMALL) && here.length + mine.length <= MOST && here.length + mine.length > 0;
}

/** On a small screen, a returning player first sees the matches that wait for them. The rest is further down, with the open rooms. */
export function KeptStrip({ house }: { readonly house: HallState }) {
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
