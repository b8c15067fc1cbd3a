import { seat } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import type { TableModel } from '../../../model/table-model.ts';
import type { Replay } from '../../../play/replay/replay.ts';
import { modelAt, until } from '../../model/models.ts';
import { golden, goldenRecord, open } from './replays.ts';

/** The longest one: much happens in it. */
const [FILE = ''] = golden
  .filter((file) => file.includes('mountain/test/golden/'))
  .toSorted((a, b) => goldenRecord(b).answers.length - goldenRecord(a).answers.length);
const record = goldenRecord(FILE);

/** The model of a screen, with the whole log of the moment. */
async function screen(replay: Replay): Promise<TableModel> {
  const model = modelAt(replay.table);
  await whole(model);
  return model;
}

const whole = (model: TableModel) => until(model, ({ whole, pack }) => whole && pack !== null);
const ids = (model: TableModel): string[] => model.state().log.map(({ id }) => id);
const news = (model: TableModel): number => model.state().log.filter(({ past }) => !past).length;

describe('a table that is a replay', () => {
  test('has the log of the moment after any jump, and every step adds its own events to it as news', async () => {
    const replay = await open(record, { seat: seat(1) });
    const model = await screen(replay);
    const logs: string[][] = [ids(model)];
    for (let answer = 1; answer <= 120; answer++) {
      const before = ids(model);
      await replay.go(answer);
      expect(ids(model).slice(0, before.length)).toEqual(before);
      expect(news(model)).toBe(ids(model).length - (logs[0]?.length ?? 0));
      logs.push(ids(model));
    }
    for (const answer of [60, 3, 119, 0, 118, 40]) {
      await replay.go(answer);
      await whole(model);
      expect(ids(model)).toEqual(logs[answer]);
      expect(news(model)).toBe(0);
    }
    await replay.go(41);
    expect([ids(model), news(model)]).toEqual([logs[41], (logs[41]?.length ?? 0) - (logs[40]?.length ?? 0)]);
  });

  test('opened at a moment fills its log with all that came before', async () => {
    const replay = await open(record, { at: 300 });
    const model = await screen(replay);
    const { log, frame } = model.state();
    expect(frame?.packet).toEqual(replay.table.frame(null)?.packet);
    expect(log.every(({ past }) => past)).toBe(true);
    const numbers = log.map(({ n }) => n);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(log.length).toBeGreaterThan(300);
  });

  test('through other eyes is theirs from the first event on, and nothing of it is news', async () => {
    const replay = await open(record, { at: 80 });
    const model = await screen(replay);
    const spectators = ids(model);
    await replay.look(seat(2));
    await whole(model);
    expect(model.state()).toMatchObject({ front: 2, curtain: null });
    expect(replay.table.own).toEqual([2]);
    expect(ids(model)[0]).not.toBe(spectators[0]);
    expect(news(model)).toBe(0);
    // From where a spectator sits, too: their log is not mistaken for that of eyes that see everything.
    await replay.look(null);
    await whole(model);
    const back = ids(model);
    expect([model.state().front, replay.table.own, back.length]).toEqual([null, [], spectators.length]);
    await replay.look('all');
    await whole(model);
    expect(model.state().front).toBeNull();
    expect(ids(model).filter((id) => back.includes(id))).toEqual([]);
  });

  test('shows the seat its question with all options, and takes no answer', async () => {
    const replay = await open(record, { seat: seat(0) });
    const model = await screen(replay);
    let at = 0;
    while (model.state().question === null) await replay.go(++at);
    const { question, frame } = model.state();
    expect(question?.options.length).toBeGreaterThan(1);
    const answered = await model.send(question?.options[0] ?? {});
    expect(answered).toMatchObject({ ok: false, code: 'replay.only-watched' });
    expect(model.state()).toMatchObject({ busy: false, foreseen: false, problem: { key: 'replay.only-watched' } });
    expect(model.state().frame).toBe(frame);
    for (const act of [model.concede, model.claim, model.back])
      expect(await act()).toMatchObject({ code: 'replay.only-watched' });
    await replay.go(at + 5);
    expect(model.state().problem).toBeNull();
  });

  test('does not even draw for a moment what an answer would lead to', async () => {
    const duel = goldenRecord(golden.find((file) => file.includes('revolution/test/golden/2-bots')) ?? '');
    const replay = await open(duel, { seat: seat(0) });
    const model = await screen(replay);
    let sent = 0;
    for (let at = 1; at < duel.answers.length; at++) {
      await replay.go(at);
      for (const option of model.state().question?.options.slice(0, 4) ?? []) {
        const sending = model.send(option);
        expect(model.state().foreseen).toBe(false);
        await sending;
        sent += 1;
      }
    }
    expect(sent).toBeGreaterThan(20);
  });

  test('answers no formality by itself, and no clock runs', async () => {
    const replay = await open(record, { seat: seat(0) });
    const asked: string[] = [];
    Object.assign(replay.table, {
      answer: async () => {
        asked.push('answered');
        return { ok: true };
      },
    });
    const model = modelAt(replay.table, { after: (_ms, work) => (work(), () => {}) });
    await whole(model);
    let formalities = 0;
    // At the very first moment all players are asked to roll for the turn order: that is one for certain.
    for (let at = 0; at <= record.answers.length; at++) {
      await replay.go(at);
      const question = replay.table.frame(seat(0))?.packet.question ?? null;
      if (question !== null && question.clock === 'prompt' && question.options.length === 1) formalities += 1;
      expect(model.state()).toMatchObject({ curtain: null, status: { clocks: [], mayClaim: false } });
    }
    expect([formalities > 0, asked]).toEqual([true, []]);
  });

  test('a match whose worker stops says so, and can be opened once more', async () => {
    const replay = await open(record);
    const model = await screen(replay);
    (replay as unknown as { link: { fail(): void } }).link.fail();
    expect(model.state().gone).toEqual({ key: 'replay.lost' });
    await replay.go(5);
    expect(replay.state().at).toBe(0);
    expect((await open(record)).state().at).toBe(0);
  });
});
