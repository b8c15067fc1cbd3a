import type { Seat } from '@tavern/engine';
import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { View } from '../../rules/view.ts';
import { ShieldShape } from '../card/power.tsx';
import { crestOf } from '../players/crests.ts';

interface ArmsProps {
  readonly seat: Seat;
  /** Who sits at the near edge. */
  readonly me: Seat;
  readonly view: View;
}

/** A player's deck on a shield in the colour of their side, as on their plaque. */
export function Arms({ seat, me, view }: ArmsProps) {
  return (
    <span className={classes('war-crest', 'ending-arms', seat === me ? 'near' : 'far')} aria-hidden="true">
      <ShieldShape />
      <Icon name={crestOf(view.players[seat]?.deckId ?? '')} />
    </span>
  );
}
