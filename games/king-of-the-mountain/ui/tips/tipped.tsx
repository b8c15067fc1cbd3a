import './tips.css';
import { Tooltip, type TooltipProps } from '@tavern/kit';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement } from 'react';
import { FaceCard } from './face-card.tsx';
import { tipOf } from './tip.ts';
import { stayClear, useTipsBeside } from './tips-beside.tsx';
import { useTipsPlace } from './tips-place.tsx';
import { tipName, type What } from './what.ts';

interface TippedProps {
  readonly of: What;
  /** One element that can be focused. */
  readonly children: ReactElement<object>;
  readonly side?: TooltipProps['side'];
}

interface Clearing {
  readonly onPointerEnter?: ((event: PointerEvent) => void) | undefined;
  readonly onPointerDown?: ((event: PointerEvent) => void) | undefined;
  readonly onFocus?: ((event: FocusEvent) => void) | undefined;
}

/** A tap is for nothing else there: on slabs that are no goal, and on numbers, signs and decks. */
const isIdle = (trigger: Element): boolean =>
  trigger.matches(
    '.mountain-tile:not(.choosable) > *, .mountain-mark > *, .mountain-pile, .own > *, .own-stats > *, .own-life *, .gear-slots',
  );

/** Says what something is: by mouse, by focus, by a long press, and by a tap that does nothing else. `data-tip` names it, for whoever looks for it in the page. */
export function Tipped({ of, side, children }: TippedProps) {
  const beside = useTipsBeside();
  const { props } = children as ReactElement<Clearing>;
  const clear = (event: PointerEvent | FocusEvent): void => {
    if (beside !== null) stayClear(event.currentTarget, beside);
  };
  const child = cloneElement(children, {
    'data-tip': tipName(of),
    ...(beside !== null && {
      onPointerEnter(event: PointerEvent) {
        clear(event);
        props.onPointerEnter?.(event);
      },
      onPointerDown(event: PointerEvent) {
        clear(event);
        props.onPointerDown?.(event);
      },
      onFocus(event: FocusEvent) {
        clear(event);
        props.onFocus?.(event);
      },
    }),
  } as object);
  return (
    <Tooltip tip={<TipBody of={of} beside={beside?.side} />} side={side ?? beside?.side} idle={isIdle}>
      {child}
    </Tooltip>
  );
}

interface TipBodyProps {
  readonly of: What;
  /** Laid clear of more than its trigger, on this side. */
  readonly beside?: TooltipProps['side'];
}

/** The tip by itself: a large card, or a heading with rows and lines. */
function TipBody({ of, beside }: TipBodyProps) {
  const { sight, speech } = useTipsPlace();
  const { face, title, rows, lines } = tipOf(of, sight);
  const { tell } = speech;
  const clears = beside === undefined ? undefined : `tip-clears-${beside}`;
  if (face !== null) return <FaceCard face={face} size="l" className={clears} />;
  return (
    <div className={clears === undefined ? 'summit-tip' : `summit-tip ${clears}`}>
      <h4>{tell(title)}</h4>
      {rows.length > 0 && (
        <div className="src">
          {rows.map(({ n, from, off }, index) => (
            <p key={index} className={off ? 'off' : undefined}>
              <b>{tell(n)}</b> <span>{tell(from)}</span>
            </p>
          ))}
        </div>
      )}
      {lines.map((line, index) => (
        <p key={index}>{tell(line)}</p>
      ))}
    </div>
  );
}
