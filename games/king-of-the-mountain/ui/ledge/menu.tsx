import './menu.css';
import { Button, HotkeyLayer } from '@tavern/kit';
import { moveFocus } from '@tavern/kit/arrows.ts';
import { useNoSlips } from '@tavern/kit/use-no-slips.ts';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly sub?: string | undefined;
  readonly icon: string;
  /** Why it cannot be chosen. */
  readonly why?: string | undefined;
}

interface MenuProps {
  /** Beside what it opens. */
  readonly anchor: HTMLElement;
  readonly title: string;
  readonly text?: ReactNode;
  readonly entries: readonly MenuEntry[];
  readonly onChoose: (id: string) => void;
  /** `onAnchor`: by a press on what opened it, whose click is still to come. */
  readonly onClose: (onAnchor: boolean) => void;
}

const GAP = 10;
const MARGIN = 8;
const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Above the anchor, or below it where there is no room; never beyond the window. */
function lay(menu: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = menu;
  const left = Math.min(Math.max(MARGIN, at.left + at.width / 2 - width / 2), innerWidth - width - MARGIN);
  const above = at.top - GAP - height;
  const below = Math.min(at.bottom + GAP, innerHeight - height - MARGIN);
  Object.assign(menu.style, { left: `${left}px`, top: `${Math.max(MARGIN, above >= MARGIN ? above : below)}px` });
}

/** A few choices about one thing: opened beside it, closed by choosing, Escape or a press elsewhere. */
export function Menu({ anchor, title, text, entries, onChoose, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const byKeys = useRef(false);
  const onAnchor = useRef(false);
  const titleId = useId();
  const noSlips = useNoSlips(anchor);
  useLayoutEffect(() => {
    const element = menu.current;
    if (element === null) return undefined;
    element.showPopover();
    anchor.ariaExpanded = 'true';
    lay(element, anchor);
    (element.querySelector<HTMLElement>('button:not([aria-disabled])') ?? element).focus();
    const press = ({ target }: PointerEvent): void => {
      onAnchor.current = target instanceof Node && anchor.contains(target);
    };
    document.addEventListener('pointerdown', press, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press, { capture: true });
      anchor.ariaExpanded = null;
      // Whoever plays by keys goes on from where they were; after a click the focus need not come back.
      if (byKeys.current) anchor.focus();
    };
  }, [anchor]);
  return (
    <div
      ref={menu}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="ledge-menu m-parch m-pop"
      {...noSlips}
      onToggle={(event) => event.newState === 'closed' && onClose(onAnchor.current)}
      onPointerDown={() => {
        byKeys.current = false;
      }}
      onKeyDown={(event) => {
        byKeys.current = true;
        moveFocus(event, [...event.currentTarget.querySelectorAll('button')]);
      }}
    >
      <HotkeyLayer>
        <h4 id={titleId}>{title}</h4>
        {text !== undefined && <div className="ledge-menu-text">{text}</div>}
        {entries.map(({ id, label, sub, icon, why }, index) => (
          <Button
            key={id}
            icon={icon}
            sub={sub}
            why={why}
            hotkey={KEYS[index]}
            lit={why === undefined}
            data-option={id}
            onPress={() => onChoose(id)}
          >
            {label}
          </Button>
        ))}
      </HotkeyLayer>
    </div>
  );
}
