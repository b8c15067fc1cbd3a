import { ambience } from './ambience.ts';
import type { SoundName } from './names.ts';
import { type Studio, studio } from './studio.ts';
import { VOICES } from './voices.ts';

/** 0 to 1 each; `on: false` silences all. */
interface Volumes {
  readonly on: boolean;
  readonly master: number;
  readonly effects: number;
  readonly ambience: number;
}

interface Mixer {
  readonly context: AudioContext;
  readonly master: GainNode;
  readonly effects: GainNode;
  readonly surroundings: GainNode;
  readonly studio: Studio;
}

const GESTURES = ['pointerdown', 'pointerup', 'keydown'] as const;
/** Milliseconds within which a repeated sound is played only once. */
const APART = 40;
const FADE = 0.25;

/** Loudness as ears hear it: halfway on the slider is half as loud. */
const gainOf = (volume: number): number => Math.min(1, Math.max(0, volume)) ** 2;

function mixer(): Mixer | undefined {
  if (globalThis.AudioContext === undefined) return undefined;
  const context = new AudioContext({ latencyHint: 'interactive' });
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -10;
  limit.ratio.value = 8;
  limit.attack.value = 0.002;
  limit.release.value = 0.12;
  limit.connect(context.destination);
  const to = (next: AudioNode): GainNode => {
    const gain = context.createGain();
    gain.connect(next);
    return gain;
  };
  const master = to(limit);
  const effects = to(master);
  return { context, master, effects, surroundings: to(master), studio: studio(context, effects) };
}

/** A browser that does not tell is assumed to allow sound. */
const mayWake = (): boolean => globalThis.navigator?.userActivation?.hasBeenActive ?? true;

/** The house's sounds. Silent until the first gesture, and where the browser has no sound at all. */
class SoundHouse {
  #volumes: Volumes = { on: true, master: 0.7, effects: 0.8, ambience: 0.3 };
  #mixer: Mixer | undefined;
  #listening = false;
  #roomWanted = false;
  #endAmbience: (() => void) | undefined;
  readonly #last = new Map<SoundName, number>();

  get volumes(): Volumes {
    return this.#volumes;
  }

  set volumes(volumes: Volumes) {
    this.#volumes = volumes;
    this.#listen();
    this.#safely(() => this.#mix());
  }

  /** Turns the fire and the talk on or off. */
  ambience(on: boolean): void {
    this.#roomWanted = on;
    this.#listen();
    this.#safely(() => this.#mix());
  }

  readonly play = (name: SoundName): void => {
    this.#listen();
    this.#safely(() => {
      if (!this.#volumes.on || this.#volumes.master * this.#volumes.effects === 0) return;
      if (this.#mixer === undefined && globalThis.navigator?.userActivation?.hasBeenActive) this.#wake();
      // A sound that was requested while nobody could hear it is not played later.
      if (this.#mixer === undefined || (this.#mixer.context.state !== 'running' && !navigator.userActivation?.isActive)) return;
      const now = performance.now();
      if (now - (this.#last.get(name) ?? Number.NEGATIVE_INFINITY) < APART) return;
      this.#last.set(name, now);
      VOICES[name](this.#mixer.studio, this.#mixer.context.currentTime + 0.005);
    });
  };

  /** A sound that fails is not heard; it never stops a game. */
  #safely(work: () => void): void {
    try {
      work();
    } catch (error) {
      console.warn(error);
    }
  }

  #listen(): void {
    if (this.#listening || typeof document === 'undefined') return;
    this.#listening = true;
    const wake = (): void => this.#safely(() => this.#wake());
    for (const gesture of GESTURES) document.addEventListener(gesture, wake, { capture: true, passive: true });
    document.addEventListener('visibilitychange', () => this.#safely(() => this.#mix()));
  }

  /** Phones suspend sound again and again, so every gesture resumes it. */
  #wake(): void {
    // Browsers do not accept the touch of a finger as a gesture, only its release. Earlier sounds are refused, each with a warning.
    if (!this.#volumes.on || !mayWake()) return;
    if (this.#mixer === undefined) {
      this.#mixer = mixer();
      this.#mix();
    }
    if (this.#mixer !== undefined && this.#mixer.context.state !== 'running') void this.#mixer.context.resume().catch(() => {});
  }

  #mix(): void {
    if (this.#mixer === undefined) return;
    const { context, master, effects, surroundings } = this.#mixer;
    const { on, master: all, effects: struck, ambience: around } = this.#volumes;
    const present = on && this.#roomWanted && all * around > 0 && !document.hidden;
    if (present) this.#endAmbience ??= ambience(context, surroundings);
    for (const [gain, value] of [
      [master, on ? gainOf(all) : 0],
      [effects, gainOf(struck)],
      [surroundings, present ? gainOf(around) : 0],
    ] as const) {
      gain.gain.setTargetAtTime(value, context.currentTime, FADE / 4);
    }
    if (!present && this.#endAmbience !== undefined) {
      this.#endAmbience();
      this.#endAmbience = undefined;
    }
  }
}

export const sound = new SoundHouse();
