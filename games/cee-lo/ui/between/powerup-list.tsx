import './powerup-list.css';
import { cardName } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import { Paper } from '@tavern/kit/tray/index.ts';
import { powerups } from '../../rules/catalog.ts';
import { soldUnder } from '../../rules/economy.ts';
import type { State } from '../../rules/state.ts';
import { powerupSay } from '../../text/tell.ts';

/** CL-015: the powerups that are owned, and what they do. */
export function PowerupList({ state: { owned, rules }, who }: { readonly state: State; readonly who: string | null }) {
  const { t, tell } = useWords();
  const have = powerups.all.filter(({ id }) => owned[id] > 0);
  return (
    <Paper title={who === null ? t('between.powerups') : t('between.powerups.of', { who })} className="powerup-list">
      {have.length === 0 && <p>{t('between.powerups.none', { n: soldUnder(rules) })}</p>}
      <ul>
        {have.map((card) => (
          <li key={card.id}>
            <span className="powerup-coin">
              <GiltIcon name={card.icon} />
            </span>
            <span>
              <b>
                {tell(cardName(card))}
                {owned[card.id] > 1 && <i> {t('between.copies', { n: owned[card.id] })}</i>}
              </b>
              <small>{tell(powerupSay(rules, card))}</small>
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
