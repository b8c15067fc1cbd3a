import './ending.css';
import { cardName } from '@tavern/engine';
import { Button, useWords } from '@tavern/kit';
import { EndingFrame } from '@tavern/kit/ending/index.ts';
import { useState } from 'react';
import { enemyOf } from '../../rules/catalog.ts';
import { Seed } from '../between/seed.tsx';
import { Portrait } from '../scene/portrait.tsx';
import { ClosedShop } from '../shop/shop.tsx';
import type { CeeLoProps } from '../show/props.ts';
import { fateOf } from './fate.ts';
import { LuckPaper } from './luck-paper.tsx';
import { StoryPaper } from './story-paper.tsx';
import { SumsPaper } from './sums-paper.tsx';

/** CL-019, CL-020: how the run ended, its story, its sums. */
export function Ending(props: CeeLoProps) {
  const { view, over, events, viewer, names, seed, daily, parts } = props;
  const { t, tell } = useWords();
  const [shopping, setShopping] = useState(false);
  if (over === null) return null;
  if (shopping) return <ClosedShop state={view} onBack={() => setShopping(false)} />;
  const won = view.over === 'won';
  const enemy = enemyOf(view.round);
  const fate = fateOf(view, events);
  return (
    <EndingFrame
      label={t('ending.name')}
      className={won ? 'cee-lo-ending m-scrolls won' : 'cee-lo-ending m-scrolls lost'}
      sign={<Portrait icon={won ? 'laurel-crown' : enemy.icon} name={won ? (names[0] ?? '') : tell(cardName(enemy))} />}
      title={
        won && viewer === null ? t('ending.title.won.of', { who: names[0] ?? '' }) : t(`ending.title.${view.over ?? 'left'}`)
      }
      titleLook="t-gilt"
      words={<>{fate === null ? <p className="ending-why">{tell(over.why)}</p> : <p className="ending-fate">{tell(fate)}</p>}</>}
    >
      <div className="ending-ways">
        {parts.ways}
        {won && (
          <Button icon="shop" sub={t('ending.shop.sub')} onPress={() => setShopping(true)}>
            {t('ending.shop')}
          </Button>
        )}
      </div>
      <div className="ending-papers">
        <StoryPaper state={view} />
        <SumsPaper view={view} events={events} daily={daily} />
        <LuckPaper view={view} events={events} />
      </div>
      <div className="ending-seed">
        <Seed seed={seed} daily={daily} />
      </div>
    </EndingFrame>
  );
}
