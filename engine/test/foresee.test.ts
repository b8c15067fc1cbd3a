import {
  create,
  fast,
  foresee,
  foreseePart,
  type Game,
  type Match,
  type Packet,
  type Seat,
  seat,
  type Types,
} from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { type ToyPlay, toy } from './kernel/toy.ts';
import { magpies } from './magpies/magpies.ts';

const plain = (game: unknown): Game<Types> => game as Game<Types>;
const [ME, RIVAL] = [seat(0), seat(1)];
const packetOf = (match: Match<Types>, who: Seat): Packet<Types> => match.packet(who, { lean: true });

/** A game in which one question leads to the next, with whatever the first does. */
const game = (more: Parameters<typeof toy>[1] & object, rest: Parameters<typeof toy>[2] = {}): Game<Types> =>
  plain(toy({ start: (m) => m.ask(ME, { kind: 'first' }) }, { second: {}, ...more }, rest));

const begun = (of: Game<Types>): Match<Types> => create(of, fast(1), [{}, {}], {});

describe('an own answer', () => {
  it('is foreseen where neither chance nor anything hidden has a say', () => {
    const certain = game({
      first: {
        answer: (m) => {
          m.state.log.push('went');
          m.ask(ME, { kind: 'second' });
        },
      },
    });
    const match = begun(certain);
    const foreseen = foresee(certain, packetOf(match, ME), ME, { do: 'go' });
    match.answer(ME, 1, { do: 'go' });
    expect(foreseen).toEqual(packetOf(match, ME));
    expect(foreseen).toMatchObject({ view: { log: ['went'] }, question: { kind: 'second', id: 2 } });
  });

  it('is not where chance has a say, however it is drawn', () => {
    const draws: ((m: ToyPlay) => unknown)[] = [
      (m) => m.rng.int(6),
      (m) => m.rng.die(6),
      (m) => m.rng.chance(1, 2),
      (m) => m.rng.pick([1, 2]),
      (m) => m.rng.shuffle([1, 2]),
      (m) => m.dice('named').die(6),
    ];
    for (const draw of draws) {
      const rolls = game({
        first: {
          answer: (m) => {
            draw(m);
            m.ask(ME, { kind: 'second' });
          },
        },
      });
      expect(foresee(rolls, packetOf(begun(rolls), ME), ME, { do: 'go' })).toBeNull();
    }
  });

  it('is not where a hidden card is drawn, even if all imagined worlds agree on which it is', () => {
    const drawing = plain(magpies);
    const match = create(drawing, fast(1), [{ bird: 'crow' }, { bird: 'crow' }], magpies.rules.parse({}));
    for (const who of [ME, RIVAL]) match.answer(who, 1, { do: 'bid', n: 1 });
    const alike = { ...drawing, guess: () => structuredClone(match.state) };
    expect(foresee(alike, packetOf(match, ME), ME, { do: 'draw' })).toBeNull();
    expect(foresee(alike, packetOf(match, ME), ME, { do: 'pass' })).not.toBeNull();
  });

  it('is not where something hidden comes to light', () => {
    // The log's first word is the rival's secret: all that a view may say of it is that it is one of twenty.
    const looks = game(
      {
        first: {
          answer: (m) => {
            m.state.log.push(`it was ${m.state.log[0]}`);
            m.ask(RIVAL, { kind: 'second' });
          },
        },
      },
      {
        setup: (_rng, _seats, rules) => ({ rules, log: ['7'], over: false }),
        view: (state) => ({ ...state, log: state.log.slice(1) }),
        guess: (view, _seat, rng) => ({ ...(view as { rules: object; over: boolean }), log: [String(rng.int(20))] }),
      },
    );
    const match = begun(looks);
    for (let seed = 0; seed < 20; seed++)
      expect(foresee(looks, packetOf(match, ME), ME, { do: 'go' }, { seed: seed * 100 })).toBeNull();
  });

  it('is not in a window, where it counts when that closes', () => {
    const windowed = game({ first: { window: true, answer: (m) => m.ask(ME, { kind: 'second' }) } });
    expect(foresee(windowed, packetOf(begun(windowed), ME), ME, { do: 'go' })).toBeNull();
  });

  it('is not where it is none of the options', () => {
    const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
    expect(foresee(certain, packetOf(begun(certain), ME), ME, { do: 'fly' })).toBeNull();
  });

  it('is not where nobody is asked, nor for spectators', () => {
    const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
    const match = begun(certain);
    expect(foresee(certain, packetOf(match, RIVAL), RIVAL, { do: 'go' })).toBeNull();
    expect(foresee(certain, match.packet(null), ME, { do: 'go' })).toBeNull();
  });

  it('is not where there is no time for two worlds', () => {
    const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
    const packet = packetOf(begun(certain), ME);
    const after = (worlds: number) => {
      let left = worlds;
      return () => left-- <= 0;
    };
    expect(foresee(certain, packet, ME, { do: 'go' }, { enough: after(0) })).toBeNull();
    expect(foresee(certain, packet, ME, { do: 'go' }, { enough: after(1) })).toBeNull();
    expect(foresee(certain, packet, ME, { do: 'go' }, { worlds: 1 })).toBeNull();
    expect(foresee(certain, packet, ME, { do: 'go' }, { enough: after(2) })).not.toBeNull();
  });

  it('looks into as many worlds as it is told, and into no more', () => {
    let guesses = 0;
    const counted = game(
      { first: { answer: (m) => m.ask(ME, { kind: 'second' }) } },
      {
        guess: (view) => {
          guesses += 1;
          return view as { rules: object; log: string[]; over: boolean };
        },
      },
    );
    const packet = packetOf(begun(counted), ME);
    foresee(counted, packet, ME, { do: 'go' });
    expect(guesses).toBe(4);
    foresee(counted, packet, ME, { do: 'go' }, { worlds: 9 });
    expect(guesses).toBe(13);
  });

  it('is not where the rules fail, which is handed to the caller, or else thrown', () => {
    const mistake = new Error('a mistake in the rules');
    const failing = game({
      first: {
        answer: () => {
          throw mistake;
        },
      },
    });
    const packet = packetOf(begun(failing), ME);
    const handed: unknown[] = [];
    expect(foresee(failing, packet, ME, { do: 'go' }, { mistake: (error) => handed.push(error) })).toBeNull();
    expect(handed).toEqual([mistake]);
    expect(() => foresee(failing, packet, ME, { do: 'go' })).toThrow(mistake);
  });
});

describe('a part of what follows an own answer', () => {
  const rolls = game({
    first: {
      answer: (m) => {
        m.state.log.push('went', `${m.rng.int(1_000_000)}`);
        m.ask(ME, { kind: 'second' });
      },
    },
  });
  const logOf = ({ view }: { readonly view: unknown }): readonly string[] => (view as { readonly log: readonly string[] }).log;

  it('is foreseen where all worlds agree on it, even if the rest is left to chance', () => {
    const packet = packetOf(begun(rolls), ME);
    expect(foresee(rolls, packet, ME, { do: 'go' })).toBeNull();
    expect(foreseePart(rolls, packet, ME, { do: 'go' }, (followed) => logOf(followed)[0] ?? '')).toBe('went');
  });

  it('is not where they do not agree, where the answer is no option, or where nobody is asked', () => {
    const match = begun(rolls);
    const packet = packetOf(match, ME);
    const first = (followed: { readonly view: unknown }): string => logOf(followed)[0] ?? '';
    expect(foreseePart(rolls, packet, ME, { do: 'go' }, (followed) => logOf(followed)[1] ?? '')).toBeNull();
    expect(foreseePart(rolls, packet, ME, { do: 'fly' }, first)).toBeNull();
    expect(foreseePart(rolls, packetOf(match, RIVAL), RIVAL, { do: 'go' }, first)).toBeNull();
    expect(foreseePart(rolls, packet, ME, { do: 'go' }, first, { worlds: 1 })).toBeNull();
  });
});
