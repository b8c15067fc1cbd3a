import type { Seat } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { cards } from '../../rules/catalog.ts';
import type { View } from '../../rules/view.ts';
import { cardSay, textOf } from '../../text/tell/words.ts';
import { isBluff, placedIn } from './reasons.ts';

/** What came to light: the card that was sealed, and what it does. */
export function SecretSlip({ seat, view }: { readonly seat: Seat; readonly view: View }) {
  const { t, tell } = useWords();
  const placed = placedIn(view, seat, 'sp');
  if (placed?.card != null && placed.face === 'up') {
    const { card } = placed;
    return (
      <p className="tally-slip m-parch">
        <b>
          <Icon name={cards.get(card).icon} />
          {t('judges.revealed', { card: cardSay(card) })}
        </b>{' '}
        {isBluff(card) ? t('judges.revealed.bluff') : tell(textOf(card))}
      </p>
    );
  }
  if (placed !== null) return null;
  return (
    <p className="tally-slip m-parch">
      <b>
        <Icon name="wax-seal" />
        {t('judges.revealed.none', { who: { seat } })}
      </b>
    </p>
  );
}
