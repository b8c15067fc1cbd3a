import './drawn.css';
import type { MountainProps } from '../show/props.ts';
import { FaceCard, faceOf } from '../tips/index.ts';
import { flownIn } from './flown.ts';

/** The cards turned up last, beside the mountain. A card in flight is the last of them, and is not drawn there yet. */
export function Drawn({ show }: MountainProps) {
  const { left, now } = show;
  const flying = now === null || now.phase === 'draws' ? 0 : flownIn(now.event).length;
  const lying = left.cards.slice(0, left.cards.length - flying);
  return (
    <div className="mountain-drawn" data-place="drawn">
      {lying.map(({ deck, card, fate }, index) =>
        card === null ? null : (
          <FaceCard key={`${deck} ${card} ${index}`} face={faceOf(deck, card)} size="s" enlarge className={`fate-${fate}`} />
        ),
      )}
    </div>
  );
}
