import { afterEach, expect, test, vi } from 'vitest';
import { SOUNDS } from '../../sound/names.ts';
import { sound } from '../../sound/sound.ts';

test('without audio in the browser nothing fails', () => {
  expect(globalThis.AudioContext).toBeUndefined();
  expect(() => {
    sound.volumes = { on: true, master: 1, effects: 1, ambience: 1 };
    sound.ambience(true);
    for (const name of SOUNDS) sound.play(name);
    sound.ambience(false);
  }).not.toThrow();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
});

test('sound starts with the first gesture that the browser accepts: not when a finger comes down, but when it is lifted', async () => {
  const heard = new Map<string, () => void>();
  const userActivation = { hasBeenActive: false, isActive: false };
  const woken = vi.fn(() => {
    throw new Error('silence');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: (name: string, work: () => void) => heard.set(name, work) });
  vi.stubGlobal('navigator', { userActivation });
  vi.stubGlobal('AudioContext', woken);
  vi.resetModules();
  const { sound: house } = await import('../../sound/sound.ts');
  house.ambience(true);
  heard.get('pointerdown')?.();
  expect(woken).not.toHaveBeenCalled();
  userActivation.hasBeenActive = true;
  heard.get('pointerup')?.();
  expect(woken).toHaveBeenCalledTimes(1);
});
