import './headline.css';
import { Candle } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useSpeech } from '../../words/words.ts';
import { clockText } from '../clock/host-clock.ts';
import type { ShownClock } from '../clock/use-clock.ts';
import { SayText } from '../words/told.tsx';
import type { Headline } from './headline-of.ts';

interface HeadlineBarProps {
  readonly headline: Headline;
  readonly clock: ShownClock | null;
  readonly paused: boolean;
}

/** Parchment pinned to the beam: whose turn it is, what is waited for, and how long. */
export function HeadlineBar({ headline, clock, paused }: HeadlineBarProps) {
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
    </div>
  );
}
