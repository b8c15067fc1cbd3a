import { cardName } from '@tavern/engine';
import { inFigures } from '@tavern/kit/figures.ts';
import { powerups } from '../../rules/catalog.ts';
import { ROUNDS } from '../../rules/house-rules.ts';
import type { AlleyProps } from '../index.tsx';
import { Paper } from '../scene/paper.tsx';
import { useWords } from '../words.ts';
import { summaryOf } from './story.ts';

/** What it came to, and the score. */
export function SumsPaper({ view, events, daily }: Pick<AlleyProps, 'view' | 'events' | 'daily'>) {
  const { t, tell, language } = useWords();
  const { won, turns, best, gold, score, spent, bought } = summaryOf(view, events);
  const points = inFigures(language, score);
  return (
    <Paper title={t('ending.sums')} className="sums-paper">
      <p className="score">
        {daily === null ? t('ending.score.free', { points }) : t('ending.score', { points })}
        <small>{daily === null ? t('ending.score.free.why') : t('ending.score.how')}</small>
      </p>
      <dl>
        <div>
          <dt>{t('ending.sums.won')}</dt>
          <dd>{view.rules.endless ? won : t('ending.sums.of', { won, rounds: ROUNDS })}</dd>
        </div>
        <div>
          <dt>{t('ending.sums.turns')}</dt>
          <dd>{turns}</dd>
        </div>
        <div>
          <dt>{t('ending.sums.best')}</dt>
          <dd>{best}</dd>
        </div>
        <div>
          <dt>{t('ending.sums.gold')}</dt>
          <dd>{gold}</dd>
        </div>
        <div>
          <dt>{t('ending.sums.spent')}</dt>
          <dd>{spent}</dd>
        </div>
        <div className="bought">
          <dt>{t('ending.sums.bought')}</dt>
          <dd>
            {bought.length === 0
              ? t('ending.sums.nothing')
              : tell({
                  key: 'ending.sums.list',
                  with: { list: bought.map(({ item, n }) => boughtSay(cardName(powerups.get(item)), n)) },
                })}
          </dd>
        </div>
      </dl>
    </Paper>
  );
}

const boughtSay = (item: ReturnType<typeof cardName>, n: number) => ({
  key: n === 1 ? 'ending.sums.one' : 'ending.sums.many',
  with: { item, n },
});
