import { bell, blow, clang, knock, thump } from './instruments.ts';
import type { SoundName } from './names.ts';
import { about, body, hiss, type Studio } from './studio.ts';

type Voice = (studio: Studio, at: number) => void;

const C4 = 261.63;
const note = (semitones: number): number => C4 * 2 ** (semitones / 12);

/** A die bounces lower and quicker until it rests. */
function tumble(studio: Studio, at: number, pitch: number): void {
  let time = at;
  let gap = about(0.11, 0.2);
  for (let level = 0.55; level > 0.05; level *= about(0.68, 0.1)) {
    knock(studio, time, level, pitch);
    time += gap;
    gap *= about(0.72, 0.12);
  }
}

export const VOICES: Readonly<Record<SoundName, Voice>> = {
  dice(studio, at) {
    tumble(studio, at, 1);
    tumble(studio, at + about(0.045, 0.4), 1.22);
  },
  card(studio, at) {
    hiss(studio, at, { level: 0.34, attack: 0.05, decay: 0.07, filter: 'bandpass', from: 900, to: 5_200, q: 0.9 });
    hiss(studio, at + 0.1, { level: 0.6, decay: 0.016, filter: 'highpass', from: 1_900 });
    body(
      studio,
      at + 0.1,
      [
        [about(240), 0.3, 0.05],
        [about(520), 0.12, 0.03],
      ],
      0.7,
    );
  },
  sword(studio, at) {
    hiss(studio, at, { level: 0.2, attack: 0.05, decay: 0.05, filter: 'bandpass', from: 700, to: 3_400, q: 1.2 });
    hiss(studio, at + 0.07, { level: 0.32, decay: 0.03, filter: 'highpass', from: 3_500, wet: 0.3 });
    clang(studio, at + 0.07, 0.27, about(930, 0.08), 0.75);
    body(studio, at + 0.07, [[about(190), 0.5, 0.1]], 0.4);
  },
  coin(studio, at) {
    for (const [delay, level] of [
      [0, 0.3],
      [0.085, 0.17],
      [0.145, 0.09],
    ] as const) {
      const p = about(1, 0.03);
      body(
        studio,
        at + delay,
        [
          [3_320 * p, 0.5, 0.22],
          [5_260 * p, 0.5, 0.3],
          [7_890 * p, 0.28, 0.16],
          [9_960 * p, 0.12, 0.08],
        ],
        level,
        0.15,
      );
    }
  },
  drum(studio, at) {
    thump(studio, at, 0.42, 62, 0.5);
    thump(studio, at + 0.27, 0.26, 66, 0.35);
    thump(studio, at + 0.5, 0.52, 58, 0.75);
  },
  horn(studio, at) {
    blow(studio, at, 0.16, note(-5), 0.34);
    blow(studio, at + 0.38, 0.2, note(2), 1.15);
    blow(studio, at + 0.38, 0.1, note(-5), 1.15);
  },
  click(studio, at) {
    body(
      studio,
      at,
      [
        [about(520), 0.5, 0.035],
        [about(1_240), 0.35, 0.022],
        [about(2_500), 0.15, 0.012],
      ],
      0.45,
      0.05,
    );
    hiss(studio, at, { level: 0.12, decay: 0.006, filter: 'highpass', from: 3_000 });
  },
  bell(studio, at) {
    bell(studio, at, 0.22, 784, 1.1);
    bell(studio, at + 0.19, 0.26, 1_046.5, 1.5);
  },
  tick(studio, at) {
    for (const [delay, level] of [
      [0, 0.2],
      [0.07, 0.28],
    ] as const) {
      body(
        studio,
        at + delay,
        [
          [about(1_750), 0.5, 0.02],
          [about(2_900), 0.3, 0.014],
        ],
        level,
        0.1,
      );
      hiss(studio, at + delay, { level: level * 0.35, decay: 0.008, filter: 'highpass', from: 4_000 });
    }
  },
  win(studio, at) {
    for (const [index, step] of [-5, 0, 4].entries()) blow(studio, at + index * 0.15, 0.15, note(step), 0.12);
    for (const [step, level] of [
      [7, 0.17],
      [4, 0.09],
      [0, 0.09],
      [-12, 0.1],
    ] as const)
      blow(studio, at + 0.46, level, note(step), 1.1);
    thump(studio, at + 0.46, 0.3, 65, 0.5);
    bell(studio, at + 0.5, 0.1, note(31), 1.2);
    bell(studio, at + 0.72, 0.08, note(36), 1.4);
  },
  fanfare(studio, at) {
    for (const [index, step] of [-5, -5, -5].entries()) blow(studio, at + index * 0.12, 0.15, note(step), 0.09);
    for (const [delay, steps] of [
      [0.38, [0, -8]],
      [0.62, [4, -5]],
      [0.86, [7, 4, 0, -12]],
    ] as const)
      for (const step of steps) blow(studio, at + delay, 0.13, note(step), delay > 0.8 ? 1.3 : 0.2);
    for (const delay of [0.38, 0.86]) thump(studio, at + delay, 0.34, 60, 0.6);
    for (const [index, step] of [24, 28, 31, 36].entries()) bell(studio, at + 0.95 + index * 0.11, 0.08, note(step), 1.3);
  },
  lose(studio, at) {
    blow(studio, at, 0.15, note(-9), 0.3);
    blow(studio, at + 0.34, 0.15, note(-10), 0.3);
    blow(studio, at + 0.68, 0.16, note(-14), 1);
    blow(studio, at + 0.68, 0.09, note(-17), 1);
    thump(studio, at + 0.68, 0.34, 52, 0.7);
  },
  error(studio, at) {
    for (const delay of [0, 0.12]) {
      body(
        studio,
        at + delay,
        [
          [150, 0.7, 0.1],
          [212, 0.5, 0.08],
          [330, 0.2, 0.05],
        ],
        0.6,
      );
      hiss(studio, at + delay, { level: 0.25, decay: 0.02, filter: 'lowpass', from: 700 });
    }
  },
};
