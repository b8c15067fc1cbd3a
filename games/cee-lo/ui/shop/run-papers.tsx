import { cardName } from '@tavern/engine';
import { enemyOf, powerups } from '../../rules/catalog.ts';
import { enemyDamage, enemyHpIn, REROLLS } from '../../rules/economy.ts';
import type { State } from '../../rules/state.ts';
import { Paper } from '../scene/paper.tsx';
import { useWords } from '../words.ts';

/** What it deals a point, to one decimal. */
export const enemyBase = ({ damage }: State): number => enemyDamage(damage, 10) / 10;

interface RunPaperProps {
  readonly state: State;
  /** Whose run it is; null: the reader's own. */
  readonly who?: string | null;
  readonly gold?: boolean;
}

/** What one has, and where it comes from. */
export function RunPaper({ state, who = null, gold = false }: RunPaperProps) {
  const { t, tell } = useWords();
  const { hp, wounds, damage, owned } = state;
  const more = owned['extra-reroll'];
  const rerolls = more === 0 ? REROLLS : t('shop.run.sum', { sum: REROLLS + more, base: REROLLS, more });
  return (
    <Paper title={who === null ? t('shop.run') : t('shop.run.of', { who })} className="run-paper">
      <dl>
        {gold && (
          <div>
            <dt>{t('shop.run.gold')}</dt>
            <dd>{state.gold}</dd>
          </div>
        )}
        <div>
          <dt>{t('shop.run.hp')}</dt>
          <dd>{hp - wounds}</dd>
        </div>
        <div>
          <dt>{t('shop.run.damage')}</dt>
          <dd>{damage}</dd>
        </div>
        <div>
          <dt>{t('shop.run.rerolls')}</dt>
          <dd>{rerolls}</dd>
        </div>
        {owned['point-boost'] > 0 && (
          <div className="boost">
            <dt>{tell(cardName(powerups.get('point-boost')))}</dt>
            <dd>{t('shop.run.boost', { by: owned['point-boost'] })}</dd>
          </div>
        )}
      </dl>
    </Paper>
  );
}

/** Whom one meets next. */
export function RoundPaper({ state }: { readonly state: State }) {
  const { t, tell } = useWords();
  const { round, first } = state;
  const enemy = tell(cardName(enemyOf(round)));
  return (
    <Paper title={t('shop.round', { round })} action={<span>{enemy}</span>} className="round-paper">
      <dl>
        <div>
          <dt>{t('shop.round.hp')}</dt>
          <dd>{enemyHpIn(state, round)}</dd>
        </div>
        <div>
          <dt>{t('shop.round.damage')}</dt>
          <dd>{t('shop.round.damage.of', { base: enemyBase(state) })}</dd>
        </div>
        <div>
          <dt>{t('shop.round.first')}</dt>
          <dd>{first === 'player' ? t('shop.you') : enemy}</dd>
        </div>
      </dl>
    </Paper>
  );
}
