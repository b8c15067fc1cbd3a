import { beforeEach, describe, expect, test } from 'vitest';
import { Layers, type Pages } from '../layers.ts';

/** A browser's history: entries, where one is, and steps that take their time. */
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

  /** As `location.hash = ...` does. */
  readonly lead = (address: string): void => {
    this.push({ state: null, address });
    this.layers.moved();
  };

  /** Everything that was asked for has happened. */
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
/** Opens something that closes when it is asked to, as a dialog does. */
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

describe('what lies open', () => {
  test('is closed by Back, which leads nowhere else; the next Back does', async () => {
    lay('rules');
    await pages.settled();
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });

  test('and is closed otherwise leaves no entry behind that Back would stop at', async () => {
    const close = lay('rules');
    await pages.settled();
    close();
    await pages.settled();
    await pages.press(-1);
    expect(pages.address).toBe('hall');
  });

  test('lies in layers: Back takes off one after the other', async () => {
    lay('book');
    await pages.settled();
    lay('menu');
    await pages.settled();
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([['book'], 'table']);
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
  });

  test('may give way to something else, and is one layer all the while', async () => {
    const close = lay('menu');
    await pages.settled();
    close();
    lay('rules');
    await pages.settled();
    expect(pages.entries.length).toBe(3);
    await pages.press(-1);
    expect([[...open], pages.address]).toEqual([[], 'table']);
  });

  test('may open while the entry of what was closed is being left', async () => {
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

describe('whoever goes elsewhere', () => {
  test('from a menu comes back to the table by one Back', async () => {
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

  test('from something that stays open leaves it closed', async () => {
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

  test('without anything open goes at once', () => {
    pages.layers.leave(() => pages.lead('verify'));
    expect(pages.address).toBe('verify');
  });
});

test('after a reload with something open, Back leads where it led before that', async () => {
  lay('rules');
  await pages.settled();
  pages.reload();
  await pages.settled();
  expect(pages.address).toBe('table');
  await pages.press(-1);
  expect(pages.address).toBe('hall');
});
