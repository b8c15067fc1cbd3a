import { beforeEach, describe, expect, test } from 'vitest';
import { Layers, type Pages } from '../layers.ts';

/** A browser's history: entries, the present one, and steps that take time. */
class FakePages implements Pages {
  readonly entries: { state: unknown; address: string }[] = [
    { state: null, address: 'hall' },
    { state: null, address: 'table' },
  ];
  at = 1;
  layers = new Layers(this);
  private readonly steps: number[] = [];

  get state(): unknown {
    return this.entries[this.at]?.state;
  }

  get address(): string {
    return this.entries[this.at]?.address ?? 'out of the house';
  }

  pushState(state: unknown): void {
    this.push({ state, address: this.address });
  }

  go(by: number): void {
    this.steps.push(by);
  }

  /** The same as `location.hash = ...`. */
  readonly lead = (address: string): void => {
    this.push({ state: null, address });
    this.layers.moved();
  };

  /** Resolves when everything that was asked for has happened. */
  async settled(): Promise<void> {
    for (;;) {
      await new Promise((later) => setTimeout(later));
      const by = this.steps.shift();
      if (by === undefined) return;
      this.at += by;
      this.layers.moved();
    }
  }

  /** The browser's own buttons. */
  async press(by: -1 | 1): Promise<void> {
    this.go(by);
    await this.settled();
  }

  reload(): void {
    this.layers = new Layers(this);
    this.layers.settle();
  }

  private push(entry: { state: unknown; address: string }): void {
    this.entries.splice(this.at + 1, Infinity, entry);
    this.at += 1;
  }
}

let pages: FakePages;
const open = new Set<string>();
/** Opens a layer that closes when asked to, as a dialog does. */
function lay(name: string): () => void {
  open.add(name);
  const away = pages.layers.open(() => close());
  const close = (): void => {
    open.delete(name);
    away();
  };
  return close;
}

beforeEach(() => {
  pages = new FakePages();
  open.clear();
});

describe('an open layer', () => {
  test('is closed by Back, which goes nowhere else; the next Back does', async () => {
    lay('rules');
    await pages.settled();
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });

  test('that was closed otherwise leaves no entry at which Back would stop', async () => {
    const close = lay('rules');
    await pages.settled();
    close();
    await pages.settled();
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });

  test('is one of several, which Back closes one after the other', async () => {
    lay('book');
    await pages.settled();
    lay('menu');
    await pages.settled();
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([['book'], 'table']);
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
  });

  test('may be replaced by another, with one entry all the time', async () => {
    const close = lay('menu');
    await pages.settled();
    close();
    lay('rules');
    await pages.settled();
    expect(pages.entries.length).toBe(3);
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
  });

  test('may open while the entry of a closed one is being left', async () => {
    const close = lay('menu');
    await pages.settled();
    close();
    await Promise.resolve();
    lay('rules');
    await pages.settled();
    expect([...open]).toEqual(['rules']);
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
  });

  test('is not opened by Forward', async () => {
    lay('rules');
    await pages.settled();
    await pages.press(-1);
    await pages.press(1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });
});

describe('going elsewhere', () => {
  test('from a menu, one Back returns to the table', async () => {
    const close = lay('menu');
    await pages.settled();
    close();
    pages.layers.leave(() => pages.lead('verify'));
    await pages.settled();
    expect(pages.address).toBe('verify');
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });

  test('from a layer that stays mounted closes it', async () => {
    lay('book');
    await pages.settled();
    lay('menu');
    await pages.settled();
    pages.layers.leave(() => pages.lead('verify'));
    await pages.settled();
    expect([[...open], pages.address, pages.entries.length]).toEqual([[], 'verify', 3]);
  });

  test('leaves nothing open', async () => {
    lay('settings');
    await pages.settled();
    pages.lead('verify');
    await pages.settled();
    expect([[...open], pages.address]).toEqual([[], 'verify']);
    await pages.press(-1);
    expect(pages.address).toBe('table');
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });

  test('without an open layer is done at once', () => {
    pages.layers.leave(() => pages.lead('verify'));
    expect(pages.address).toBe('verify');
  });
});

test('after a reload with an open layer, Back goes where it would have gone before it opened', async () => {
  lay('rules');
  await pages.settled();
  pages.reload();
  await pages.settled();
  expect(pages.address).toBe('table');
  await pages.press(-1);
  expect(pages.address).toBe('hall');
});
