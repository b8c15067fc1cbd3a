import './odds.css';
import { useWords } from '@tavern/kit';
import { percent } from '@tavern/kit/figures.ts';

interface OddsProps {
  readonly hit: number;
  readonly struck: number;
  /** Whose odds: the viewer's own, or another player's. */
  readonly mine: boolean;
}

/** The chances of the coming round between two: exact, calculated by the rules. */
export function Odds({ hit, struck, mine }: OddsProps) {
  const { t } = useWords();
  return (
    <dl className="odds">
      <div>
        <dt>{t(mine ? 'tray.odds.youHit' : 'tray.odds.hit')}</dt>
        <dd>{t('tray.percent', { n: percent(hit) })}</dd>
      </div>
      <div>
        <dt>{t(mine ? 'tray.odds.hitsYou' : 'tray.odds.struck')}</dt>
        <dd>{t('tray.percent', { n: percent(struck) })}</dd>
      </div>
    </dl>
  );
}
