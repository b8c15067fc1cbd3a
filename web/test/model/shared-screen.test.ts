import { type Flat, type Game, type Seat, seat, type Types } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { MemoryStorage } from '../../play/here/memory-storage.ts';
import { magpiesWith } from '../magpies.ts';
import { Browser, person } from '../play/here/here.ts';
import { farAway, logOf, modelAt, packed, until } from './models.ts';

describe('people who share a screen', () => {
  const [MEI, ANN, BO] = [seat(0), seat(1), seat(2)];

  async function threeBirds(openly = false) {
    const pack = magpiesWith([['coin'], ['coin', 'hawk'], ['ring']], [[], ['crown'], []]);
    const tab = new Browser(new MemoryStorage(), async () => pack).tab();
    const id = await tab.start({ game: 'magpies', seats: ['Mei', 'Ann', 'Bo'].map(person), ...(openly ? { openly } : {}) });
    const source = await tab.open(id);
    const model = modelAt(source, { pack: async () => pack });
    await until(model, ({ pack: loaded }) => loaded !== null);
    const act = async (who: Seat, option: Flat): Promise<void> => {
      await until(model, ({ question, curtain }) => question !== null || curtain !== null);
      if (model.state().curtain?.down === false) model.handOver();
      model.lift();
      expect(model.state()).toMatchObject({ front: who, curtain: null });
      expect(await model.send(option)).toMatchObject({ ok: true });
    };
    return { model, act, source };
  }

  it('see nobody’s cards until the curtain was lifted for one of them', async () => {
    const { model } = await threeBirds();
    const { front, question, curtain, frame } = model.state();
    expect({ front, question, curtain }).toEqual({ front: null, question: null, curtain: { to: MEI, down: true } });
    expect(frame?.packet.view).toMatchObject({ hands: [null, null, null] });
    model.lift();
    expect(model.state()).toMatchObject({ front: MEI, curtain: null, question: { kind: 'bid' } });
    expect(model.state().frame?.packet.view).toMatchObject({ hands: [['coin'], null, null] });
  });

  it('may look at what their answer led to before they hand the screen on', async () => {
    const { model, act } = await threeBirds();
    await act(MEI, { do: 'bid', n: 3 });
    await until(model, ({ curtain }) => curtain !== null);
    expect(model.state()).toMatchObject({ front: MEI, question: null, curtain: { to: ANN, down: false } });
    expect(model.state().frame?.packet.view).toMatchObject({ hands: [['coin'], null, null] });
    model.handOver();
    expect(model.state()).toMatchObject({ front: null, question: null, curtain: { to: ANN, down: true } });
    expect(model.state().frame?.packet.view).toMatchObject({ hands: [null, null, null] });
    model.lift();
    expect(model.state()).toMatchObject({ front: ANN, curtain: null, question: { kind: 'bid' } });
  });

  it('answer one after another what is sealed, and in a window only who has a choice', async () => {
    const { model, act } = await threeBirds();
    await act(MEI, { do: 'bid', n: 3 });
    await act(ANN, { do: 'bid', n: 1 });
    await act(BO, { do: 'bid', n: 2 });
    await act(MEI, { do: 'steal', from: 1 });
    await act(ANN, { do: 'hawk' });
    // Bo had nothing to choose: next is Ann's own turn, and the screen stays with her.
    await until(model, ({ question }) => question?.kind === 'turn');
    expect(model.state()).toMatchObject({ front: ANN, curtain: null });
  });

  it('hand the screen to and fro in a barter', async () => {
    const { model, act } = await threeBirds();
    await act(MEI, { do: 'bid', n: 3 });
    await act(ANN, { do: 'bid', n: 1 });
    await act(BO, { do: 'bid', n: 2 });
    await act(MEI, { do: 'barter', with: 1 });
    await until(model, ({ question }) => question?.kind === 'barter');
    expect(model.state()).toMatchObject({ front: MEI, shares: [ANN] });
    await act(MEI, { do: 'offer', card: 'coin' });
    model.handOn(ANN);
    expect(model.state()).toMatchObject({ front: null, question: null, curtain: { to: ANN, down: true } });
    model.lift();
    expect(model.state()).toMatchObject({ front: ANN, shares: [MEI], question: { kind: 'barter' } });
  });

  it('need no curtain where they hide nothing from each other, today and whenever they go on', async () => {
    const { model, source } = await threeBirds(true);
    expect(source.openly).toBe(true);
    const asked: (Seat | null)[] = [];
    for (const [who, n] of [
      [MEI, 3],
      [ANN, 1],
      [BO, 2],
    ] as const) {
      await until(model, ({ question, front }) => question !== null && front === who);
      expect(model.state().curtain).toBeNull();
      asked.push(model.state().front);
      expect(await model.send({ do: 'bid', n })).toMatchObject({ ok: true });
    }
    expect(asked).toEqual([MEI, ANN, BO]);
  });

  it('go on after a pause by one press for all of them, without a curtain', async () => {
    const game = toy(
      { start: (m) => m.ask([MEI, ANN], { kind: 'break' }), turn: (m) => m.ask(ANN, { kind: 'stop' }) },
      {
        break: {
          clock: 'pause',
          answer: (m, who) => {
            m.state.log.push(`${who}`);
            if (m.state.log.length === 2) m.next({ do: 'turn' });
          },
        },
      },
      { hidden: () => [] },
    ) as unknown as Game<Types>;
    const source = farAway(game, 2, [MEI, ANN]);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    model.lift();
    expect(model.state()).toMatchObject({ front: MEI, question: { kind: 'break' } });
    const sent = model.send({ do: 'go' });
    expect(source.sent.map(({ seat: who }) => who)).toEqual([MEI, ANN]);
    source.takes();
    // Between the two answers nobody is asked to hand the screen over.
    expect(model.state()).toMatchObject({ front: MEI, curtain: null, busy: true });
    source.takes();
    expect(await sent).toEqual({ ok: true });
    expect(logOf(model.state())).toEqual(['0', '1']);
    expect(model.state()).toMatchObject({ front: MEI, busy: false, curtain: { to: ANN, down: false } });
  });

  it('need no curtain where nothing is hidden', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: 'race', rules: { tiles: 20 }, seats: [person('Mei'), person('Ann')] }));
    const model = modelAt(source);
    const turns: (Seat | null)[] = [];
    while (model.state().over === null) {
      const { question, front, curtain } = model.state();
      expect(curtain).toBeNull();
      if (question === null) await new Promise((later) => setTimeout(later, 1));
      else {
        turns.push(front);
        await model.send({ do: 'roll' });
      }
    }
    expect(turns.slice(0, 4)).toEqual([MEI, ANN, MEI, ANN]);
  });
});
