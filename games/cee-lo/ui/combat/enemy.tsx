import './enemy.css';
import { cardName, cardText } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { enemyOf } from '../../rules/catalog.ts';
import { Portrait } from '../scene/portrait.tsx';
import { Quote } from '../scene/quote.tsx';
import type { ShownFight } from '../show/shown-fight.ts';
import { Health } from './health.tsx';

interface EnemyProps {
  readonly shown: ShownFight;
  readonly bump: number | null;
}

/** Fifths of a whole number, without a zero at the end. */
const fifths = (n: number): string => String(Math.round((n * 10) / 5) / 10);

/** The opponent: face, line, HP, and how hard they hit. */
export function Enemy({ shown, bump }: EnemyProps) {
  const { t, tell } = useWords();
  const { enemyHp, enemyMax, damage, round, end } = shown;
  const enemy = enemyOf(round);
  const name = tell(cardName(enemy));
  // The reward of the round makes the next enemy hit harder, not this one.
  const base = end?.type === 'roundWon' ? damage - end.damage : damage;
  return (
    <section className="opponent" aria-label={t('combat.opponent', { name })}>
      <div className="opponent-face">
        <Portrait icon={enemy.icon} name={name} />
        <Quote text={tell(cardText(enemy))} />
      </div>
      <Health of="enemy" label={t('combat.hp.of', { name })} hp={enemyHp} most={enemyMax} bump={bump}>
        <p>{t('combat.enemy.blow', { base: fifths(base * 4) })}</p>
      </Health>
    </section>
  );
}
