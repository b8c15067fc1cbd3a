import { say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { type Act, ActButton, Acts, sending } from '@tavern/kit/acts/index.ts';
import type { CardId } from '../../rules/state.ts';
import { cardSay } from '../../text/tell/words.ts';

/** Discards the card that was pressed, as a second press of it does. Without it nobody would know how to go on. */
export function Discard({ card }: { readonly card: CardId | null }) {
  const { t, tell } = useWords();
  const act: Act =
    card === null
      ? { id: 'discard', label: t('war.discard.none'), why: t('war.discard.why'), icon: 'tombstone' }
      : {
          ...sending({ do: 'discard', card }),
          label: tell(say('war.discard', { card: cardSay(card) })),
          kind: 'primary',
          icon: 'tombstone',
          key: 'k',
        };
  return (
    <Acts className="war-acts" keep="next" aria-label={t('war.head.discard')}>
      <ActButton act={act} />
    </Acts>
  );
}
