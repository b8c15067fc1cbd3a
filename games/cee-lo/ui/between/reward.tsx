import { cardName } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { type Act, ActButton, sending } from '@tavern/kit/acts/index.ts';
import { enemyOf } from '../../rules/catalog.ts';
import { whyNot } from '../../rules/steps/shop.ts';
import { shelvesOf } from '../shop/shelves.ts';
import type { CeeLoProps } from '../show/props.ts';
import { gainsOf } from './gains.ts';
import { Poster } from './poster.tsx';
import { roundSaid } from './round-said.ts';

const ICONS = { gold: 'two-coins', hp: 'hearts', damage: 'crossed-swords' } as const;

/** CL-021, CL-085: what was won, before and after. */
export function Spoils({ view, events }: Pick<CeeLoProps, 'view' | 'events'>) {
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

export function RewardActs({ view, question }: CeeLoProps) {
  const { t } = useWords();
  if (question === null) return null;
  const owned = shelvesOf(view.rules)
    .flat()
    .flatMap((each) => each.powerups.map(({ id }) => id));
  const open = owned.filter((id) => whyNot(view, id) === null).length;
  const shop: Act = {
    ...sending({ do: 'shop' }),
    label: t('between.shop'),
    sub: t(open > 0 ? 'between.shop.open' : 'between.shop.poor', { n: open, gold: view.gold }),
    icon: 'shop',
    kind: open > 0 ? 'primary' : 'plain',
    key: '1',
  };
  const next: Act = {
    ...sending({ do: 'next' }),
    label: t('between.go', { round: view.round }),
    sub: t('between.go.sub', { enemy: cardName(enemyOf(view.round)) }),
    icon: 'lantern-flame',
    kind: open > 0 ? 'plain' : 'primary',
    key: '2',
  };
  return [shop, next].map((act) => <ActButton key={act.id} act={act} className="between-act" />);
}
