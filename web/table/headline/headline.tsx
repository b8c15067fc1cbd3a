import './headline.css';
import { Candle } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useSpeech } from '../../words/words.ts';
import { clockText } from '../clock/host-clock.ts';
import type { ShownClock } from '../clock/use-clock.ts';
import { Told } from '../words/told.tsx';
import type { Slip } from './headline-of.ts';

interface TurnSlipProps {
  readonly slip: Slip;
  readonly clock: ShownClock | null;
  readonly paused: boolean;
}

/** Parchment pinned to the beam: whose turn it is, what is waited for, and how long. */
export function TurnSlip({ slip, clock, paused }: TurnSlipProps) {
  const { t } = useSpeech();
  return (
    <div className={classes('turn-slip m-parch', slip.mood, slip.alarm && 'alarm')}>
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
          <Told say={slip.title} />
        </h2>
        {slip.sub !== null && (
          <p>
            <Told say={slip.sub} />
          </p>
        )}
      </div>
    </div>
  );
}
