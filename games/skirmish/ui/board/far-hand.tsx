import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { OpenHand } from '@tavern/kit/hand/open-hand.tsx';
import { CardSign } from '../card/card-sign.tsx';
import { faceOf } from '../card/face.ts';
import type { HeldCard } from '../play/use-choice.ts';
import { Tipped } from '../tips/index.ts';

interface FarHandProps {
  readonly label: string;
  readonly hand: readonly HeldCard[];
  /** Those that are put back, by a choice that is sealed still. */
  readonly put: ReadonlySet<string>;
}

/** The rival's hand where nothing is hidden: over the far edge of the map, open. */
export function FarHand({ label, hand, put }: FarHandProps) {
  const words = useWords();
  const slips = hand.map(({ id, card }) => {
    const { name, said, card: face } = faceOf(card, words);
    return {
      id,
      slip: (
        <Tipped of={{ card }}>
          <span className={classes('open-slip', put.has(id) && 'leaving')} tabIndex={0} role="img" aria-label={said}>
            <CardSign id={card} />
            {face.kind === 'unit' && <b>{face.power}</b>}
            <span>{name}</span>
          </span>
        </Tipped>
      ),
    };
  });
  return <OpenHand className="far-hand" label={label} cards={slips} />;
}
