import './headline.css';
import { Candle, Icon, useHotkey } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { MORE_KEY } from '../../house/keys/keys.ts';
import { useSpeech } from '../../words/words.ts';
import { clockText } from '../clock/host-clock.ts';
import type { MoreTime } from '../clock/more-time.ts';
import type { ShownClock } from '../clock/use-clock.ts';
import { SayText } from '../words/told.tsx';
import type { Headline } from './headline-of.ts';

interface HeadlineBarProps {
  readonly headline: Headline;
  readonly clock: ShownClock | null;
  readonly paused: boolean;
  /** Null: no clock runs for anybody, or the viewer does not play. */
  readonly more: MoreTime | null;
}

/** Parchment pinned to the beam: whose turn it is, what is waited for, and how long. */
export function HeadlineBar({ headline, clock, paused, more }: HeadlineBarProps) {
  const { t } = useSpeech();
  return (
    <div className={classes('headline m-parch', headline.mood, headline.alarm && 'alarm')}>
      <Candle
        left={clock?.left ?? null}
        whole={clock?.whole ?? 1}
        text={clockText}
        label={t(clock === null ? 'frame.clock.none' : 'frame.clock')}
        paused={paused}
        bare={clock === null}
      />
      <div className="turn-words">
        <h2>
          <SayText say={headline.title} />
        </h2>
        {headline.sub !== null && (
          <p>
            <SayText say={headline.sub} />
          </p>
        )}
      </div>
      {more !== null && <MoreTimeButton {...more} />}
    </div>
  );
}

/** It stays where it is after it was pressed, by anybody: the focus is not lost, and nobody presses what came in its place. */
function MoreTimeButton({ ask, had }: MoreTime) {
  const { t } = useSpeech();
  const key = useHotkey(MORE_KEY, ask, !had);
  return (
    <button
      type="button"
      className="headline-more"
      aria-label={t('frame.more')}
      aria-keyshortcuts={key}
      aria-disabled={had}
      title={t(had ? 'frame.more.had' : 'frame.more.tip')}
      onClick={had ? undefined : ask}
    >
      <Icon name="hourglass" />
      <span aria-hidden="true">+</span>
    </button>
  );
}
