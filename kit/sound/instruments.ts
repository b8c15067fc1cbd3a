import { about, body, hiss, type Studio, strike } from './studio.ts';

/** Bone on oak: a hard click, the board's own tone, a little of the table. */
export function knock(studio: Studio, at: number, level: number, pitch = 1): void {
  const p = about(pitch, 0.12);
  hiss(studio, at, { level: level * 0.5, decay: 0.012, filter: 'highpass', from: 2_600 });
  body(
    studio,
    at,
    [
      [780 * p, 0.5, 0.05],
      [1_390 * p, 0.4, 0.04],
      [2_260 * p, 0.3, 0.028],
      [3_480 * p, 0.18, 0.018],
    ],
    level,
  );
  body(studio, at, [[about(165), 0.55, 0.09]], level);
}

/** A skin over a barrel: the tone falls as the skin relaxes. */
export function thump(studio: Studio, at: number, level: number, pitch: number, decay: number): void {
  const tone = studio.context.createOscillator();
  tone.frequency.setValueAtTime(pitch * 2.1, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.09);
  tone.connect(strike(studio, at, level, 0.004, decay, 0.35));
  tone.start(at);
  tone.stop(at + decay * 2.5);
  body(
    studio,
    at,
    [
      [pitch * 3.4, 0.22, decay * 0.35],
      [pitch * 4.9, 0.12, decay * 0.2],
    ],
    level,
    0.2,
  );
  hiss(studio, at, { level: level * 0.55, decay: 0.06, filter: 'lowpass', from: 900, to: 160, wet: 0.3 });
}

/** Bars and blades ring with partials that are out of tune. */
const BAR = [1, 2.756, 5.404, 8.933] as const;

export function clang(studio: Studio, at: number, level: number, pitch: number, decay: number): void {
  for (const [index, ratio] of BAR.entries()) {
    const share = 0.5 / (index + 1);
    const ring = decay / (1 + index * 0.9);
    // Two blades: each partial beats against its twin.
    body(
      studio,
      at,
      [
        [pitch * ratio, share, ring],
        [pitch * ratio * 1.013, share * 0.8, ring],
      ],
      level,
      0.25,
    );
  }
}

/** A bell's hum, prime, tierce, quint and nominal. */
const BELL = [
  [0.5, 0.35, 1.3],
  [1, 0.6, 1],
  [1.19, 0.35, 0.75],
  [1.5, 0.18, 0.6],
  [2, 0.45, 0.55],
  [2.74, 0.2, 0.3],
  [4.1, 0.12, 0.14],
] as const;

export function bell(studio: Studio, at: number, level: number, pitch: number, decay: number): void {
  body(
    studio,
    at,
    BELL.map(([ratio, share, ring]) => [pitch * ratio, share, ring * decay] as const),
    level,
    0.3,
  );
  hiss(studio, at, { level: level * 0.15, decay: 0.008, filter: 'highpass', from: 5_000 });
}

/** A horn: the louder it is blown, the brighter it sounds. */
export function blow(studio: Studio, at: number, level: number, pitch: number, seconds: number): void {
  const { context, out, echo } = studio;
  const bright = context.createBiquadFilter();
  bright.type = 'lowpass';
  bright.Q.value = 1.1;
  bright.frequency.setValueAtTime(pitch * 1.5, at);
  bright.frequency.linearRampToValueAtTime(pitch * 6.5, at + 0.14);
  bright.frequency.setTargetAtTime(pitch * 4, at + 0.14, 0.2);
  bright.frequency.setTargetAtTime(pitch * 1.2, at + seconds, 0.09);
  const gain = context.createGain();
  gain.gain.value = 0;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + 0.07);
  gain.gain.setTargetAtTime(level * 0.82, at + 0.07, 0.15);
  gain.gain.setTargetAtTime(0, at + seconds, 0.07);
  const send = context.createGain();
  send.gain.value = 0.4;
  bright.connect(gain).connect(out);
  gain.connect(send).connect(echo);
  for (const cents of [-7, 5]) {
    const reed = context.createOscillator();
    reed.type = 'sawtooth';
    // The lips find the note.
    reed.frequency.setValueAtTime(pitch * 0.965, at);
    reed.frequency.exponentialRampToValueAtTime(pitch, at + 0.09);
    reed.detune.value = cents;
    reed.connect(bright);
    reed.start(at);
    reed.stop(at + seconds + 0.6);
  }
  hiss(studio, at, { level: level * 0.12, attack: 0.03, decay: 0.12, filter: 'bandpass', from: pitch * 5, q: 1.5 });
}
