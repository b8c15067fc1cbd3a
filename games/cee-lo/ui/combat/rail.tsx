import './rail.css';
import { cardName } from '@tavern/engine';
import { Tooltip, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import { memo } from 'react';
import type { OwnedPowerup } from './powerups.ts';

/** More than this hang closer together, without their names. */
const FEW = 4;

interface RailProps {
  readonly powerups: readonly OwnedPowerup[];
  /** How many kinds the shop sells. */
  readonly sold: number;
}

/** The owned powerups on hooks along a brass rail, with what is left of each. */
export const Rail = memo(function Rail({ powerups: owned, sold }: RailProps) {
  const { t, tell } = useWords();
  const close = owned.length > FEW;
  return (
    <section className={classes('rail', close && 'close')} aria-label={t('combat.powerups')}>
      <i className="rail-bar" />
      {owned.length === 0 ? (
        <p className="rail-none">{t('combat.powerups.none', { n: sold })}</p>
      ) : (
        <ul>
          {owned.map(({ card, copies, does, left, spent }) => (
            <li key={card.id}>
              <Tooltip
                side="bottom"
                tip={
                  <>
                    <h4>
                      {copies > 1 ? t('combat.powerup.copies', { item: tell(cardName(card)), n: copies }) : tell(cardName(card))}
                    </h4>
                    {tell(does)}
                  </>
                }
              >
                <button type="button" className={classes('keepsake', spent && 'spent')}>
                  <span className="charm">
                    <GiltIcon name={card.icon} />
                  </span>
                  <b>{tell(cardName(card))}</b>
                  <em>{tell(left)}</em>
                </button>
              </Tooltip>
            </li>
          ))}
          {!close && <li className="hook" aria-hidden="true" />}
        </ul>
      )}
    </section>
  );
});
