/** One key that does something while it is mounted. */
export interface Hotkey {
  readonly key: string;
  /** The dialog it stands in; `null` for the page. */
  readonly layer: symbol | null;
  readonly press: () => void;
}

/** What of a key press matters here. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
  readonly typing: boolean;
}

/** Which hotkeys are mounted, and which dialogs are open above which. */
export class Hotkeys {
  readonly #mounted: Hotkey[] = [];
  readonly #layers: symbol[] = [];

  mount(hotkey: Hotkey): () => void {
    this.#mounted.push(hotkey);
    return () => remove(this.#mounted, hotkey);
  }

  open(layer: symbol): () => void {
    this.#layers.push(layer);
    return () => remove(this.#layers, layer);
  }

  /** The one that a press is for: last mounted, in the dialog on top, never while somebody types. */
  heard(press: KeyPress): Hotkey | undefined {
    if (press.typing || press.repeat || press.ctrlKey || press.altKey || press.metaKey) return undefined;
    const key = press.key.toLowerCase();
    // "?" needs shift on most keyboards; a shifted letter is no hotkey.
    if (press.shiftKey && key !== key.toUpperCase()) return undefined;
    const top = this.#layers.at(-1) ?? null;
    return this.#mounted.findLast((each) => each.key === key && each.layer === top);
  }
}

function remove<T>(list: T[], item: T): void {
  const index = list.indexOf(item);
  if (index >= 0) list.splice(index, 1);
}
