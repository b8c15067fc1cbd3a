import { Listeners } from '@tavern/engine';

/** A key with an effect, for as long as it is mounted. */
export interface Hotkey {
  readonly key: string;
  /** The dialog it is in; `null` for the page. */
  readonly layer: symbol | null;
  readonly press: () => void;
}

/** The fields of a key event that matter here. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly typing: boolean;
}

/**
 * Whether a key types a letter, a digit or a sign. Speech input and unsteady hands press such keys by accident, so people can switch
 * their shortcuts off (WCAG 2.1.4). Space presses what has the focus, as on every page.
 */
const isSingle = (key: string): boolean => key.length === 1 && key !== ' ';

/** The mounted hotkeys, and the open dialogs from bottom to top. */
export class Hotkeys {
  readonly #mounted: Hotkey[] = [];
  readonly #layers: symbol[] = [];
  readonly #listeners = new Listeners<() => void>();
  #singles = true;

  /** Whether single keys are heard. */
  get singles(): boolean {
    return this.#singles;
  }

  set singles(on: boolean) {
    if (on === this.#singles) return;
    this.#singles = on;
    this.#listeners.tell((listener) => listener());
  }

  readonly listen = (listener: () => void): (() => void) => this.#listeners.listen(listener);

  hears(key: string): boolean {
    return this.#singles || !isSingle(key);
  }

  mount(hotkey: Hotkey): () => void {
    this.#mounted.push(hotkey);
    return () => remove(this.#mounted, hotkey);
  }

  open(layer: symbol): () => void {
    this.#layers.push(layer);
    return () => remove(this.#layers, layer);
  }

  /** The hotkey that a key event is for: the last one mounted in the topmost dialog; none while somebody types. */
  heard(press: KeyPress): Hotkey | undefined {
    if (press.typing || press.repeat || press.ctrlKey || press.altKey || press.metaKey) return undefined;
    if (!this.hears(press.key)) return undefined;
    const key = press.key.toLowerCase();
    // "?" needs shift on most keyboards; a shifted letter is not a hotkey.
    if (press.shiftKey && key !== key.toUpperCase()) return undefined;
    const top = this.#layers.at(-1) ?? null;
    return this.#mounted.findLast((each) => each.key === key && each.layer === top);
  }
}

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
