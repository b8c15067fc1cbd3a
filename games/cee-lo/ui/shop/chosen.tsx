import './chosen.css';
import { cardName } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { GiltIcon } from '@tavern/kit/gilt-icon.tsx';
import { Sums } from '@tavern/kit/tray/index.ts';
import { powerups } from '../../rules/catalog.ts';
import type { PowerupId, State } from '../../rules/state.ts';
import { consequencesOf, effectsIn } from './consequences.ts';

interface ChosenProps {
  readonly state: State;
  readonly id: PowerupId;
  /** The shop is closed, so nothing has a price. */
  readonly shut: boolean;
}

/** The powerup on the counter, and what it would change. */
export function Chosen({ state, id, shut }: ChosenProps) {
  const { t, tell } = useWords();
  const card = powerups.get(id);
  const own = state.owned[id];
  const told = shut ? effectsIn(state, id) : consequencesOf(state, id);
  return (
    <section className="chosen-paper m-parch m-sheet-high" aria-label={tell(cardName(card))}>
      <span className="chosen-coin">
        <GiltIcon name={card.icon} />
      </span>
      <header>
        <h2 className="t-display">{tell(cardName(card))}</h2>
        {own > 0 && <small>{t('shop.you.own', { n: own })}</small>}
      </header>
      <Sums rows={told.map(({ what, after }) => ({ what: tell(what), n: tell(after) }))} />
    </section>
  );
}
