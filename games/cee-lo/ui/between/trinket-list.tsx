import './trinket-list.css';
import { cardName, cardText } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { Paper } from '@tavern/kit/tray/index.ts';
import { powerups } from '../../rules/catalog.ts';
import type { Owned } from '../../rules/state.ts';
import { GiltIcon } from '../scene/gilt-icon.tsx';

/** CL-015: what is owned and what it does. */
export function TrinketList({ owned, who }: { readonly owned: Owned; readonly who: string | null }) {
  const { t, tell } = useWords();
  const have = powerups.all.filter(({ id }) => owned[id] > 0);
  return (
    <Paper title={who === null ? t('between.trinkets') : t('between.trinkets.of', { who })} className="trinket-list">
      {have.length === 0 && <p>{t('between.trinkets.none')}</p>}
      <ul>
        {have.map((card) => (
          <li key={card.id}>
            <span className="trinket-coin">
              <GiltIcon name={card.icon} />
            </span>
            <span>
              <b>
                {tell(cardName(card))}
                {owned[card.id] > 1 && <i> {t('between.copies', { n: owned[card.id] })}</i>}
              </b>
              <small>{tell(cardText(card))}</small>
            </span>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
