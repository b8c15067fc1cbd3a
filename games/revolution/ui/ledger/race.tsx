import './race.css';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { CSSProperties } from 'react';
import { WINNING_POINTS } from '../../rules/state.ts';
import type { Sides } from '../show/props.ts';

interface RaceProps extends Sides {
  /** Points by seat: where both stood, and where they stand now. */
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** By seat, as this viewer reads them. */
  readonly whose: readonly string[];
  /** In the ledger: without figures. */
  readonly small?: boolean;
}

const TENS = [0, 10, 20, 30, 40, 50] as const;

/** The race to 50: a ruler with both markers. What was won last is brighter. Near is round, far is a diamond. */
export function Race({ near, far, before, after, whose, small = false }: RaceProps) {
  const { t } = useWords();
  const line = (side: 'near' | 'far') => {
    const seat = side === 'near' ? near : far;
    const [from, to] = [before[seat] ?? 0, after[seat] ?? 0];
    // Nobody is drawn beyond the goal, however far beyond it they are.
    const share = (points: number): string => `${(Math.min(points, WINNING_POINTS) / WINNING_POINTS) * 100}%`;
    const style = { '--from': share(from), '--to': share(to) } as CSSProperties;
    return (
      <span className={`race-line ${side}`} style={style}>
        <i className="race-had" />
        <i className="race-won" />
        <b className="race-mark">{small ? '' : to}</b>
      </span>
    );
  };
  const said = t('ledger.race', {
    near: whose[near] ?? '',
    a: before[near] ?? 0,
    b: after[near] ?? 0,
    far: whose[far] ?? '',
    c: before[far] ?? 0,
    d: after[far] ?? 0,
  });
  return (
    <div className={classes('race', small && 'race-small')} role="img" aria-label={said}>
      <div className="race-rule" aria-hidden="true">
        {line('near')}
        <span className="race-ticks" />
        {line('far')}
        <span className="race-tens">
          {TENS.map((ten) => (
            <span key={ten} style={{ left: `${(ten / WINNING_POINTS) * 100}%` }}>
              {ten}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
