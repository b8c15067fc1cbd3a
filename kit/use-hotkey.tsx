import {
  createContext,
  type ReactNode,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { Hotkeys } from './hotkeys.ts';

/** The hotkeys of this page. */
export const hotkeys = new Hotkeys();
const Layer = createContext<symbol | null>(null);

const TEXT =
  'textarea, select, [contenteditable]:not([contenteditable="false"]), input:not([type="checkbox"], [type="radio"], [type="range"], [type="button"])';
const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(TEXT) !== null;

let listening = false;
function listen(): void {
  if (listening) return;
  listening = true;
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const { key, ctrlKey, altKey, metaKey, shiftKey, repeat } = event;
    const hotkey = hotkeys.heard({ key, ctrlKey, altKey, metaKey, shiftKey, repeat, typing: isTyping(event.target) });
    if (hotkey === undefined) return;
    event.preventDefault();
    hotkey.press();
  });
}

/**
 * Calls `work` when `key` is pressed anywhere outside text fields. If two use the same key, the one mounted last wins. Returns the key as
 * `aria-keyshortcuts` of the element that it presses; undefined: it is not heard now.
 */
export function useHotkey(key: string | undefined, work: () => void, on = true): string | undefined {
  const layer = useContext(Layer);
  const press = useEffectEvent(work);
  // With what is on the screen, not after it: a key that can be seen can be pressed.
  useLayoutEffect(() => {
    if (key === undefined || !on) return undefined;
    listen();
    return hotkeys.mount({ key: key.toLowerCase(), layer, press: () => press() });
  }, [key, layer, on]);
  const hears = (): boolean => key !== undefined && hotkeys.hears(key);
  const heard = useSyncExternalStore(hotkeys.listen, hears, hears);
  return heard && on ? key : undefined;
}

/** An open dialog wraps its content in this: the keys below it rest until it closes. */
export function HotkeyLayer({ children }: { readonly children: ReactNode }) {
  const [layer] = useState(() => Symbol('dialog'));
  useLayoutEffect(() => hotkeys.open(layer), [layer]);
  return <Layer value={layer}>{children}</Layer>;
}
