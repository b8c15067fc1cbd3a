import { announce, Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useEffect } from 'react';
import type { ReplayVerdict } from '../../play/replay/replay.ts';
import { useSpeech } from '../../words/words.ts';

interface SealMarkProps {
  readonly verdict: ReplayVerdict;
  readonly answers: number;
  readonly onOpen: () => void;
  readonly named?: boolean;
}

/** The seal of a record: it turns green as the match is recomputed, and red where it parts from its record. */
export function SealMark({ verdict, answers, onOpen, named = false }: SealMarkProps) {
  const { t } = useSpeech();
  const { is } = verdict;
  const said = useSealWords(verdict, answers);
  useEffect(() => {
    if (is !== 'running') announce(t(is === 'true' ? 'replay.seal.true' : 'replay.seal.parted'));
  }, [is, t]);
  const share = verdict.is === 'running' ? verdict.upTo / Math.max(1, answers) : 1;
  return (
    <button
      type="button"
      className={classes('replay-seal', is, named && 'named')}
      style={{ '--share': `${Math.round(share * 100)}%` }}
      title={said}
      aria-label={said}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="wax-seal" />
      {named && <span aria-hidden="true">{said}</span>}
    </button>
  );
}

/** In one line. */
export function useSealWords(verdict: ReplayVerdict, answers: number): string {
  const { t } = useSpeech();
  if (verdict.is === 'parted') return t('replay.seal.parted.at', { n: verdict.at });
  return verdict.is === 'true' ? t('replay.seal.true') : t('replay.seal.running', { n: verdict.upTo, of: answers });
}
