import type { Eyes } from '@tavern/engine';
import { seatsOf } from '@tavern/engine';
import type { Screen } from '../play/screen.ts';
import type { Part, Reel } from './reel.ts';
import type { Scene } from './scene.ts';

/** Where each key leads. */
const STEPS: { readonly [key: string]: readonly [part: Part, direction: 1 | -1] } = {
  right: ['answer', 1],
  space: ['answer', 1],
  return: ['answer', 1],
  left: ['answer', -1],
  down: ['turn', 1],
  up: ['turn', -1],
  pagedown: ['round', 1],
  pageup: ['round', -1],
  n: ['moment', 1],
  p: ['moment', -1],
};

const LEAVES: ReadonlySet<string> = new Set(['q', 'escape', 'ctrl-c']);

interface Setting {
  readonly reel: Reel;
  readonly scene: Scene;
  readonly screen: Screen;
  readonly at: number;
  readonly eyes: Eyes;
}

/** A match in the terminal, moment by moment, by keys. Resolves when the person has seen enough. */
export async function project(
  { reel, scene, screen, at: start, eyes: first }: Setting,
  keys: AsyncIterable<string>,
): Promise<void> {
  const everybody: readonly Eyes[] = [...seatsOf(reel.record.seats.length), null, 'all'];
  let [at, eyes] = [start, first];
  const show = (): void => {
    screen.clear();
    scene.print(at, eyes);
    screen.print();
    screen.print(screen.words('replay.keys'));
  };
  show();
  for await (const key of keys) {
    if (LEAVES.has(key)) return;
    const before = { at, eyes };
    const step = STEPS[key];
    if (step !== undefined) at = reel.from(at, ...step);
    else if (key === 'home') at = 0;
    else if (key === 'end') at = reel.last;
    else if (key === 'e') eyes = everybody[(everybody.indexOf(eyes) + 1) % everybody.length] ?? null;
    if (at !== before.at || eyes !== before.eyes) show();
  }
}
