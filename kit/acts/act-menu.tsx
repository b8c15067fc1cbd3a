import './act-menu.css';
import { Popover } from 'radix-ui';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import { classes } from '../classes.ts';
import { isNowhere } from '../nowhere.ts';
import { HotkeyLayer } from '../use-hotkey.tsx';
import { useLayer } from '../use-layer.ts';
import { type Act, isBlocked } from './act.ts';
import { ActButton } from './act-button.tsx';
import { Acts } from './acts.tsx';
import { ActsPlace, useActsPlace } from './acts-place.tsx';
import { assignKeys } from './keys.ts';

interface ActMenuProps {
  /** The element that opens the menu. The menu ignores presses on it, because that element closes the menu itself. */
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly text?: ReactNode;
  readonly acts: readonly Act[];
  readonly onClose: () => void;
  readonly className?: string | undefined;
}

const isIn = (anchor: HTMLElement, target: EventTarget | null): boolean => target instanceof Node && anchor.contains(target);

/** A menu with a few acts about one item. It opens beside the item and closes on a choice, on Escape or on a press elsewhere. */
export function ActMenu({ anchor, title, text, acts, onClose, className }: ActMenuProps) {
  const { asked, busy, send } = useActsPlace();
  const virtual = useMemo(() => ({ current: anchor }), [anchor]);
  const menu = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const titleId = useId();
  const keys = assignKeys(acts.length);
  useLayer(true, onClose);
  useEffect(() => {
    anchor.ariaExpanded = 'true';
    return () => {
      anchor.ariaExpanded = null;
    };
  }, [anchor]);
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          ref={menu}
          className={classes('act-menu m-parch m-pop', className)}
          side="top"
          sideOffset={10}
          collisionPadding={8}
          aria-labelledby={titleId}
          tabIndex={-1}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const first = menu.current?.querySelector<HTMLElement>('[data-act]:not([aria-disabled])');
            (first ?? menu.current)?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // After a key press the focus returns to where it was; after a click it need not.
            if (byKeys.current && isNowhere()) anchor.focus();
          }}
          onInteractOutside={(event) => isIn(anchor, event.target) && event.preventDefault()}
          onPointerDownCapture={() => {
            byKeys.current = false;
          }}
          onKeyDownCapture={() => {
            byKeys.current = true;
          }}
        >
          <HotkeyLayer>
            <ActsPlace
              asked={asked}
              busy={busy}
              send={(option) => {
                onClose();
                send(option);
              }}
            >
              <h4 id={titleId}>{title}</h4>
              {text !== undefined && <div className="act-menu-text">{text}</div>}
              <Acts keep="next" className="act-menu-acts">
                {acts.map((act, index) => (
                  <ActButton key={act.id} act={{ ...act, key: keys[index] }} lit={!isBlocked(act)} />
                ))}
              </Acts>
            </ActsPlace>
          </HotkeyLayer>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
