import { seat } from '@tavern/engine';
import { expect, test } from 'vitest';
import { Counter } from '../../metrics/counter.ts';
import { counts, noteReply } from '../../metrics/counts.ts';
import { Gauge } from '../../metrics/gauge.ts';
import { Histogram } from '../../metrics/histogram.ts';
import { textOf } from '../../metrics/metric.ts';
import { timed } from '../../metrics/timed-bot.ts';

test('a counter is there before it has counted, and counts apart by its label', () => {
  const plain = new Counter('made_total', 'How many.');
  expect(textOf(plain)).toBe('# HELP made_total How many.\n# TYPE made_total counter\nmade_total 0');
  plain.add();
  plain.add('', 2);
  expect(plain.lines()).toEqual(['made_total 3']);
  const labelled = new Counter('refused_total', 'Why.', 'code');
  expect(labelled.lines()).toEqual([]);
  expect(new Counter('damaged_total', 'Where.', 'table', ['rooms']).lines()).toEqual(['damaged_total{table="rooms"} 0']);
  for (const code of ['too-fast', 'a "quoted" \\ one\n', 'too-fast']) labelled.add(code);
  expect(labelled.lines()).toEqual(['refused_total{code="too-fast"} 2', 'refused_total{code="a \\"quoted\\" \\\\ one\\n"} 1']);
});

test('a gauge is looked at when it is asked for', () => {
  let now = 1;
  const gauge = new Gauge('open', 'Now.', () => now);
  now = 2;
  expect(textOf(gauge)).toBe('# HELP open Now.\n# TYPE open gauge\nopen 2');
});

test('the buckets of a histogram count all that took less, up to everything', () => {
  const histogram = new Histogram('took_seconds', 'How long.', 'stage', ['first', 'last']);
  histogram.of.last.note(1);
  histogram.of.last.note(7, 3);
  histogram.of.last.note(60_000);
  const lines = histogram.lines();
  expect(lines).toHaveLength(2 * 18);
  expect(lines).toEqual(
    expect.arrayContaining([
      'took_seconds_bucket{stage="first",le="+Inf"} 0',
      'took_seconds_bucket{stage="last",le="0.0005"} 0',
      'took_seconds_bucket{stage="last",le="0.001"} 1',
      'took_seconds_bucket{stage="last",le="0.005"} 1',
      'took_seconds_bucket{stage="last",le="0.01"} 4',
      'took_seconds_bucket{stage="last",le="10"} 4',
      'took_seconds_bucket{stage="last",le="+Inf"} 5',
      'took_seconds_sum{stage="last"} 60.022',
      'took_seconds_count{stage="last"} 5',
    ]),
  );
});

test('only refusals are counted among replies', () => {
  const before = counts.refusals.lines().join();
  noteReply({ ok: true, code: 'ABCDEF' });
  expect(counts.refusals.lines().join()).toBe(before);
  noteReply({ ok: false, code: 'made-up-for-this-test' });
  expect(counts.refusals.lines()).toContain('tavern_refusals_total{code="made-up-for-this-test"} 1');
});

test('a bot’s time is noted whether it answers or fails', async () => {
  const noted = (result: string): number =>
    Number(
      counts.botTime
        .lines()
        .find((line) => line.startsWith(`tavern_bot_seconds_count{result="${result}"}`))
        ?.split(' ')[1],
    );
  const [answered, failed] = [noted('answered'), noted('failed')];
  const none = undefined as never;
  expect(await timed({ choose: () => null }).choose(none, seat(0), none)).toBeNull();
  const failing = timed({ choose: () => Promise.reject(new Error('too slow')) });
  await expect(Promise.resolve(failing.choose(none, seat(0), none))).rejects.toThrow('too slow');
  expect([noted('answered'), noted('failed')]).toEqual([answered + 1, failed + 1]);
});
