import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SoundName } from '../sound/names.ts';
import { sound as sounds } from '../sound/sound.ts';
import { MotionQueue, type MotionSpeed } from './motion-queue.ts';

interface MotionSettings {
  readonly speed: MotionSpeed;
  /** Replaces the house's sounds. */
  readonly play?: (sound: SoundName) => void;
}

/** Drives a queue by the screen's frames while something is to be shown. */
class FrameDriver {
  play: (sound: SoundName) => void = () => {};
  readonly queue = new MotionQueue<SoundName>({
    now: () => performance.now(),
    play: (sound) => this.play(sound),
    wake: () => this.#wake(),
  });
  #frame: number | undefined;

  #wake(): void {
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      if (this.queue.busy) this.#wake();
      this.queue.tick();
    });
  }

  /** Nobody is looking any more: the rest is neither shown nor heard. */
  stop(): void {
    this.play = () => {};
    this.queue.skip();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }
}

/** The motion queue of a table. It follows the chosen speed and the system's setting for reduced motion. */
export function useMotion({ speed, play }: MotionSettings): MotionQueue<SoundName> {
  const [driver] = useState(() => new FrameDriver());
  const latest = useRef(play);
  useLayoutEffect(() => {
    latest.current = play;
    driver.queue.speed = speed;
  });
  useEffect(() => {
    driver.play = (name) => (latest.current ?? sounds.play)(name);
    const wish = matchMedia('(prefers-reduced-motion: reduce)');
    const heed = (): void => {
      driver.queue.calm = wish.matches;
    };
    // A hidden page gets no frames.
    const leave = (): void => {
      if (document.hidden) driver.queue.skip();
    };
    heed();
    wish.addEventListener('change', heed);
    document.addEventListener('visibilitychange', leave);
    return () => {
      wish.removeEventListener('change', heed);
      document.removeEventListener('visibilitychange', leave);
      driver.stop();
    };
  }, [driver]);
  return driver.queue;
}
