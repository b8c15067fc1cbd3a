import './hand.css';
import { type CSSProperties, useEffect, useRef } from 'react';
import { useNoMisclicksAt } from '../acts/use-no-misclicks.ts';
import { classes } from '../classes.ts';
import { useHotkey } from '../use-hotkey.tsx';
import { cardAt, fan, RAISED_SCALE } from './fan.ts';
import { CardInHand, type HandCard } from './hand-card.tsx';
import { Shown } from './shown.tsx';
import { useCarriedCard } from './use-carried-card.ts';
import { useFanSize } from './use-fan-size.ts';
import { useHeld } from './use-held.ts';

export interface HandProps {
  readonly label: string;
  /** In the order they are held. All faces have the same size. */
  readonly cards: readonly HandCard[];
  readonly chosen: string | null;
  /** A carried card is chosen too, so that its targets are lit; null: it was put back. */
  readonly onChoose: (id: string | null) => void;
  /** Called with one of its targets, which are the elements with `data-drop`; null: it needs none. */
  readonly onPlay: (id: string, target: string | null) => void;
  /** The `data-drop` that a carried card is over. */
  readonly onOver?: ((place: string | null) => void) | undefined;
  /** An answer is on its way: the cards look as usual, but cannot be used. */
  readonly busy?: boolean | undefined;
  /** The share of a resting card below the near edge, where the table ends (`overflow: clip`). Raised cards are seen whole. */
  readonly sunk?: number | undefined;
}

/** A finger's width. If less of a card is seen, the first tap only raises it and the second one acts. */
const FINGER = 44;
const NOWHERE = { x: 0, y: 0, turn: 0, scale: 1 };

/** The player's cards, fanned out at the near edge, for mouse, finger and keys. */
export function Hand({ label, cards, chosen, onChoose, onPlay, onOver, busy = false, sunk = 0 }: HandProps) {
  const hand = useRef<HTMLUListElement>(null);
  const size = { ...useFanSize(hand, cards[0]?.id), sunk };
  const resting = fan(cards.length, size);
  const { step } = resting;
  const held = useHeld({ cards, chosen, busy, hand, onChoose, onPlay });
  const indexOf = (id: string | null): number | null => {
    const index = cards.findIndex((card) => card.id === id);
    return index < 0 ? null : index;
  };

  /** In the window. The middle of the resting fan is the middle of its box. */
  const middle = (): { x: number; y: number } => {
    const { left, top, width } = hand.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + width / 2, y: top + size.card.height / 2 };
  };
  const across = useRef(0);
  const carry = useCarriedCard({
    onAlong({ x }) {
      const id = cards[cardAt(resting, size, x - across.current)]?.id ?? '';
      held.point(id);
      return id;
    },
    onLook: held.look,
    onLift(id) {
      if (!held.lift(id)) return null;
      const box = hand.current?.children[indexOf(id) ?? 0]?.getBoundingClientRect() ?? new DOMRect();
      return { x: box.left + box.width / 2, y: box.top + box.height / 2, scale: box.width / size.card.width };
    },
    onOver: (place) => onOver?.(place),
    onLetGo: (id, where) => held.letGo(id, where),
    line: () => hand.current?.getBoundingClientRect().top ?? 0,
    home(id) {
      const lie = resting.lies[indexOf(id) ?? 0] ?? NOWHERE;
      const from = middle();
      return { x: from.x + lie.x, y: from.y + lie.y, turn: lie.turn };
    },
  });
  /** The card that a tap has only raised. */
  const aimed = useRef<string | null>(null);

  useHotkey('escape', () => held.putBack(), chosen !== null);
  useEffect(() => {
    const outside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !hand.current?.contains(target)) held.point(null);
    };
    document.addEventListener('pointerdown', outside);
    return () => document.removeEventListener('pointerdown', outside);
  }, []);

  const raised = {
    pointed: carry.carried === null ? indexOf(held.pointed) : null,
    under: held.under,
    chosen: indexOf(chosen),
  };
  const { lies } = fan(cards.length, size, raised);
  const shown = cards.find(({ id }) => id === (carry.carried ?? held.looked));
  const { height } = size.card;
  const measures = {
    '--hand-step': `${step}px`,
    '--hand-below': `${height * (sunk + 0.2)}px`,
    '--hand-scale': RAISED_SCALE,
    ...(height > 0 && { height: height * (1 - sunk) }),
  } as CSSProperties;
  return (
    <div className={classes('hand', busy && 'busy', step < size.card.width * 0.62 && 'dense')} style={measures}>
      <ul
        ref={hand}
        aria-label={label}
        onKeyDown={(event) => held.onKeyDown(event)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && held.point(null)}
        {...useNoMisclicksAt(chosen, chosen !== null)}
      >
        {cards.map((card, index) => (
          <CardInHand
            key={card.id}
            card={card}
            lie={lies[index] ?? NOWHERE}
            layer={index === raised.pointed ? cards.length + 1 : index === raised.chosen ? cards.length : index}
            pointed={index === raised.pointed}
            chosen={card.id === chosen}
            carried={card.id === carry.carried}
            stop={card.id === held.stop}
            onPress={(click) => {
              if (click !== null && (carry.wasGesture(click) || (click.detail > 0 && aimed.current === card.id))) return;
              held.press(card.id);
            }}
            onPoint={(x) => held.point(card.id, x - middle().x)}
            onDown={(event) => {
              const touch = event.pointerType === 'touch';
              aimed.current = touch && step < FINGER && held.pointed !== card.id && chosen !== card.id ? card.id : null;
              across.current = middle().x;
              held.point(card.id);
              carry.begin(event, card.id);
            }}
            onFocus={(visible) => held.onFocus(card.id, visible)}
            onBlur={(to) => held.onBlur(to)}
          />
        ))}
      </ul>
      {shown !== undefined && (
        <Shown key={shown.id} card={shown} carried={carry.carried !== null} ref={carry.carried === null ? null : carry.ghost} />
      )}
    </div>
  );
}
