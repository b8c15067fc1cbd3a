import { cardName, type Say, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { inFigures } from '@tavern/kit/figures.ts';
import { Paper, Sums } from '@tavern/kit/tray/index.ts';
import { powerups } from '../../rules/catalog.ts';
import { ROUNDS } from '../../rules/house-rules.ts';
import { ruleSetUnder } from '../../rules/rule-sets.ts';
import type { CeeLoProps } from '../show/props.ts';
import { summaryOf } from './story.ts';

/** The sums of the run, and the score. */
export function SumsPaper({ view, events, daily }: Pick<CeeLoProps, 'view' | 'events' | 'daily'>) {
  const { t, tell, language } = useWords();
  const { won, turns, best, gold, score, spent, bought } = summaryOf(view, events);
  const preset = ruleSetUnder(view.rules);
  const points = inFigures(language, score);
  const list = say('ending.sums.list', { list: bought.map(({ item, n }) => boughtSay(cardName(powerups.get(item)), n)) });
  return (
    <Paper title={t('ending.sums')} className="sums-paper">
      <p className="score">
        {daily === null ? t('ending.score.free', { points }) : t('ending.score', { points })}
        <small>{daily === null ? t('ending.score.free.why') : t('ending.score.how')}</small>
      </p>
      <Sums
        rows={[
          { what: t('ending.rules'), n: t(preset === null ? 'ending.rules.own' : `preset.${preset.id}.name`) },
          { what: t('ending.sums.won'), n: view.rules.endless ? won : t('ending.sums.of', { won, rounds: ROUNDS }) },
          { what: t('ending.sums.turns'), n: turns },
          { what: t('ending.sums.best'), n: best },
          { what: t('ending.sums.gold'), n: gold },
          { what: t('ending.sums.spent'), n: spent },
          { what: t('ending.sums.bought'), n: bought.length === 0 ? t('ending.sums.nothing') : tell(list), className: 'bought' },
        ]}
      />
    </Paper>
  );
}

const boughtSay = (item: Say, n: number): Say => say(n === 1 ? 'ending.sums.one' : 'ending.sums.many', { item, n });
