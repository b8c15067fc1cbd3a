import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { classes } from './classes.ts';
import './dialog.css';
import { restFocus } from './nowhere.ts';
import { Corners } from './tray/corners.tsx';
import { HotkeyLayer } from './use-hotkey.tsx';
import { useLayer } from './use-layer.ts';

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Beside the title. */
  readonly sub?: ReactNode;
  readonly wide?: boolean | undefined;
  /** In the upper corner, opposite the close button: what happens in the meantime. */
  readonly aside?: ReactNode;
}

/** A tray of wood laid on the table, which stays dimly visible. */
export function Dialog({ open, onClose, title, closeLabel, children, sub, wide, aside }: DialogProps) {
  const opener = useRef<Element>(null);
  useLayer(open, onClose);
  // Radix.Overlay locks scrolling with a <style> element, which our CSP forbids. dialog.css does it instead.
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <div className="dialog-veil">
          <Radix.Content
            className={classes('dialog', wide === true && 'wide')}
            aria-modal="true"
            aria-describedby={undefined}
            onOpenAutoFocus={() => {
              opener.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
              else restFocus();
            }}
          >
            <HotkeyLayer>
              <Corners />
              <header className="dialog-head m-head">
                <Radix.Title className="t-brass">{title}</Radix.Title>
                {sub !== undefined && <p>{sub}</p>}
              </header>
              {aside !== undefined && <div className="dialog-aside">{aside}</div>}
              <div className="dialog-body">{children}</div>
              <button type="button" className="tool dialog-close" aria-label={closeLabel} title={closeLabel} onClick={onClose}>
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d="m3 3 10 10M13 3 3 13" />
                </svg>
              </button>
            </HotkeyLayer>
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
