import { boxSay, PRINTED } from '@tavern/decks';
import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useSpeech } from '../../words/words.ts';

interface CardsRowProps {
  /** The code of the box that the table has. */
  readonly chosen: string;
  readonly mayChange: boolean;
  readonly onOpen: () => void;
}

/** The cards of the table, in a line that opens all of them. */
export function CardsRow({ chosen, mayChange, onOpen }: CardsRowProps) {
  const { t, tell } = useSpeech();
  return (
    <button
      type="button"
      className={classes('cards-row', chosen !== PRINTED && 'changed')}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <Icon name="locked-chest" />
      <b>{t('lobby.cards')}</b>
      <span>{tell(boxSay(chosen))}</span>
      <em>{t(mayChange ? 'lobby.cards.change' : 'lobby.cards.look')}</em>
    </button>
  );
}
