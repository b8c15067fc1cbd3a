import { describe, expect, it } from 'vitest';
import { Hotkeys, type KeyPress } from '../hotkeys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  repeat: false,
  typing: false,
  ...more,
});

function given() {
  const hotkeys = new Hotkeys();
  const mount = (key: string, layer: symbol | null = null) => {
    const hotkey = { key, layer, press: () => undefined };
    return { hotkey, leave: hotkeys.mount(hotkey) };
  };
  return { hotkeys, mount };
}

describe('a hotkey', () => {
  it('reacts to its key in either case', () => {
    const { hotkeys, mount } = given();
    const { hotkey } = mount('r');
    expect(hotkeys.heard(press('r'))).toBe(hotkey);
    expect(hotkeys.heard(press('R'))).toBe(hotkey);
    expect(hotkeys.heard(press('e'))).toBeUndefined();
  });

  it('rests while somebody types, holds a modifier or keeps the key down', () => {
    const { hotkeys, mount } = given();
    mount('1');
    for (const more of [{ typing: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
      expect(hotkeys.heard(press('1', more))).toBeUndefined();
  });

  it('of a single letter, digit or sign is heard only while single keys are on; named keys always are', () => {
    const { hotkeys, mount } = given();
    const singles = ['m', '1', '?'].map((key) => mount(key).hotkey);
    const { hotkey: named } = mount('escape');
    let told = 0;
    hotkeys.listen(() => (told += 1));
    hotkeys.singles = false;
    for (const { key } of singles) expect(hotkeys.heard(press(key))).toBeUndefined();
    expect(hotkeys.heard(press('Escape'))).toBe(named);
    expect(['m', '?', 'Escape', 'ArrowLeft', ' '].map((key) => hotkeys.hears(key))).toEqual([false, false, true, true, true]);
    hotkeys.singles = true;
    for (const hotkey of singles) expect(hotkeys.heard(press(hotkey.key))).toBe(hotkey);
    expect(told).toBe(2);
  });

  it('may need shift if it is a sign, but not if it is a letter', () => {
    const { hotkeys, mount } = given();
    const { hotkey } = mount('?');
    mount('r');
    expect(hotkeys.heard(press('?', { shiftKey: true }))).toBe(hotkey);
    expect(hotkeys.heard(press('R', { shiftKey: true }))).toBeUndefined();
  });

  it('gives way to one mounted later, and works again when that is unmounted', () => {
    const { hotkeys, mount } = given();
    const first = mount('1');
    const second = mount('1');
    expect(hotkeys.heard(press('1'))).toBe(second.hotkey);
    second.leave();
    expect(hotkeys.heard(press('1'))).toBe(first.hotkey);
  });

  it('rests under an open dialog until that closes, whenever it was mounted', () => {
    const { hotkeys, mount } = given();
    const dialog = Symbol('dialog');
    const below = mount('1');
    const within = mount('1', dialog);
    const close = hotkeys.open(dialog);
    const late = mount('1');
    expect(hotkeys.heard(press('1'))).toBe(within.hotkey);
    close();
    within.leave();
    late.leave();
    expect(hotkeys.heard(press('1'))).toBe(below.hotkey);
  });
});
