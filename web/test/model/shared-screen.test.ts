import { type Flat, type Seat, seat } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { MemoryStorage } from '../../play/here/memory-storage.ts';
import { magpiesWith } from '../magpies.ts';
import { Browser, person } from '../play/here/here.ts';
import { deskAt, until } from './models.ts';

describe('people who share a screen', () => {
  const [MEI, ANN, BO] = [seat(0), seat(1), seat(2)];

  async function threeBirds(openly = false) {
    const pack = magpiesWith([['coin'], ['coin', 'hawk'], ['ring']], [[], ['crown'], []]);
    const tab = new Browser(new MemoryStorage(), async () => pack).tab();
    const id = await tab.start({ game: 'magpies', seats: ['Mei', 'Ann', 'Bo'].map(person), ...(openly ? { openly } : {}) });
    const source = await tab.open(id);
    const desk = deskAt(source, { pack: async () => pack });
    await until(desk, ({ pack: loaded }) => loaded !== null);
    const act = async (who: Seat, option: Flat): Promise<void> => {
      await until(desk, ({ question, curtain }) => question !== null || curtain !== null);
      if (desk.state().curtain?.down === false) desk.handOver();
      desk.lift();
      expect(desk.state()).toMatchObject({ front: who, curtain: null });
      expect(await desk.send(option)).toMatchObject({ ok: true });
    };
    return { desk, act, source };
  }

  it('see nobody’s cards until the curtain was lifted for one of them', async () => {
    const { desk } = await threeBirds();
    const { front, question, curtain, frame } = desk.state();
    expect({ front, question, curtain }).toEqual({ front: null, question: null, curtain: { to: MEI, down: true } });
    expect(frame?.packet.view).toMatchObject({ hand: [] });
    desk.lift();
    expect(desk.state()).toMatchObject({ front: MEI, curtain: null, question: { kind: 'bid' } });
    expect(desk.state().frame?.packet.view).toMatchObject({ hand: ['coin'] });
  });

  it('may look at what their answer led to before they hand the screen on', async () => {
    const { desk, act } = await threeBirds();
    await act(MEI, { do: 'bid', n: 3 });
    await until(desk, ({ curtain }) => curtain !== null);
    expect(desk.state()).toMatchObject({ front: MEI, question: null, curtain: { to: ANN, down: false } });
    expect(desk.state().frame?.packet.view).toMatchObject({ hand: ['coin'] });
    desk.handOver();
    expect(desk.state()).toMatchObject({ front: null, question: null, curtain: { to: ANN, down: true } });
    expect(desk.state().frame?.packet.view).toMatchObject({ hand: [] });
    desk.lift();
    expect(desk.state()).toMatchObject({ front: ANN, curtain: null, question: { kind: 'bid' } });
  });

  it('answer one after another what is sealed, and in a window only who has a choice', async () => {
    const { desk, act } = await threeBirds();
    await act(MEI, { do: 'bid', n: 3 });
    await act(ANN, { do: 'bid', n: 1 });
    await act(BO, { do: 'bid', n: 2 });
    await act(MEI, { do: 'steal', from: 1 });
    await act(ANN, { do: 'hawk' });
    // Bo had nothing to choose: next is Ann's own turn, and the screen stays with her.
    await until(desk, ({ question }) => question?.kind === 'turn');
    expect(desk.state()).toMatchObject({ front: ANN, curtain: null });
  });

  it('hand the screen to and fro in a barter', async () => {
    const { desk, act } = await threeBirds();
    await act(MEI, { do: 'bid', n: 3 });
    await act(ANN, { do: 'bid', n: 1 });
    await act(BO, { do: 'bid', n: 2 });
    await act(MEI, { do: 'barter', with: 1 });
    await until(desk, ({ question }) => question?.kind === 'barter');
    expect(desk.state()).toMatchObject({ front: MEI, shares: [ANN] });
    await act(MEI, { do: 'offer', card: 'coin' });
    desk.handOn(ANN);
    expect(desk.state()).toMatchObject({ front: null, question: null, curtain: { to: ANN, down: true } });
    desk.lift();
    expect(desk.state()).toMatchObject({ front: ANN, shares: [MEI], question: { kind: 'barter' } });
  });

  it('need no curtain where they hide nothing from each other, today and whenever they go on', async () => {
    const { desk, source } = await threeBirds(true);
    expect(source.openly).toBe(true);
    const asked: (Seat | null)[] = [];
    for (const [who, n] of [
      [MEI, 3],
      [ANN, 1],
      [BO, 2],
    ] as const) {
      await until(desk, ({ question, front }) => question !== null && front === who);
      expect(desk.state().curtain).toBeNull();
      asked.push(desk.state().front);
      expect(await desk.send({ do: 'bid', n })).toMatchObject({ ok: true });
    }
    expect(asked).toEqual([MEI, ANN, BO]);
  });

  it('need no curtain where nothing is hidden', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: 'race', rules: { tiles: 20 }, seats: [person('Mei'), person('Ann')] }));
    const desk = deskAt(source);
    const turns: (Seat | null)[] = [];
    while (desk.state().over === null) {
      const { question, front, curtain } = desk.state();
      expect(curtain).toBeNull();
      if (question === null) await new Promise((later) => setTimeout(later, 1));
      else {
        turns.push(front);
        await desk.send({ do: 'roll' });
      }
    }
    expect(turns.slice(0, 4)).toEqual([MEI, ANN, MEI, ANN]);
  });
});
