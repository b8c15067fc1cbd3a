import { type Game, type Types } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { Browser, bot, person } from '../play/here/here.ts';
import { farAway, ME, modelAt, packed, RIVAL, steps, until } from './models.ts';

describe('a formality', () => {
  const formal = toy(
    { start: (m) => m.ask(ME, { kind: 'roll' }) },
    { roll: { clock: 'prompt', answer: (m) => m.ask(RIVAL, { kind: 'stop' }) } },
  ) as unknown as Game<Types>;

  it('is answered by itself, once, and never shown', async () => {
    const source = farAway(formal);
    const model = modelAt(source, { pack: packed(formal) });
    expect(model.state().question).toBeNull();
    await until(model, () => source.sent.length > 0);
    model.dismiss();
    expect(source.sent).toMatchObject([{ seat: ME, question: 1, option: { do: 'go' } }]);
  });

  it('takes some time where other people would learn from it that there was nothing to decide', () => {
    const waits: number[] = [];
    const after = (ms: number): (() => void) => {
      waits.push(ms);
      return () => {};
    };
    modelAt(farAway(formal, 2, [ME], [ME, RIVAL]), { pack: packed(formal), after });
    expect(waits).toEqual([1_350]);
  });
});

describe('the log', () => {
  it('is whole for a page that was open from the start, and not while earlier events are still on their way', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    expect(model.state().whole).toBe(true);
    void source.answer(ME, 1, { do: 'go' });
    source.takes();
    expect(model.state().whole).toBe(true);
    const late = modelAt(source, { pack: packed(game) });
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
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ log, pack }) => log.length === 3 && pack !== null);
    void model.send({ do: 'stop' });
    source.takes();
    const { log } = model.state();
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
    const model = modelAt(source, { pack: packed(game) });
    void source.answer(ME, 2, { do: 'stop' });
    source.takes();
    expect(model.state()).toMatchObject({ link: 'lost', whole: false });
    source.connection('there');
    const { log } = await until(model, ({ whole }) => whole);
    expect(log.map(({ event }) => event.type)).toEqual(['go', 'stop']);
  });
});

describe('a table that cannot go on', () => {
  it('says why', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    source.ends({ key: 'gone.broken' });
    expect(model.state().gone).toEqual({ key: 'gone.broken' });
    const lost = modelAt(farAway(game), { pack: () => Promise.reject(new Error('offline')) });
    await until(lost, ({ gone }) => gone?.key === 'link.not-loaded');
    const unknown = modelAt(farAway(game), { pack: async () => null });
    await until(unknown, ({ gone }) => gone?.key === 'link.unknown-game');
  });
});

describe('a whole match against bots', () => {
  it('is played through the model alone, and its log has every event', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: 'king-of-the-mountain', seats: [person('Mei'), bot(), bot()] }));
    const model = modelAt(source);
    let asked = 0;
    while (model.state().over === null) {
      const { question } = model.state();
      const option = question?.options[0];
      if (option === undefined) await new Promise((later) => setTimeout(later, 1));
      else {
        expect(question?.kind).not.toBe('initiative');
        asked += 1;
        const answered = await model.send(option);
        // The other side of a trade may have ended it meanwhile.
        if (question?.kind !== 'trade') expect(answered).toMatchObject({ ok: true });
      }
    }
    expect(asked).toBeGreaterThan(5);
    const all = await source.history(ME, 0);
    expect(model.state().log.map(({ event }) => event)).toEqual(all.flatMap(({ events }) => events));
    expect(model.state()).toMatchObject({ question: null, busy: false, problem: null });
  });

  it('FS-085: of Skirmish is played through the model alone, card by card', async () => {
    const tab = new Browser().tab();
    const source = await tab.open(await tab.start({ game: 'skirmish', seats: [person('Mei'), bot()] }));
    const model = modelAt(source);
    let asked = 0;
    while (model.state().over === null) {
      const option = model.state().question?.options.at(-1);
      if (option === undefined) await new Promise((later) => setTimeout(later, 1));
      else {
        asked += 1;
        expect(await model.send(option)).toMatchObject({ ok: true });
      }
    }
    expect(asked).toBeGreaterThan(5);
    const all = await source.history(ME, 0);
    expect(model.state().log.map(({ event }) => event)).toEqual(all.flatMap(({ events }) => events));
    expect(model.state()).toMatchObject({ question: null, busy: false, problem: null });
  });
});
