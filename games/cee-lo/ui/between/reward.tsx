import { cardName } from '@tavern/engine';
import { Button, Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { enemyOf } from '../../rules/catalog.ts';
import { whyNot } from '../../rules/steps/shop.ts';
import type { AlleyProps } from '../index.tsx';
import { shelvesOf } from '../shop/shelves.ts';
import { useWords } from '../words.ts';
import { gainsOf } from './gains.ts';
import { Poster } from './poster.tsx';
import { roundSaid } from './round-said.ts';

const ICONS = { gold: 'two-coins', hp: 'hearts', damage: 'crossed-swords' } as const;

/** CL-021, CL-085: what was won, before and after. */
export function Spoils({ view, events }: Pick<AlleyProps, 'view' | 'events'>) {
  const { t } = useWords();
  const { round, how, blow, rows } = gainsOf(view, events);
  const enemy = cardName(enemyOf(round));
  return (
    <Poster
      over={roundSaid(t, view.rules, round)}
      title={t('between.won', { round })}
      sub={t(`between.won.${how}`, { enemy, blow })}
    >
      <dl className="spoils">
        {rows.map(({ what, before, after }) => (
          <div key={what}>
            <dt>
              <Icon name={ICONS[what]} />
              {t(`between.spoils.${what}`)}
            </dt>
            <dd>
              <i>{t('between.plus', { by: after - before })}</i>
              <span>{t('between.change', { before, after })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Poster>
  );
}

interface ActsProps {
  readonly props: AlleyProps;
  readonly hinted: string | null;
}

export function RewardActs({ props: { view, question, busy, send }, hinted }: ActsProps) {
  const { t } = useWords();
  if (question === null) return null;
  const trinkets = shelvesOf(view.rules)
    .flat()
    .flatMap((each) => each.trinkets.map(({ id }) => id));
  const open = trinkets.filter((id) => whyNot(view, id) === null).length;
  return (
    <>
      <Button
        kind={open > 0 ? 'primary' : 'plain'}
        className={classes('between-act', hinted === 'shop' && 'hinted')}
        icon="shop"
        hotkey="1"
        lit={!busy && open > 0}
        sub={t(open > 0 ? 'between.shop.open' : 'between.shop.poor', { n: open, gold: view.gold })}
        onPress={() => send({ do: 'shop' })}
      >
        {t('between.shop')}
      </Button>
      <Button
        kind={open > 0 ? 'plain' : 'primary'}
        className={classes('between-act', hinted === 'next' && 'hinted')}
        icon="lantern-flame"
        hotkey="2"
        lit={!busy && open === 0}
        sub={t('between.go.sub', { enemy: cardName(enemyOf(view.round)) })}
        onPress={() => send({ do: 'next' })}
      >
        {t('between.go', { round: view.round })}
      </Button>
    </>
  );
}
