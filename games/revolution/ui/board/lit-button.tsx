import { sending, useAct, useHinted } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Lit } from '../play/lit.ts';
import type { CardPlace } from '../play/place.ts';

interface FrameProps {
  readonly lit: Lit;
  readonly className: string;
  readonly 'data-zone': string;
  readonly 'data-seat': number;
  readonly onPoint: (place: CardPlace) => void;
  readonly children: ReactNode;
}

interface Choosing {
  readonly onChoose: (place: CardPlace) => void;
}

interface Keyed {
  /** The key that chooses it, where no card is taken first. */
  readonly hotkey: string | undefined;
}

/** A lit place as a button: for a card that was taken, or to be aimed at. */
export const LitButton = ({ hotkey, onChoose, ...props }: FrameProps & Choosing & Keyed) =>
  props.lit.option.do === 'aim' ? <Target {...props} hotkey={hotkey} /> : <Room {...props} onChoose={onChoose} />;

/** The card was taken first: that guards against misclicks. */
function Room({ lit, onPoint, onChoose, className, ...rest }: FrameProps & Choosing) {
  const hinted = useHinted({ leads: [lit.option] });
  return (
    <button
      {...rest}
      type="button"
      className={classes(className, hinted !== null && 'hinted')}
      data-drop={lit.place}
      data-lit=""
      aria-description={hinted ?? undefined}
      onClick={() => onChoose(lit.place)}
      onPointerEnter={() => onPoint(lit.place)}
      onFocus={() => onPoint(lit.place)}
    />
  );
}

/** Answers at once, so it is guarded like every other act. */
function Target({ lit, hotkey, onPoint, className, ...rest }: FrameProps & Keyed) {
  const { hinted, props } = useAct({ ...sending(lit.option), label: lit.place, key: hotkey });
  return (
    <button
      {...rest}
      {...props}
      className={classes(className, hinted !== null && 'hinted')}
      data-drop={lit.place}
      data-lit=""
      aria-description={hinted ?? undefined}
      onPointerEnter={() => onPoint(lit.place)}
      onFocus={() => onPoint(lit.place)}
    />
  );
}
