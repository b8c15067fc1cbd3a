import './health.css';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import { Coins } from '../scene/coins.tsx';

interface HealthProps {
  readonly of: 'you' | 'enemy';
  /** Whose HP these are, for screen readers. */
  readonly label: string;
  readonly hp: number;
  readonly most: number;
  /** HP gained or lost right now. */
  readonly bump: number | null;
  readonly children?: ReactNode;
}

/** HP as coins and as a number. */
export function Health({ of, label, hp, most, bump, children }: HealthProps) {
  const { t } = useWords();
  return (
    <div className={classes('health', of, bump !== null && 'bumped')} role="group" aria-label={label}>
      <Coins n={hp} most={most} metal={of === 'you' ? 'gold' : 'copper'} />
      <div className="health-words">
        <p className="health-number">
          <b className="t-display">{hp}</b> <span>{t('combat.hp', { most })}</span>
          {bump !== null && (
            <b className={classes('health-bump', bump > 0 && 'good')} aria-hidden="true">
              {bump > 0 ? t('combat.plus', { n: bump }) : t('combat.minus', { n: -bump })}
            </b>
          )}
        </p>
        {children}
      </div>
    </div>
  );
}
