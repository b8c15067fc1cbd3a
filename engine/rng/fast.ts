import { Draws, type Rng, type RngSource } from './rng.ts';

/** A fast seeded source for simulation and bot search: predictable, so never for a live match. */
export function fast(seed: number): RngSource {
  return new FastSource(seed);
}

const GOLDEN = 0x9e3779b9;

/** Murmur3's finaliser: every input bit reaches every output bit. */
function mix(x: number): number {
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

function mixName(name: string): number {
  let h = name.length;
  for (let i = 0; i < name.length; i++) h = mix(h ^ (name.charCodeAt(i) + GOLDEN));
  return h;
}

class FastSource implements RngSource {
  private readonly low: number;
  private readonly high: number;
  /** Numbered streams follow one another, so one generator serves them all and nothing is allocated per answer. */
  private readonly numbered = new Xoshiro();

  constructor(seed: number) {
    if (!Number.isSafeInteger(seed) || seed < 0) throw new RangeError(`a seed is a whole number from 0, not ${seed}`);
    this.high = mix(Math.floor(seed / 2 ** 32) + 1);
    this.low = mix((seed % 2 ** 32) ^ GOLDEN ^ this.high);
  }

  stream(key: number | string): Rng {
    if (typeof key === 'number') return this.numbered.restart(mix(this.low ^ mix(key)), this.high);
    return new Xoshiro().restart(mix(this.low + mixName(key)), ~this.high);
  }
}

/** xoshiro128**, restarted from two words. */
class Xoshiro extends Draws {
  private a = 0;
  private b = 0;
  private c = 0;
  private d = 1;

  restart(low: number, high: number): this {
    this.a = low;
    this.b = mix(low + GOLDEN);
    this.c = mix(low + GOLDEN * 2) ^ high;
    this.d = mix(low + GOLDEN * 3) | 1;
    return this;
  }

  protected word(): number {
    const { a, b, c, d } = this;
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9);
    const nextC = c ^ a;
    const nextD = d ^ b;
    this.b = b ^ nextC;
    this.a = a ^ nextD;
    this.c = nextC ^ (b << 9);
    this.d = (nextD << 11) | (nextD >>> 21);
    return result >>> 0;
  }
}
