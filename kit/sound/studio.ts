import { idle } from '../idle.ts';

/** What a sound is made with: its clock, a dry output, an output with echo, and noise. */
export interface Studio {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly echo: AudioNode;
  readonly noise: AudioBuffer;
}

const between = (low: number, high: number): number => low + Math.random() * (high - low);

/** A small random variation, so that no two sounds are the same. */
export const about = (value: number, share = 0.04): number => value * between(1 - share, 1 + share);

export function whiteNoise(context: BaseAudioContext, seconds: number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = between(-1, 1);
  return buffer;
}

/** The room's reverb: a beamed ceiling, people in coats. */
function reverb(context: BaseAudioContext): AudioBuffer {
  const seconds = 0.9;
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let dull = 0;
    for (let index = 0; index < length; index += 1) {
      // The longer it lasts, the duller it gets.
      const age = index / length;
      dull += (between(-1, 1) - dull) * (0.6 - 0.5 * age);
      samples[index] = dull * (1 - age) ** 4;
    }
  }
  return buffer;
}

export function studio(context: BaseAudioContext, out: AudioNode): Studio {
  const echo = context.createConvolver();
  echo.connect(out);
  // Not within the press that woke the sound: the first one has no echo.
  idle()
    .then(() => {
      echo.buffer = reverb(context);
    })
    .catch((error: unknown) => console.warn(error));
  return { context, out, echo, noise: whiteNoise(context, 2) };
}

/** A gain that strikes and dies away; `wet` is the share that echoes. */
export function strike(
  { context, out, echo }: Studio,
  at: number,
  level: number,
  attack: number,
  decay: number,
  wet = 0.1,
): GainNode {
  const gain = context.createGain();
  // A gain starts at 1, which would be heard as a click.
  gain.gain.value = 0;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + attack);
  gain.gain.setTargetAtTime(0, at + attack, decay / 4);
  gain.connect(out);
  if (wet > 0) {
    const send = context.createGain();
    send.gain.value = wet;
    gain.connect(send).connect(echo);
  }
  return gain;
}

/** A struck body rings in its own partials, the high ones shorter. */
export function body(
  studio: Studio,
  at: number,
  partials: readonly (readonly [frequency: number, level: number, decay: number])[],
  level: number,
  wet?: number,
): void {
  for (const [frequency, share, decay] of partials) {
    const tone = studio.context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(strike(studio, at, level * share, 0.001, decay, wet));
    tone.start(at);
    tone.stop(at + decay * 2.5 + 0.05);
  }
}

interface Hiss {
  readonly level: number;
  readonly attack?: number;
  readonly decay: number;
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly wet?: number;
}

/** A burst of air or friction: noise through a filter that may sweep. */
export function hiss(studio: Studio, at: number, { level, attack = 0.001, decay, filter, from, to, q = 0.8, wet }: Hiss): void {
  const { context, noise } = studio;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const cut = context.createBiquadFilter();
  cut.type = filter;
  cut.Q.value = q;
  cut.frequency.setValueAtTime(from, at);
  if (to !== undefined) cut.frequency.exponentialRampToValueAtTime(to, at + attack + decay);
  source.connect(cut).connect(strike(studio, at, level, attack, decay, wet));
  source.start(at, between(0, 1.5));
  source.stop(at + attack + decay * 2.5 + 0.05);
}
