import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { endOnPress, hasEndedShow } from '../../show/use-end-on-press.ts';

/** The part of the page's tree that a press looks at. */
class FakeElement {
  readonly #tag: string;
  readonly #parent: FakeElement | null;

  constructor(tag: string, parent: FakeElement | null = null) {
    this.#tag = tag;
    this.#parent = parent;
  }

  matches = (selector: string): boolean => selector.split(', ').includes(this.#tag);
  closest = (selector: string): FakeElement | null => (this.matches(selector) ? this : (this.#parent?.closest(selector) ?? null));
  contains = (other: FakeElement | null): boolean => other !== null && (other === this || this.contains(other.#parent));
}

type Hear = (event: Event) => void;

/** Calls listeners in the capture phase before the pressed element. */
class Page {
  readonly #first = new Map<string, Hear>();

  addEventListener(type: string, hear: Hear, first: boolean): void {
    if (first) this.#first.set(type, hear);
  }

  removeEventListener(type: string, hear: Hear, first: boolean): void {
    if (first && this.#first.get(type) === hear) this.#first.delete(type);
  }

  tell(event: Event): void {
    this.#first.get(event.type)?.(event);
  }
}

const table = new FakeElement('main');
const button = new FakeElement('button', table);
const icon = new FakeElement('i', button);
const tray = new FakeElement('section', table);
const answer = new FakeElement('button', tray);

let page: Page;
let playing: boolean;
let skips: number;
let leave: () => void;
let unseen: () => boolean;

beforeEach(() => {
  page = new Page();
  playing = true;
  skips = 0;
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('Node', FakeElement);
  const skip = (): void => {
    skips += 1;
    playing = false;
  };
  ({ stop: leave, unseen } = endOnPress(page as unknown as Document, { skip, show: () => ({ playing }) }));
});
afterEach(() => {
  leave();
  vi.unstubAllGlobals();
});

/** Something happens on the page, and the listeners in the capture phase hear of it. */
function happens(type: string, target: FakeElement, more: object = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  for (const [name, value] of Object.entries({ target, ...more })) Object.defineProperty(event, name, { value });
  page.tell(event);
  return event;
}

/** Neither the pressed element nor the browser does anything. */
const isSwallowed = (event: Event): boolean => event.defaultPrevented && event.cancelBubble;
const isUntouched = (event: Event): boolean => !event.defaultPrevented && !event.cancelBubble;

/** The finger goes down here, and up where another element may be by then. */
const press = (down: FakeElement, up = down): { readonly down: Event; readonly click: Event } => ({
  down: happens('pointerdown', down),
  click: happens('click', up, { detail: 1 }),
});

describe('a press while something is shown', () => {
  test.each([
    ['nowhere', table, table],
    ['on a button', button, button],
    ['on what is in a button', icon, icon],
    ['on a button, released on what is in it', button, icon],
    ['released on what both are in', button, table],
  ])('ends it and has its own effect: %s', (_, from, to) => {
    const { down, click } = press(from, to);
    expect(skips).toBeGreaterThan(0);
    expect(playing).toBe(false);
    expect(isUntouched(down)).toBe(true);
    expect(isUntouched(click)).toBe(true);
  });

  test('has no effect if something else appeared under the finger; the next one does', () => {
    const { down, click } = press(table, answer);
    expect(playing).toBe(false);
    expect(isUntouched(down)).toBe(true);
    expect(isSwallowed(click)).toBe(true);
    expect(isUntouched(press(answer).click)).toBe(true);
  });

  test('on the felt is not for a button that appeared on it, nor one button’s for another', () => {
    expect(isSwallowed(press(table, icon).click)).toBe(true);
    playing = true;
    expect(isSwallowed(press(button, answer).click)).toBe(true);
  });

  test('by a key or screen reader is for the element that it presses, because no finger made the click', () => {
    happens('pointerdown', table);
    expect(isUntouched(happens('click', answer, { detail: 0 }))).toBe(true);
  });

  test.each(['Enter', ' ', '1', 'r', 'ArrowLeft'])('by a key ends it and is heard by others: %j', (key) => {
    const event = happens('keydown', button, { key });
    expect(playing).toBe(false);
    expect(isUntouched(event)).toBe(true);
  });

  test.each(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape'])('by a key that only looks around ends nothing: %s', (key) => {
    const event = happens('keydown', button, { key });
    expect([skips, playing]).toEqual([0, true]);
    expect(hasEndedShow(event)).toBe(false);
    expect(isUntouched(event)).toBe(true);
  });

  test('is remembered, so that a key which works anywhere ignores it; the next press is not', () => {
    expect(hasEndedShow(happens('keydown', table, { key: ' ' }))).toBe(true);
    expect(hasEndedShow(happens('keydown', table, { key: ' ' }))).toBe(false);
    playing = true;
    expect(hasEndedShow(happens('pointerdown', table))).toBe(true);
    expect(hasEndedShow(happens('pointerdown', table))).toBe(false);
  });
});

test('answers nothing that was not visible; the next press does', () => {
  expect(unseen()).toBe(false);
  press(button);
  expect(unseen()).toBe(true);
  press(button);
  expect(unseen()).toBe(false);
  playing = true;
  happens('keydown', button, { key: '1' });
  expect(unseen()).toBe(true);
  happens('keydown', button, { key: '1' });
  expect(unseen()).toBe(false);
});

test('every press has its effect while nothing is shown', () => {
  playing = false;
  const { down, click } = press(table, answer);
  expect([isUntouched(down), isUntouched(click), hasEndedShow(down)]).toEqual([true, true, false]);
});

test('a table that was left hears no presses', () => {
  leave();
  press(button);
  happens('keydown', table, { key: ' ' });
  expect([skips, playing]).toEqual([0, true]);
});
