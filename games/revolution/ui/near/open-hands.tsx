import './open-hands.css';
import { type Seat, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { OpenHand } from '@tavern/kit/hand/open-hand.tsx';
import type { CardId } from '../../rules/state.ts';
import { cardSay, name } from '../../text/tell/words.ts';
import { CardSign } from '../card/card-sign.tsx';
import { faceOf } from '../card/face.ts';
import { sortedHand } from '../play/use-choice.ts';
import { playerIn, type RevolutionProps, sealedBy, sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';

/** Both hands, where nothing is hidden: below the rostrums, each on its side. What a search has turned up comes after the hand. */
export function OpenHands({ show, viewer, packet, names }: RevolutionProps) {
  const words = useWords();
  const { near, far } = sidesOf(viewer);
  const { search } = show.view;
  const slipsOf = (all: readonly CardId[], gone: CardId | null) => {
    const hand = sortedHand(all);
    const leaving = hand.find(({ card }) => card === gone)?.id;
    return hand.map(({ id, card }) => ({
      id,
      slip: (
        <Tipped of={{ card }}>
          <span
            className={classes('open-slip', id === leaving && 'leaving')}
            tabIndex={0}
            role="img"
            aria-label={faceOf(card, words).said}
          >
            <CardSign id={card} />
            <span>{words.tell(cardSay(card))}</span>
          </span>
        </Tipped>
      ),
    }));
  };
  const side = (seat: Seat) => {
    const { hand } = playerIn(show.view, seat);
    const found = search?.seat === seat ? (search.cards ?? []) : [];
    if (hand === null) return null;
    return (
      <div key={seat} className={classes('open-side', seat === near ? 'near' : 'far')}>
        <OpenHand
          label={words.tell(say('table.hand.of', { who: name(seat) }))}
          title={names[seat]}
          cards={slipsOf(hand, sealedBy(packet, seat))}
        />
        {found.length > 0 && (
          <OpenHand
            label={words.tell(say('square.searches', { who: name(seat) }))}
            title={words.tell(say('square.searches', { who: name(seat) }))}
            cards={slipsOf(found, null)}
          />
        )}
      </div>
    );
  };
  return <div className="square-open">{[far, near].map(side)}</div>;
}
