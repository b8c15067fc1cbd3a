import { create, fast, type Game, type Packet, seat, type Types } from '@tavern/engine';
import { describe, expect, it, vi } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { Foresight } from '../../model/foresight.ts';

const ME = seat(0);

/** A game of one question after another, with a given first step. */
const game = (more: Parameters<typeof toy>[1] & object): Game<Types> =>
  toy({ start: (m) => m.ask(ME, { kind: 'first' }) }, { second: {}, ...more }) as unknown as Game<Types>;

const certain = game({ first: { answer: (m) => m.ask(ME, { kind: 'second' }) } });
const packetOf = (of: Game<Types>): Packet<Types> => create(of, fast(1), [{}, {}], {}).packet(ME, { lean: true });

describe('the viewer’s own answer', () => {
  it('is not foreseen if that takes too long', () => {
    let time = 0;
    const everyLook = (ms: number) => () => (time += ms);
    expect(new Foresight(everyLook(20)).foresee(certain, packetOf(certain), ME, { do: 'go' })).toBe(false);
    expect(new Foresight(everyLook(5)).foresee(certain, packetOf(certain), ME, { do: 'go' })).toBe(true);
  });

  it('is not foreseen if the rules fail, which the table will report', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const failing = game({
      first: {
        answer: () => {
          throw new Error('a mistake in the rules');
        },
      },
    });
    expect(new Foresight(() => 0).foresee(failing, packetOf(failing), ME, { do: 'go' })).toBe(false);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });
});
