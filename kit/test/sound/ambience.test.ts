import { expect, test, vi } from 'vitest';
import { ambience } from '../../sound/ambience.ts';

/** Counts the loops and voices that were started and stopped. */
function fakeAudio() {
  const count = { started: 0, stopped: 0 };
  const node = (): object => ({
    gain: {},
    frequency: {},
    Q: {},
    connect: (next: object) => next,
    disconnect: () => {},
    start: () => (count.started += 1),
    stop: () => (count.stopped += 1),
  });
  const context = {
    sampleRate: 8_000,
    createBuffer: (_: number, length: number) => ({ length, getChannelData: () => new Float32Array(length) }),
    createGain: node,
    createBiquadFilter: node,
    createBufferSource: node,
    createOscillator: node,
  } as unknown as BaseAudioContext;
  return { count, context, out: node() as AudioNode };
}

/** Idle moments that come when the test says so. */
function moments() {
  const waiting: (() => void)[] = [];
  return {
    idle: () => new Promise<void>((resolve) => waiting.push(resolve)),
    async next(): Promise<void> {
      await vi.waitFor(() => expect(waiting).not.toEqual([]));
      waiting.shift()?.();
      await Promise.resolve();
    },
  };
}

test('the press that wakes the ambience has nothing to work out: each part begins in an idle moment of its own', async () => {
  const { count, context, out } = fakeAudio();
  const time = moments();
  ambience(context, out, time.idle);
  expect(count.started).toBe(0);
  for (const heard of [1, 3, 5, 7, 9]) {
    await time.next();
    expect(count.started).toBe(heard);
  }
});

test('an ambience that has ended begins nothing more', async () => {
  const { count, context, out } = fakeAudio();
  const time = moments();
  const end = ambience(context, out, time.idle);
  await time.next();
  end();
  await time.next();
  expect(count).toEqual({ started: 1, stopped: 1 });
});
