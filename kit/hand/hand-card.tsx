import { type CSSProperties, type MouseEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { classes } from '../classes.ts';
import { useHotkey } from '../use-hotkey.tsx';
import type { Lie } from './fan.ts';
import type { Judged } from './press.ts';

export interface HandCard extends Judged {
  /** The whole card in words: name, numbers, text. */
  readonly label: string;
  readonly face: ReactNode;
  /** What a resting finger sees; left out: the face, larger. */
  readonly large?: ReactNode;
  /** The key that presses it from anywhere. */
  readonly hotkey?: string | undefined;
}

export const laid = ({ x, y, turn, scale }: Lie): CSSProperties => ({
  transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(2)}deg) scale(${scale})`,
});

interface CardInHandProps {
  readonly card: HandCard;
  readonly lie: Lie;
  readonly layer: number;
  readonly pointed: boolean;
  readonly chosen: boolean;
  readonly carried: boolean;
  /** Whether Tab stops at this card. */
  readonly stop: boolean;
  readonly onPress: (event: MouseEvent | null) => void;
  /** Pointed at by a mouse, at this point in the window. */
  readonly onPoint: (x: number) => void;
  readonly onDown: (event: PointerEvent) => void;
  /** Focused by a key. Focus by a press does not point at it. */
  readonly onFocus: (visible: boolean) => void;
  readonly onBlur: (to: EventTarget | null) => void;
}

export function CardInHand({ card, lie, layer, pointed, chosen, carried, stop, ...on }: CardInHandProps) {
  const { label, face, hotkey, playable, why } = card;
  const button = useRef<HTMLButtonElement>(null);
  const shortcut = useHotkey(hotkey, () => {
    button.current?.focus({ preventScroll: true });
    on.onPress(null);
  });
  return (
    <li
      className={classes(
        'hand-card',
        playable && 'playable',
        why !== undefined && !playable && 'blocked',
        pointed && 'pointed',
        chosen && 'chosen',
        carried && 'carried',
      )}
      style={{ ...laid(lie), zIndex: layer }}
    >
      <span className="hand-face" aria-hidden="true">
        {face}
      </span>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-pressed={chosen}
        aria-disabled={!playable || undefined}
        aria-description={playable ? undefined : why}
        aria-keyshortcuts={shortcut}
        tabIndex={stop ? 0 : -1}
        onClick={on.onPress}
        onPointerEnter={({ pointerType, clientX }) => pointerType === 'mouse' && on.onPoint(clientX)}
        onPointerDown={on.onDown}
        onFocus={({ currentTarget }) => on.onFocus(currentTarget.matches(':focus-visible'))}
        onBlur={({ relatedTarget }) => on.onBlur(relatedTarget)}
      />
      {hotkey !== undefined && playable && <kbd aria-hidden="true">{hotkey.toUpperCase()}</kbd>}
      {why !== undefined && !playable && (
        <span className="hand-why" aria-hidden="true">
          {why}
        </span>
      )}
    </li>
  );
}
