import { useWords } from '@tavern/kit';
import { useHinted } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { slotSay } from '../../text/tell/words.ts';
import type { CardPlace, Lit } from '../play/lit.ts';

interface SlotButtonProps {
  readonly lit: Lit;
  readonly slot: number;
  readonly over: boolean;
  readonly onPoint: (place: CardPlace | null) => void;
  readonly onChoose: (place: CardPlace) => void;
}

/** A whole slot, lit for an action that is laid on it. */
export function SlotButton({ lit, slot, over, onPoint, onChoose }: SlotButtonProps) {
  const { tell } = useWords();
  const hinted = useHinted({ leads: lit.plays });
  return (
    <button
      type="button"
      className={classes('slot-lit', over && 'over', hinted !== null && 'hinted')}
      data-drop={lit.place}
      data-lit=""
      aria-label={tell(slotSay(slot))}
      aria-description={hinted ?? undefined}
      onClick={() => onChoose(lit.place)}
      onPointerEnter={() => onPoint(lit.place)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(lit.place)}
    />
  );
}
