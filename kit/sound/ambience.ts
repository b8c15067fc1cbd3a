import { idle } from '../idle.ts';
import { whiteNoise } from './studio.ts';

/** Lengths of the loops in seconds. They share no divisor, so the ambience never audibly repeats. */
const LOOPS = { fire: 11.3, rumble: 3.7, talk: [17.9, 23.3, 29.1] } as const;

/** Sparks: most are small, few are near. */
function crackle(context: BaseAudioContext): AudioBuffer {
  const rate = context.sampleRate;
  const buffer = context.createBuffer(2, Math.ceil(rate * LOOPS.fire), rate);
  const ears = [buffer.getChannelData(0), buffer.getChannelData(1)] as const;
  for (let spark = 0; spark < LOOPS.fire * 9; spark += 1) {
    const level = 0.04 + Math.random() ** 6 * 0.9;
    const length = Math.ceil(rate * (0.0015 + Math.random() * 0.006));
    const at = Math.floor(Math.random() * (buffer.length - length * 6));
    const left = 0.3 + Math.random() * 0.4;
    for (let index = 0; index < length * 6; index += 1) {
      const sample = (Math.random() * 2 - 1) * level * Math.exp(-index / length);
      ears[0][at + index] = (ears[0][at + index] ?? 0) + sample * left;
      ears[1][at + index] = (ears[1][at + index] ?? 0) + sample * (1 - left);
    }
  }
  return buffer;
}

/** Loudness changes slowly, so it needs fewer samples than sound. */
const SLOW = 8_000;

/** The loudness of somebody talking far away: syllables in phrases, with rests. It ends as it begins. */
function phrases(context: BaseAudioContext, seconds: number): AudioBuffer {
  const rate = SLOW;
  const buffer = context.createBuffer(1, Math.ceil(rate * seconds), rate);
  const samples = buffer.getChannelData(0);
  for (let time = 0.2; time < seconds - 1; ) {
    const speaking = Math.random() < 0.86;
    const length = speaking ? 0.12 + Math.random() * 0.16 : 0.4 + Math.random() * 1.4;
    const level = speaking ? 0.35 + Math.random() * 0.65 : 0;
    const from = Math.floor(time * rate);
    const count = Math.floor(length * rate);
    for (let index = 0; index < count; index += 1) samples[from + index] = level * Math.sin((Math.PI * index) / count) ** 2;
    time += length;
  }
  return buffer;
}

function looped(context: BaseAudioContext, buffer: AudioBuffer): AudioBufferSourceNode {
  const source = context.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  return source;
}

function filtered(context: BaseAudioContext, type: BiquadFilterType, frequency: number, q = 0.7): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = type;
  filter.frequency.value = frequency;
  filter.Q.value = q;
  return filter;
}

function level(context: BaseAudioContext, value: number): GainNode {
  const gain = context.createGain();
  gain.gain.value = value;
  return gain;
}

/**
 * A fire nearby and talk far away, one voice after another: each is worked out in an idle moment, because the press that woke the sound is
 * being answered. Returns a function that ends it.
 */
export function ambience(context: BaseAudioContext, out: AudioNode, whenIdle: () => Promise<unknown> = idle): () => void {
  const all = level(context, 1);
  all.connect(out);
  const started: AudioScheduledSourceNode[] = [];
  let ended = false;
  const start = <Source extends AudioScheduledSourceNode>(source: Source): Source => {
    started.push(source);
    source.start();
    return source;
  };

  const fire = (): void => {
    start(looped(context, crackle(context)))
      .connect(filtered(context, 'highpass', 900))
      .connect(level(context, 0.75))
      .connect(all);
  };
  const rumble = (): void => {
    const noise = whiteNoise(context, LOOPS.rumble);
    start(looped(context, noise))
      .connect(filtered(context, 'lowpass', 130))
      .connect(level(context, 0.2))
      .connect(all);
    start(looped(context, noise))
      .connect(filtered(context, 'bandpass', 2_400, 0.4))
      .connect(level(context, 0.008))
      .connect(all);
  };
  const wall = filtered(context, 'lowpass', 620);
  wall.connect(level(context, 0.055)).connect(all);
  const talk = LOOPS.talk.map((seconds, index) => (): void => {
    const pitch = [96, 118, 172][index] ?? 110;
    const loudness = start(looped(context, phrases(context, seconds)));
    const mouth = level(context, 0);
    loudness.connect(mouth.gain);
    const voice = context.createOscillator();
    voice.type = 'sawtooth';
    voice.frequency.value = pitch;
    loudness.connect(level(context, pitch * 0.16)).connect(voice.frequency);
    start(voice)
      .connect(filtered(context, 'bandpass', 330 + index * 90, 1.6))
      .connect(mouth)
      .connect(wall);
  });
  const begin = async (): Promise<void> => {
    for (const part of [fire, rumble, ...talk]) {
      await whenIdle();
      if (ended) return;
      part();
    }
  };
  // A part that fails is not heard.
  begin().catch((error: unknown) => console.warn(error));

  return () => {
    ended = true;
    for (const source of started) source.stop();
    all.disconnect();
  };
}
