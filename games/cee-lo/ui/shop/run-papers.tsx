import { cardName } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { Paper, Sums } from '@tavern/kit/tray/index.ts';
import { enemyOf, powerups } from '../../rules/catalog.ts';
import { enemyDamage, enemyHpIn, REROLLS } from '../../rules/economy.ts';
import type { State } from '../../rules/state.ts';

/** The enemy's damage per point, to one decimal. */
export const enemyBase = ({ damage }: State): number => enemyDamage(damage, 10) / 10;

interface RunPaperProps {
  readonly state: State;
  /** The player's name; null: the viewer is the player. */
  readonly who?: string | null;
  readonly gold?: boolean;
}

/** What the player has, and where it comes from. */
export function RunPaper({ state, who = null, gold = false }: RunPaperProps) {
  const { t, tell } = useWords();
  const { hp, wounds, damage, owned } = state;
  const [more, boost] = [owned['extra-reroll'], owned['point-boost']];
  const rerolls = more === 0 ? REROLLS : t('shop.run.sum', { sum: REROLLS + more, base: REROLLS, more });
  const rows = [
    ...(gold ? [{ what: t('shop.run.gold'), n: state.gold }] : []),
    { what: t('shop.run.hp'), n: wounds === 0 ? hp : t('shop.run.wounded', { hp, now: hp - wounds }) },
    { what: t('shop.run.damage'), n: damage },
    { what: t('shop.run.rerolls'), n: rerolls },
    ...(boost > 0
      ? [{ what: tell(cardName(powerups.get('point-boost'))), n: t('shop.run.boost', { by: boost }), className: 'boost' }]
      : []),
  ];
  return (
    <Paper title={who === null ? t('shop.run') : t('shop.run.of', { who })} className="run-paper">
      <Sums rows={rows} />
    </Paper>
  );
}

/** The next opponent. */
export function RoundPaper({ state }: { readonly state: State }) {
  const { t, tell } = useWords();
  const { round, first } = state;
  const enemy = tell(cardName(enemyOf(round)));
  return (
    <Paper title={t('shop.round', { round })} action={<span>{enemy}</span>} className="round-paper">
      <Sums
        rows={[
          { what: t('shop.round.hp'), n: enemyHpIn(state, round) },
          { what: t('shop.round.damage'), n: t('shop.round.damage.of', { base: enemyBase(state) }) },
          { what: t('shop.round.first'), n: first === 'player' ? t('shop.you') : enemy },
        ]}
      />
    </Paper>
  );
}
