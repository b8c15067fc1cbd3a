import { type Seat, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import type { EventOf } from '../../rules/events.ts';
import { ROUNDS, WINNING_POINTS } from '../../rules/state.ts';
import type { Sides } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';

interface AwardPaperProps extends Sides {
  readonly battle: EventOf<'battle'>;
  readonly viewer: Seat | null;
  readonly whose: readonly string[];
}

/** Both scores as sums, and what is still missing, as long as a round is to come that can bring it. */
export function AwardPaper({ battle, viewer, whose, near, far }: AwardPaperProps) {
  const { t } = useWords();
  const { before, after, reckoning } = battle;
  const row = (seat: Seat, side: 'near' | 'far') => {
    const points = reckoning.awards[seat]?.lines.map(({ points }) => signed(points).replace(/^([+−])/, ' $1 ')) ?? [];
    return (
      <p className={side}>
        <span>{t('judges.sum', { who: whose[seat] ?? '', sum: `${before[seat] ?? 0}${points.join('')}` })}</span>
        <Tipped of={{ number: 'vp', seat }}>
          <b tabIndex={0}>{after[seat] ?? 0}</b>
        </Tipped>
      </p>
    );
  };
  const missing = WINNING_POINTS - (after[near] ?? 0);
  return (
    <section className="tally-paper m-parch" aria-label={t('judges.award')}>
      <h3>{t('judges.award')}</h3>
      {row(near, 'near')}
      {row(far, 'far')}
      {missing > 0 && battle.round < ROUNDS && (
        <p className="tally-missing">
          {t(viewer === null ? 'judges.missing.who' : 'judges.missing', { n: missing, of: WINNING_POINTS, who: { seat: near } })}
        </p>
      )}
    </section>
  );
}
