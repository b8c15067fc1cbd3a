import type { Game, Types } from '@tavern/engine';
import { describe, expect, it } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { farAway, logOf, ME, modelAt, packed, RIVAL, steps, until } from './models.ts';

/** Both are asked at once whether they step in. */
const windowed = toy(
  { start: (m) => m.ask([ME, RIVAL], { kind: 'window' }) },
  { window: { window: true, options: () => [{ do: 'pass' }, { do: 'play' }] } },
) as unknown as Game<Types>;

describe('an own answer', () => {
  it('shows at once what it leads to, and the next question can be answered before anybody has acknowledged', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    const first = model.send({ do: 'go' });
    expect(model.state()).toMatchObject({ foreseen: true, busy: false, question: { id: 2 } });
    expect(logOf(model.state())).toEqual(['go']);
    void model.send({ do: 'stop' });
    expect(logOf(model.state())).toEqual(['go', 'stop']);

    source.takes();
    expect(await first).toEqual({ ok: true });
    // The second one is still on its way, and still shown.
    expect(model.state().foreseen).toBe(true);
    expect(logOf(model.state())).toEqual(['go', 'stop']);
    source.takes();
    expect(model.state().foreseen).toBe(false);
    expect(logOf(model.state())).toEqual(['go', 'stop']);
    expect(model.state().log.map(({ event }) => event.type)).toEqual(['go', 'stop']);
  });

  it('is told of as foreseen when it comes as foreseen, and each thing with the view right after it', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    for (const option of ['go', 'roll', 'stop']) {
      const sent = model.send({ do: option });
      source.takes();
      await sent;
    }
    const { log } = model.state();
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
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    void model.send({ do: 'go' });
    // The same seat, in another window, is quicker.
    void source.answer(ME, 1, { do: 'stop' });
    source.sent.reverse();
    source.takes();
    expect(model.state().foreseen).toBe(false);
    void model.send({ do: 'go' });
    source.happens((view) => ({ ...view, log: ['something else'] }));
    source.sent.reverse();
    source.takes();
    expect(model.state().log.map(({ event, foreseen }) => [event.type, foreseen])).toEqual([
      ['stop', false],
      ['go', false],
    ]);
  });

  it('is news to everybody else', async () => {
    const game = steps();
    const source = farAway(game, 2, [RIVAL]);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    void source.answer(ME, 1, { do: 'go' });
    source.takes();
    expect(model.state()).toMatchObject({ foreseen: false, log: [{ event: { type: 'go' }, foreseen: false }] });
  });

  it('waits where dice decide, and counts once however often it is pressed', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    const rolled = model.send({ do: 'roll' });
    expect(model.state()).toMatchObject({ foreseen: false, busy: true, question: { id: 1 } });
    await model.send({ do: 'roll' });
    expect(source.sent).toHaveLength(1);
    expect(model.state().problem).toBeNull();
    source.takes();
    await rolled;
    expect(model.state()).toMatchObject({ busy: false, question: { id: 2 } });
  });

  it('gives way to what really comes', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    void model.send({ do: 'go' });
    void model.send({ do: 'stop' });
    source.happens((view) => ({ ...view, log: ['something else'] }));
    expect(model.state().foreseen).toBe(false);
    expect(logOf(model.state())).toEqual(['something else']);
  });

  it('is taken back where it is refused, and says why until the next one', async () => {
    const game = steps();
    const source = farAway(game);
    const model = modelAt(source, { pack: packed(game) });
    await until(model, ({ pack }) => pack !== null);
    const sent = model.send({ do: 'go' });
    void model.send({ do: 'stop' });
    source.sent[0]?.acknowledge({ ok: false, code: 'not-stored', why: { key: 'refusal.not-stored' } });
    expect(await sent).toMatchObject({ ok: false });
    expect(model.state()).toMatchObject({ foreseen: false, problem: { key: 'refusal.not-stored' }, question: { id: 1 } });
    expect(logOf(model.state())).toEqual([]);
    model.dismiss();
    expect(model.state().problem).toBeNull();
  });

  it('is not asked for again once it is kept back as a pass, though nothing else has changed yet', async () => {
    const source = farAway(windowed);
    const model = modelAt(source, { pack: packed(windowed) });
    const passed = model.send({ do: 'pass' });
    expect(model.state()).toMatchObject({ question: { id: 1 }, busy: true });
    source.holds();
    expect(await passed).toEqual({ ok: true, held: true });
    expect(model.state()).toMatchObject({ question: null, busy: false });
  });

  it('is asked for again where the table says afterwards that nobody has passed: it has lost the pass', async () => {
    const source = farAway(windowed);
    const model = modelAt(source, { pack: packed(windowed) });
    const passed = model.send({ do: 'pass' });
    source.holds();
    await passed;
    source.stands();
    expect(model.state()).toMatchObject({ question: { id: 1 } });
  });

  it('is refused where nothing is asked', async () => {
    const game = steps();
    const model = modelAt(farAway(game, 2, [RIVAL]), { pack: packed(game) });
    expect(await model.send({ do: 'go' })).toMatchObject({ ok: false, code: 'link.too-late' });
  });
});
