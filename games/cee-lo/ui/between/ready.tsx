import { cardName, type Say, say } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { whole } from '@tavern/kit/figures.ts';
import { enemyOf } from '../../rules/catalog.ts';
import { enemyHpIn, REROLLS } from '../../rules/economy.ts';
import type { State } from '../../rules/state.ts';
import type { AlleyProps } from '../index.tsx';
import { Coins } from '../scene/coins.tsx';
import { chance } from '../shop/consequence.ts';
import { averageAttack } from '../shop/imagined.ts';
import { enemyBase } from '../shop/run-papers.tsx';
import { useWords } from '../words.ts';
import { averageBlow, losesAtOnce, winsAtOnce } from './duel.ts';
import { Poster } from './poster.tsx';
import { Rival } from './rival.tsx';
import { roundSaid } from './round-said.ts';

/** The one who comes. */
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
  const { round, hp, wounds, damage, owned, first, rules } = state;
  const enemy = cardName(enemyOf(round));
  const rows: readonly (readonly [what: string, mine: Say, its: Say])[] = [
    ['hp', num(hp - wounds), num(enemyHpIn(state, round))],
    ['damage', say('between.times', { base: damage }), say('between.times', { base: enemyBase(state) })],
    ['average', num(whole(averageAttack(state))), num(whole(averageBlow(state)))],
    ['rerolls', num(REROLLS + owned['extra-reroll']), say('between.dash')],
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

interface ActsProps {
  readonly props: AlleyProps;
  readonly hinted: string | null;
}

export function ReadyActs({ props: { view, question, busy, send }, hinted }: ActsProps) {
  const { t, tell } = useWords();
  if (question === null) return null;
  const can = (act: string): boolean => question.options.some((option) => option.do === act);
  const why = question.blocked.find(({ option }) => option.do === 'strike')?.why;
  const strikes = view.owned['first-strike'];
  return (
    <>
      <Button
        kind="primary"
        className={classes('between-act', hinted === 'fight' && 'hinted')}
        icon="crossed-swords"
        hotkey="1"
        lit={!busy}
        sub={t('between.fight.sub', { enemy: cardName(enemyOf(view.round)) })}
        onPress={() => send({ do: 'fight' })}
      >
        {t('between.fight')}
      </Button>
      <Button
        className={classes('between-act', hinted === 'shop' && 'hinted')}
        icon="shop"
        hotkey="2"
        sub={t('between.shop.sub', { gold: view.gold })}
        onPress={() => send({ do: 'shop' })}
      >
        {t('between.shop')}
      </Button>
      {(can('strike') || why !== undefined) && (
        <Button
          className={classes('between-act', hinted === 'strike' && 'hinted')}
          icon="winged-sword"
          hotkey="3"
          sub={t('between.strike.sub', { n: strikes })}
          why={why === undefined ? undefined : tell(why)}
          onPress={() => send({ do: 'strike' })}
        >
          {t('between.strike')}
        </Button>
      )}
    </>
  );
}
