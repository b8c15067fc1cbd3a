import { create, fast, type Game, type Match, type Packet, type Seat, seat, type Types } from '@tavern/engine';
import { describe, expect, it, vi } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { packOf } from '../../links/pack.ts';
import { predict } from '../../links/predict.ts';

const plain = (game: unknown): Game<Types> => game as Game<Types>;
const [ME, RIVAL] = [seat(0), seat(1)];
/** A slow machine must not decide what these tests find. */
const AT_LEISURE = { now: () => 0 };
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
    const foreseen = predict(certain, packetOf(match, ME), ME, { do: 'go' }, AT_LEISURE);
    match.answer(ME, 1, { do: 'go' });
    expect(foreseen).toEqual(packetOf(match, ME));
    expect(foreseen).toMatchObject({ view: { log: ['went'] }, question: { kind: 'second', id: 2 } });
  });

  it('is not where dice are thrown', async () => {
    const race = (await packOf('race'))?.game as Game<Types>;
    const match = create(race, fast(1), [{}, {}], { tiles: 20 });
    expect(predict(race, packetOf(match, ME), ME, { do: 'roll' }, AT_LEISURE)).toBeNull();
  });

  it('is not where something hidden comes to light', () => {
    // The log's first word is the rival's secret: whoever looks at it may say no more than that it is one of twenty.
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
      expect(predict(looks, packetOf(match, ME), ME, { do: 'go' }, { ...AT_LEISURE, seed: seed * 100 })).toBeNull();
  });

  it('is not in a window, where it counts when that closes', () => {
    const windowed = game({ first: { window: true, answer: (m) => m.ask(ME, { kind: 'second' }) } });
    expect(predict(windowed, packetOf(begun(windowed), ME), ME, { do: 'go' }, AT_LEISURE)).toBeNull();
  });

  it('is not where it is none of the options', () => {
    const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
    expect(predict(certain, packetOf(begun(certain), ME), ME, { do: 'fly' }, AT_LEISURE)).toBeNull();
  });

  it('is not where nobody is asked, nor for spectators', () => {
    const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
    const match = begun(certain);
    expect(predict(certain, packetOf(match, RIVAL), RIVAL, { do: 'go' }, AT_LEISURE)).toBeNull();
    expect(predict(certain, match.packet(null), ME, { do: 'go' }, AT_LEISURE)).toBeNull();
  });

  it('is not where it takes too long to know', () => {
    const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
    const packet = packetOf(begun(certain), ME);
    let time = 0;
    const slow = (): number => (time += 20);
    expect(predict(certain, packet, ME, { do: 'go' }, { now: slow, budget: 10 })).toBeNull();
    expect(predict(certain, packet, ME, { do: 'go' }, { now: slow, budget: 100 })).not.toBeNull();
  });

  it('is not where the rules fail, which is for the table to tell', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const failing = game({
      first: {
        answer: () => {
          throw new Error('a mistake in the rules');
        },
      },
    });
    expect(predict(failing, packetOf(begun(failing), ME), ME, { do: 'go' }, AT_LEISURE)).toBeNull();
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});

describe('on the mountain', () => {
  it('whatever is foreseen is what comes, and what one wears or takes off always is', async () => {
    const pack = await packOf('king-of-the-mountain');
    if (pack === null) throw new Error('the mountain is gone');
    const seen = { foreseen: 0, worn: 0, thrown: 0 };
    for (let round = 0; round < 6; round++) {
      const match = create(
        pack.game,
        fast(round),
        ['scout', 'porter', 'monk'].map((hero) => ({ class: hero })),
        pack.game.rules.parse({}),
      );
      const luck = fast(100 + round);
      while (match.over === null) {
        const [who] = match.asked;
        if (who === undefined) break;
        const packet = packetOf(match, who);
        const options = packet.question?.options ?? [];
        const wears = options.filter((each) => each['do'] === 'equip' || each['do'] === 'unequip');
        const rng = luck.stream(`choice ${match.seq}`);
        const option = wears.length > 0 && rng.chance(1, 3) ? rng.pick(wears) : rng.pick(options);
        const foreseen = predict(pack.game, packet, who, option, { ...AT_LEISURE, seed: match.seq });
        match.answer(who, packet.question?.id ?? 0, option);
        if (wears.includes(option)) {
          seen.worn += 1;
          expect(foreseen).not.toBeNull();
        }
        const thrown = { fight: 'attack', turn: 'move' }[packet.question?.kind ?? ''];
        if (option['do'] === thrown) {
          seen.thrown += 1;
          expect(foreseen).toBeNull();
        }
        if (foreseen === null) continue;
        seen.foreseen += 1;
        expect(foreseen).toEqual(packetOf(match, who));
      }
    }
    expect(seen.worn).toBeGreaterThan(10);
    expect(seen.thrown).toBeGreaterThan(30);
    expect(seen.foreseen).toBeGreaterThan(seen.worn);
  });
});
