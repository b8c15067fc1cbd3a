import './rival-hand.css';
import { type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { HiddenHand } from '@tavern/kit/hand/hidden-hand.tsx';
import type { PlayerView } from '../../rules/view.ts';
import { cardSay, name as nameOf } from '../../text/tell/words.ts';
import { crestOf } from '../players/crests.ts';
import { Tipped } from '../tips/index.ts';

interface RivalHandProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
}

/** The rival's cards hang over the far edge, face down. Known cards have no place among them: they are named beside. */
export function RivalHand({ player: { handCount, known, deckId }, seat, name }: RivalHandProps) {
  const { tell } = useWords();
  const label = tell(
    known.length === 0
      ? say('war.rival.holds', { who: nameOf(seat), n: handCount })
      : say('war.rival.knows', { who: nameOf(seat), n: handCount, cards: known.map(cardSay) }),
  );
  const back = (
    <span className="war-back">
      <Icon name={crestOf(deckId)} />
    </span>
  );
  return (
    <>
      <div className="rival-hand" data-pile={`hand-${seat}`}>
        <Tipped of={{ pile: 'hand', seat }}>
          <div className="rival-cards" tabIndex={0} role="img" aria-label={label}>
            <HiddenHand
              label={name}
              across
              sunk={0.44}
              cards={Array.from({ length: handCount }, (_, index) => ({ id: `${index}`, back }))}
            />
          </div>
        </Tipped>
      </div>
      {/* The plaque has the number: it is not said twice. */}
      {known.length > 0 && (
        <p className="rival-known" aria-hidden="true">
          {tell(say('war.rival.known', { cards: known.map(cardSay) }))}
        </p>
      )}
    </>
  );
}
