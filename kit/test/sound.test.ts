import { expect, test } from 'vitest';
import { SOUNDS } from '../sound/names.ts';
import { sound } from '../sound/sound.ts';

test('where there is no sound, nothing fails', () => {
  expect(globalThis.AudioContext).toBeUndefined();
  expect(() => {
    sound.volumes = { on: true, master: 1, effects: 1, ambience: 1 };
    sound.ambience(true);
    for (const name of SOUNDS) sound.play(name);
    sound.ambience(false);
  }).not.toThrow();
});
