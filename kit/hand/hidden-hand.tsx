import './hand.css';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { fan } from './fan.ts';
import { laid } from './hand-card.tsx';
import { useFanSize } from './use-fan-size.ts';

export interface HiddenHandProps {
  /** Whose hand it is and how many cards it has: backs all look the same. */
  readonly label: string;
  readonly cards: readonly { readonly id: string; readonly back: ReactNode }[];
  /** An opponent's hand across the table: it hangs from the far edge. */
  readonly across?: boolean | undefined;
  /** The share of a card beyond the edge. */
  readonly sunk?: number | undefined;
}

/** A hand that is not shown: an opponent's, or the player's own while others look at the screen. */
export function HiddenHand({ label, cards, across = false, sunk = 0 }: HiddenHandProps) {
  const hand = useRef<HTMLUListElement>(null);
  const size = { ...useFanSize(hand, cards[0]?.id), sunk };
  const { lies } = fan(cards.length, size);
  const { height } = size.card;
  const measures: CSSProperties = height > 0 ? { height: height * (1 - sunk) } : {};
  return (
    <div className={classes('hand', 'hidden', across && 'across')} style={measures} role="img" aria-label={label}>
      <ul ref={hand} aria-hidden="true">
        {cards.map(({ id, back }, index) => (
          <li key={id} className="hand-card" style={laid(lies[index] ?? { x: 0, y: 0, turn: 0, scale: 1 })}>
            <span className="hand-face">{back}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
