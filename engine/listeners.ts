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

  /** One that fails does not keep the others from being told. Its error is thrown afterwards: bugs are loud. */
  tell(each: (listener: L) => void): void {
    let failed: { readonly error: unknown } | null = null;
    for (const listener of this.all) {
      try {
        each(listener);
      } catch (error) {
        failed ??= { error };
      }
    }
    if (failed !== null) throw failed.error;
  }

  clear(): void {
    this.all.clear();
  }
}
