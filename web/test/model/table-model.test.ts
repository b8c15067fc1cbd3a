import { create, type Flat, fast, type Game, type Seat, seat, seatsOf, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { describe, expect, it, onTestFinished } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { packOf } from '../../model/pack.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { type DeskSetup, TableDesk, type TableState } from '../../model/table-model.ts';
import { MemoryStorage } from '../../play/here/memory-storage.ts';
import { magpiesWith } from '../magpies.ts';
import { Browser, bot, person } from '../play/here/here.ts';
import { FakeSource } from './fake-source.ts';

const [ME, RIVAL] = [seat(0), seat(1)];

/** Its clock stands still, so that no slow machine decides what is foreseen. */
function deskAt(source: ShownTable, more: Partial<DeskSetup> = {}): TableDesk {
  const after = (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const desk = new TableDesk(source, { pack: packOf, now: () => 0, after, random: () => 0.5, ...more });
  onTestFinished(desk.sit());
  return desk;
}

/** What it shows as soon as it shows this. */
async function until(desk: TableDesk, shows: (state: TableState) => boolean): Promise<TableState> {
  while (!shows(desk.state())) await new Promise((later) => setTimeout(later, 1));
  return desk.state();
}

/** One question after another to the same seat; each answer is noted for all to see. */
const steps = (more: Parameters<typeof toy>[2] = {}): Game<Types> =>
  toy(
    { start: (m) => m.ask(ME, { kind: 'step' }) },
    {
      step: {
        options: () => [{ do: 'go' }, { do: 'stop' }, { do: 'roll' }],
        answer: (m, _who, option) => {
          m.state.log.push(option.do === 'roll' ? String(m.rng.die(6)) : option.do);
          m.emit({ type: option.do });
          m.ask(ME, { kind: 'step' });
        },
      },
    },
    more,
  ) as unknown as Game<Types>;

const packed = (game: Game<Types>): (() => Promise<GamePack>) => {
  const pack = { game, texts: { en: {}, 'zh-Hant': {} }, tell: {} } as unknown as GamePack;
  return async () => pack;
};

const farAway = (game: Game<Types>, players = 2, own: readonly Seat[] = [ME], people?: readonly Seat[]): FakeSource =>
  new FakeSource(
    game.name,
    create(
      game,
      fast(1),
      seatsOf(players).map(() => ({})),
      {},
    ),
    own,
    people,
  );

const logOf = ({ frame }: TableState): unknown => (frame?.packet.view as { log: string[] } | undefined)?.log;

describe('an own answer', () => {
  it('shows at once what it leads to, and the next question can be answered before anybody has acknowledged', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    const first = desk.send({ do: 'go' });
    expect(desk.state()).toMatchObject({ foreseen: true, busy: false, question: { id: 2 } });
    expect(logOf(desk.state())).toEqual(['go']);
    void desk.send({ do: 'stop' });
    expect(logOf(desk.state())).toEqual(['go', 'stop']);

    source.takes();
    expect(await first).toEqual({ ok: true });
    // The second one is still on its way, and still shown.
    expect(desk.state().foreseen).toBe(true);
    expect(logOf(desk.state())).toEqual(['go', 'stop']);
    source.takes();
    expect(desk.state().foreseen).toBe(false);
    expect(logOf(desk.state())).toEqual(['go', 'stop']);
    expect(desk.state().log.map(({ event }) => event.type)).toEqual(['go', 'stop']);
  });

  it('is told of as foreseen when it comes as foreseen, and each thing with the view right after it', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    for (const option of ['go', 'roll', 'stop']) {
      const sent = desk.send({ do: option });
      source.takes();
      await sent;
    }
    const { log } = desk.state();
    expect(log.map(({ event, foreseen, past }) => [event.type, foreseen, past])).toEqual([
      ['go', true, false],
      ['roll', false, false],
      ['stop', true, false],
    ]);
    expect(log.map(({ view }) => (view as { log: string[] }).log.length)).toEqual([1, 2, 3]);
  });

  it('is news where it came otherwise, and so is what was built on it', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    void desk.send({ do: 'go' });
    // The same seat, in another window, is quicker.
    void source.answer(ME, 1, { do: 'stop' });
    source.sent.reverse();
    source.takes();
    expect(desk.state().foreseen).toBe(false);
    void desk.send({ do: 'go' });
    source.happens((view) => ({ ...view, log: ['something else'] }));
    source.sent.reverse();
    source.takes();
    expect(desk.state().log.map(({ event, foreseen }) => [event.type, foreseen])).toEqual([
      ['stop', false],
      ['go', false],
    ]);
  });

  it('is news to everybody else', async () => {
    const game = steps();
    const source = farAway(game, 2, [RIVAL]);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    void source.answer(ME, 1, { do: 'go' });
    source.takes();
    expect(desk.state()).toMatchObject({ foreseen: false, log: [{ event: { type: 'go' }, foreseen: false }] });
  });

  it('waits where dice decide, and counts once however often it is pressed', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    const rolled = desk.send({ do: 'roll' });
    expect(desk.state()).toMatchObject({ foreseen: false, busy: true, question: { id: 1 } });
    await desk.send({ do: 'roll' });
    expect(source.sent).toHaveLength(1);
    expect(desk.state().problem).toBeNull();
    source.takes();
    await rolled;
    expect(desk.state()).toMatchObject({ busy: false, question: { id: 2 } });
  });

  it('gives way to what really comes', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    void desk.send({ do: 'go' });
    void desk.send({ do: 'stop' });
    source.happens((view) => ({ ...view, log: ['something else'] }));
    expect(desk.state().foreseen).toBe(false);
    expect(logOf(desk.state())).toEqual(['something else']);
  });

  it('is taken back where it is refused, and says why until the next one', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ pack }) => pack !== null);
    const sent = desk.send({ do: 'go' });
    void desk.send({ do: 'stop' });
    source.sent[0]?.acknowledge({ ok: false, code: 'not-stored', why: { key: 'refusal.not-stored' } });
    expect(await sent).toMatchObject({ ok: false });
    expect(desk.state()).toMatchObject({ foreseen: false, problem: { key: 'refusal.not-stored' }, question: { id: 1 } });
    expect(logOf(desk.state())).toEqual([]);
    desk.dismiss();
    expect(desk.state().problem).toBeNull();
  });

  it('is not asked for again once it is kept back as a pass, though nothing else has changed yet', async () => {
    const windowed = toy(
      { start: (m) => m.ask([ME, RIVAL], { kind: 'window' }) },
      { window: { window: true, options: () => [{ do: 'pass' }, { do: 'play' }] } },
    ) as unknown as Game<Types>;
    const source = farAway(windowed);
    const desk = deskAt(source, { pack: packed(windowed) });
    const passed = desk.send({ do: 'pass' });
    expect(desk.state()).toMatchObject({ question: { id: 1 }, busy: true });
    source.holds();
    expect(await passed).toEqual({ ok: true, held: true });
    expect(desk.state()).toMatchObject({ question: null, busy: false });
  });

  it('is asked for again where the table says afterwards that nobody has passed: it has lost the pass', async () => {
    const windowed = toy(
      { start: (m) => m.ask([ME, RIVAL], { kind: 'window' }) },
      { window: { window: true, options: () => [{ do: 'pass' }, { do: 'play' }] } },
    ) as unknown as Game<Types>;
    const source = farAway(windowed);
    const desk = deskAt(source, { pack: packed(windowed) });
    const passed = desk.send({ do: 'pass' });
    source.holds();
    await passed;
    source.stands();
    expect(desk.state()).toMatchObject({ question: { id: 1 } });
  });

  it('is refused where nothing is asked', async () => {
    const game = steps();
    const desk = deskAt(farAway(game, 2, [RIVAL]), { pack: packed(game) });
    expect(await desk.send({ do: 'go' })).toMatchObject({ ok: false, code: 'link.too-late' });
  });
});

describe('a formality', () => {
  const formal = toy(
    { start: (m) => m.ask(ME, { kind: 'roll' }) },
    { roll: { clock: 'prompt', answer: (m) => m.ask(RIVAL, { kind: 'stop' }) } },
  ) as unknown as Game<Types>;

  it('is answered by itself, once, and never shown', async () => {
    const source = farAway(formal);
    const desk = deskAt(source, { pack: packed(formal) });
    expect(desk.state().question).toBeNull();
    await until(desk, () => source.sent.length > 0);
    desk.dismiss();
    expect(source.sent).toMatchObject([{ seat: ME, question: 1, option: { do: 'go' } }]);
  });

  it('takes some time where other people would learn from it that there was nothing to decide', () => {
    const waits: number[] = [];
    const after = (ms: number): (() => void) => {
      waits.push(ms);
      return () => {};
    };
    deskAt(farAway(formal, 2, [ME], [ME, RIVAL]), { pack: packed(formal), after });
    expect(waits).toEqual([1_350]);
  });
});

describe('the log', () => {
  it('is whole from the start for whoever was there then, and not while what was before is on its way', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    expect(desk.state().whole).toBe(true);
    void source.answer(ME, 1, { do: 'go' });
    source.takes();
    expect(desk.state().whole).toBe(true);
    const late = deskAt(source, { pack: packed(game) });
    expect(late.state()).toMatchObject({ whole: false, log: [{ event: { type: 'go' } }] });
    await until(late, ({ whole }) => whole);
  });

  it('has what happened before somebody came, which is not to be animated, and then everything as it comes', async () => {
    const game = steps();
    const source = farAway(game);
    for (const option of ['go', 'stop', 'go']) {
      void source.answer(ME, source.frame(ME)?.packet.question?.id ?? 0, { do: option });
      source.takes();
    }
    const desk = deskAt(source, { pack: packed(game) });
    await until(desk, ({ log, pack }) => log.length === 3 && pack !== null);
    void desk.send({ do: 'stop' });
    source.takes();
    const { log } = desk.state();
    expect(log.map(({ event, past }) => `${event.type}${past ? ' before' : ''}`)).toEqual([
      'go before',
      'stop before',
      'go before',
      'stop',
    ]);
  });

  it('is completed when the connection is back', async () => {
    const game = steps();
    const source = farAway(game);
    source.connection('lost');
    void source.answer(ME, 1, { do: 'go' });
    source.takes();
    const desk = deskAt(source, { pack: packed(game) });
    void source.answer(ME, 2, { do: 'stop' });
    source.takes();
    expect(desk.state()).toMatchObject({ link: 'lost', whole: false });
    source.connection('there');
    const { log } = await until(desk, ({ whole }) => whole);
    expect(log.map(({ event }) => event.type)).toEqual(['go', 'stop']);
  });
});

describe('a table that cannot go on', () => {
  it('says why', async () => {
    const game = steps();
    const source = farAway(game);
    const desk = deskAt(source, { pack: packed(game) });
    source.ends({ key: 'gone.broken' });
    expect(desk.state().gone).toEqual({ key: 'gone.broken' });
    const lost = deskAt(farAway(game), { pack: () => Promise.reject(new Error('offline')) });
    await until(lost, ({ gone }) => gone?.key === 'link.not-loaded');
    const unknown = deskAt(farAway(game), { pack: async () => null });
    await until(unknown, ({ gone }) => gone?.key === 'link.unknown-game');
  });
});

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

describe('a whole match against bots', () => {
  it('is played through the desk alone, and its log has every event', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: 'king-of-the-mountain', seats: [person('Mei'), bot(), bot()] }));
    const desk = deskAt(source);
    let asked = 0;
    while (desk.state().over === null) {
      const { question } = desk.state();
      const option = question?.options[0];
      if (option === undefined) await new Promise((later) => setTimeout(later, 1));
      else {
        expect(question?.kind).not.toBe('initiative');
        asked += 1;
        const answered = await desk.send(option);
        // The other side of a trade may have ended it meanwhile.
        if (question?.kind !== 'trade') expect(answered).toMatchObject({ ok: true });
      }
    }
    expect(asked).toBeGreaterThan(5);
    const all = await source.history(ME, 0);
    expect(desk.state().log.map(({ event }) => event)).toEqual(all.flatMap(({ events }) => events));
    expect(desk.state()).toMatchObject({ question: null, busy: false, problem: null });
  });
});
