import { cardName, type Say, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { type Act, ActButton, sending } from '@tavern/kit/acts/index.ts';
import { whole } from '@tavern/kit/figures.ts';
import { enemyOf } from '../../rules/catalog.ts';
import { enemyHpIn, rerollsPerRound } from '../../rules/economy.ts';
import type { State } from '../../rules/state.ts';
import { Coins } from '../scene/coins.tsx';
import { chance } from '../shop/consequence.ts';
import { averageBlow, losesAtOnce, winsAtOnce } from '../shop/duel.ts';
import { averageAttack } from '../shop/imagined.ts';
import { enemyBase } from '../shop/run-papers.tsx';
import type { CeeLoProps } from '../show/props.ts';
import { Poster } from './poster.tsx';
import { Rival } from './rival.tsx';
import { roundSaid } from './round-said.ts';

/** The next opponent. */
export function NextRival({ state, heading }: { readonly state: State; readonly heading?: string }) {
  const { t } = useWords();
  const hp = enemyHpIn(state, state.round);
  return (
    <Rival enemy={enemyOf(state.round)} heading={heading}>
      <div className="rival-hp">
        <Coins n={hp} metal="copper" />
        <p>
          <b className="t-display">{hp}</b> {t('between.hp')}
          <small>{t('between.hits', { base: enemyBase(state) })}</small>
        </p>
      </div>
    </Rival>
  );
}

/** CL-016: both sides, row by row. */
export function Duel({ state, who }: { readonly state: State; readonly who: string | null }) {
  const { t, tell } = useWords();
  const { round, hp, wounds, damage, first, rules } = state;
  const enemy = cardName(enemyOf(round));
  const rows: readonly (readonly [what: string, mine: Say, its: Say])[] = [
    ['hp', num(hp - wounds), num(enemyHpIn(state, round))],
    ['damage', say('between.times', { base: damage }), say('between.times', { base: enemyBase(state) })],
    ['average', num(whole(averageAttack(state))), num(whole(averageBlow(state)))],
    ['rerolls', num(rerollsPerRound(state)), say('between.dash')],
    ['once', chance(winsAtOnce(state)), chance(losesAtOnce(state))],
  ];
  return (
    <Poster
      over={roundSaid(t, rules, round)}
      title={tell(enemy)}
      sub={first === 'player' && who !== null ? t('between.first.of', { who }) : t(`between.first.${first}`)}
    >
      <table className="versus">
        <thead>
          <tr>
            <th scope="col">{who ?? t('between.you')}</th>
            <td />
            <th scope="col">{who === null ? t('between.rival') : tell(enemy)}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, mine, its]) => (
            <tr key={what}>
              <td>{tell(mine)}</td>
              <th scope="row">{t(`between.row.${what}`)}</th>
              <td>{tell(its)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="poster-foot">{t('between.once.means')}</p>
    </Poster>
  );
}

const num = (n: number): Say => say('between.number', { n });

export function ReadyActs({ view, question }: CeeLoProps) {
  const { t, tell } = useWords();
  if (question === null) return null;
  const can = question.options.some((option) => option.do === 'strike');
  const why = question.blocked.find(({ option }) => option.do === 'strike')?.why;
  const fight: Act = {
    ...sending({ do: 'fight' }),
    label: t('between.fight'),
    sub: t('between.fight.sub', { enemy: cardName(enemyOf(view.round)) }),
    icon: 'crossed-swords',
    kind: 'primary',
    key: '1',
  };
  const shop: Act = {
    ...sending({ do: 'shop' }),
    label: t('between.shop'),
    sub: t('between.shop.sub', { gold: view.gold }),
    icon: 'shop',
    key: '2',
  };
  const strike: Act = {
    ...sending({ do: 'strike' }),
    label: t('between.strike'),
    sub: t('between.strike.sub', { n: view.owned['first-strike'] }),
    why: why === undefined ? undefined : tell(why),
    icon: 'winged-sword',
    key: '3',
  };
  const acts = can || why !== undefined ? [fight, shop, strike] : [fight, shop];
  return acts.map((act) => <ActButton key={act.id} act={act} className="between-act" />);
}
