import './rival-hand.css';
import { type Seat, say } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { HiddenHand } from '@tavern/kit/hand/hidden-hand.tsx';
import type { CardId } from '../../rules/state.ts';
import type { PlayerView } from '../../rules/view.ts';
import { cardSay, name as nameOf } from '../../text/tell/words.ts';
import { idsOf, sortedHand } from '../play/use-choice.ts';
import { crestOf } from '../players/crests.ts';
import { Tipped } from '../tips/index.ts';
import { FarHand } from './far-hand.tsx';

interface RivalHandProps {
  readonly player: PlayerView;
  readonly seat: Seat;
  readonly name: string;
  /** Cards that a sealed choice puts back: seen where nothing is hidden. */
  readonly away: readonly CardId[];
}

/** The rival's cards hang over the far edge, face down. Known cards have no place among them: they are named beside. */
export function RivalHand({ player, seat, name, away }: RivalHandProps) {
  const { handCount, known, deckId, hand } = player;
  const { tell } = useWords();
  const label = tell(
    known.length === 0
      ? say('war.rival.holds', { who: nameOf(seat), n: handCount })
      : say('war.rival.knows', { who: nameOf(seat), n: handCount, cards: known.map(cardSay) }),
  );
  if (hand !== null) {
    const held = sortedHand([...hand, ...known]);
    return (
      <div className="rival-open" data-pile={`hand-${seat}`}>
        {held.length > 0 && <FarHand label={label} hand={held} put={idsOf(held, away)} />}
      </div>
    );
  }
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
