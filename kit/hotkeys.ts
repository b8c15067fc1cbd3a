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

/** The mounted hotkeys, and the open dialogs from bottom to top. */
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

  /** The hotkey that a key event is for: the last one mounted in the topmost dialog; none while somebody types. */
  heard(press: KeyPress): Hotkey | undefined {
    if (press.typing || press.repeat || press.ctrlKey || press.altKey || press.metaKey) return undefined;
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
