import './strip.css';
import { useWords } from '@tavern/kit';
import { ROUNDS, WINNING_POINTS } from '../../rules/state.ts';
import { sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { forecastSays } from './forecast.ts';
import type { LedgerProps } from './ledger.tsx';

/** The ledger in one row, for small screens: both scores, the round, and what the judges would give. */
export function LedgerStrip({ show: { view }, viewer, names, now, then }: LedgerProps) {
  const { t, tell } = useWords();
  const sides = sidesOf(viewer);
  const { round, turn, phase } = view;
  const score = (side: 'near' | 'far') => {
    const seat = sides[side];
    const vp = view.players[seat]?.vp ?? 0;
    return (
      <Tipped of={{ number: 'vp', seat }}>
        <b className={side} tabIndex={0} aria-label={t('ledger.vp', { who: names[seat] ?? '', n: vp })}>
          {vp}
        </b>
      </Tipped>
    );
  };
  const told = then === null ? null : forecastSays(now, then, [sides.near, sides.far], viewer).at(-1);
  return (
    <section className="ledger-strip m-parch m-sheet" aria-label={t('ledger.title')}>
      {score('near')}
      <Tipped of={{ round, seat: sides.near }}>
        <p tabIndex={0}>
          <span>
            {t(round > ROUNDS ? 'ledger.strip.extra' : 'ledger.strip', {
              round: Math.max(1, round),
              of: ROUNDS,
              n: WINNING_POINTS,
            })}
          </span>
          <span>
            {told != null
              ? tell(told.say)
              : t(phase === 'main' ? 'ledger.strip.turn' : 'ledger.strip.phase', { phase: t(`phase.${phase}`), turn })}
          </span>
        </p>
      </Tipped>
      {score('far')}
    </section>
  );
}
