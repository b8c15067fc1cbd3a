import { signed } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import { enemies } from '../../../rules/catalog.ts';
import type { EnemyInFight } from '../../../rules/state.ts';

import { enemyFace, enemyIcon, FaceCard, numberIcon } from '../../tips/index.ts';
import { Tipped } from '../../tips/tipped.ts';
import { Life } from '../clash/life.tsx';
import { Odds } from '../clash/odds.tsx';

interface FightEnemyProps {
  readonly enemy: Readonly<EnemyInFight>;
  readonly chosen: boolean;
  readonly odds: { readonly hit: number; readonly struck: number };
  /** Whose odds: the viewer's own, or another player's. */
  readonly mine: boolean;
  /** A Fireball bursts over it. */
  readonly burns: boolean;
  readonly bump: { readonly id: string; readonly by: number } | null;
  /** The button to aim by, where there is a choice. */
  readonly aim: ReactNode;
  readonly onPick?: (() => void) | undefined;
}

/** An enemy as its card, with its HP and the odds between it and the hero (KM-043). */
export function FightEnemy({ enemy, chosen, odds, mine, bump, burns, aim, onPick }: FightEnemyProps) {
  const { t, tell } = useWords();
  const { card, hp } = enemy;
  const { hp: most, attack, defence } = enemies.get(card);
  const beaten = hp === 0;
  const face = enemyFace(card);
  return (
    <div className={classes('fight-enemy', beaten && 'beaten')}>
      <div role="presentation" onClick={beaten ? undefined : onPick}>
        <Tipped of={{ enemy: card }} side="left">
          <div className="fight-enemy-card" tabIndex={0} role="group" aria-label={tell(face.name)}>
            <span
              key={bump?.id}
              className={classes('fight-enemy-body', bump !== null && 'tray-struck', burns && 'fight-enemy-burns')}
            >
              <FaceCard face={face} size="s" selected={chosen && !beaten} />
            </span>
            <span className="fight-enemy-mini" aria-hidden="true">
              <Icon name={enemyIcon(card)} />
              <b>{tell(face.name)}</b>
              <span className="fight-enemy-numbers">
                <Icon name={numberIcon('attack')} />
                {signed(attack)}
                <Icon name={numberIcon('defence')} />
                {signed(defence)}
              </span>
            </span>
          </div>
        </Tipped>
      </div>
      <Life hp={hp} most={most} label={t('tray.hp', { n: hp, most })} bump={bump} />
      {beaten ? <p className="fight-enemy-beaten">{t('tray.fight.beaten')}</p> : aim}
      {!beaten && <Odds {...odds} mine={mine} />}
    </div>
  );
}
