import { Button } from '@tavern/kit';
import { inFigures } from '@tavern/kit/figures.ts';
import { leadsTo } from '../../house/preload.ts';
import { go, hashOf } from '../../house/route.ts';
import type { DailyDay } from '../../play/online/daily.ts';
import { useSpeech } from '../../words/words.ts';

/** The state of the guest's attempt of today, and the way to it. */
export function OwnAttempt({ day }: { readonly day: DailyDay }) {
  const { t } = useSpeech();
  const { game, own } = day;
  const play = (): void => go({ at: 'daily', game, look: null });
  switch (own.state) {
    case 'none':
      return (
        <Button kind="primary" icon="rolling-dices" hotkey="d" sub={t('daily.play.sub')} onPress={play} {...leadsTo('daily')}>
          {t('daily.play')}
        </Button>
      );
    case 'running':
      return (
        <Button kind="primary" icon="play-button" hotkey="d" lit sub={t('daily.resume.sub')} onPress={play} {...leadsTo('daily')}>
          {t('daily.resume')}
        </Button>
      );
    case 'done':
      return <OwnScore day={day} />;
  }
}

interface OwnScoreProps {
  readonly day: DailyDay;
  /** With the way to it, unless the guest is already there. */
  readonly way?: boolean;
}

/** The score of the guest's attempt. */
export function OwnScore({ day, way = true }: OwnScoreProps) {
  const { t, language } = useSpeech();
  const { game, own, players } = day;
  if (own.state !== 'done') return null;
  const { points, rank, rounds, turns, match } = own;
  return (
    <div className="own-score">
      <p className="own-points">
        <span>{t('daily.done')}</span>
        <b className="t-num">{t('daily.done.points', { points: inFigures(language, points) })}</b>
      </p>
      <p className="own-rank">
        <b>{rank === null ? t('daily.done.late') : t('daily.done.rank', { rank, players })}</b>
        <span>{t('daily.done.rounds', { rounds, turns })}</span>
        {way && <a href={hashOf({ at: 'daily', game, look: { day: day.day, match } })}>{t('daily.done.look')}</a>}
      </p>
    </div>
  );
}
