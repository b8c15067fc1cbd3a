import './tips.css';
import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement } from 'react';
import { Tooltip, type TooltipProps } from '../tooltip.tsx';
import { stayClear, useTipsBeside } from './tips-beside.tsx';
import { useNaming, useTipOf } from './tips-place.tsx';

interface TippedProps<What> {
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

/**
 * Shows an element's tip on hover, on focus, on a long press, and on a tap where a tap does nothing else. `data-tip` names it in the page,
 * for tests.
 */
export function Tipped<What>({ of, side, children }: TippedProps<What>) {
  const { nameOf, idle } = useNaming();
  const beside = useTipsBeside();
  const { props } = children as ReactElement<Clearing>;
  const clear = (event: PointerEvent | FocusEvent): void => {
    if (beside !== null) stayClear(event.currentTarget, beside);
  };
  const child = cloneElement(children, {
    'data-tip': nameOf(of),
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
    <Tooltip
      tip={<TipBody of={of} />}
      side={side ?? beside?.side}
      idle={idle}
      className={beside === null ? undefined : `tip-clears-${beside.side}`}
    >
      {child}
    </Tooltip>
  );
}

/** Built when the tip opens, not before. */
function TipBody({ of }: { readonly of: unknown }) {
  return useTipOf()(of) ?? <i className="tip-none" />;
}
