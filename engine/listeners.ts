/** Callbacks that want to be told. They may come and go meanwhile: one that has come is told, too, and one that has gone is not. */
export class Listeners<L> {
  private readonly all = new Set<L>();

  /** Bound, so that it can be handed on. The result ends it. */
  readonly listen = (listener: L): (() => void) => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };

  get size(): number {
    return this.all.size;
  }

  tell(each: (listener: L) => void): void {
    for (const listener of this.all) each(listener);
  }

  clear(): void {
    this.all.clear();
  }
}
