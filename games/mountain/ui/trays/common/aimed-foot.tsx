import type { MountainProps } from '../../show/props.ts';
import type { MountainQuestion } from '../../words/look.ts';
import { Choices } from './choices.tsx';
import { Drinks, drinksOf } from './drinks.tsx';
import { heldAim, heldFor } from './held.ts';
import { Waits } from './waits.tsx';

interface AimedFootProps extends MountainProps {
  readonly kind: 'fight' | 'duel';
  readonly asked: MountainQuestion | null;
  readonly aim: number | null;
  /** The enemy or rival that the viewer chose last, asked or not. */
  readonly wanted: number | null;
  readonly drink: string | null;
  readonly onDrink: (drink: string | null) => void;
}

/** The foot of a fight or duel: what the viewer may do; while a round is shown, what was asked before it; else who is waited for. */
export function AimedFoot({ kind, asked, aim, wanted, drink, onDrink, ...props }: AimedFootProps) {
  if (asked !== null)
    return (
      <>
        <Drinks drinks={drinksOf(asked)} chosen={drink} onChoose={onDrink} />
        <Choices {...props} asked={asked} aim={aim} drink={drink} />
      </>
    );
  const held = heldFor(kind, props.show);
  if (held === null) return <Waits {...props} />;
  return <Choices {...props} view={held.view} asked={held.question} aim={heldAim(wanted, held)} />;
}
