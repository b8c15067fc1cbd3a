import { expect, test } from 'vitest';
import { Foresight } from '../foresight.ts';
import { foreseeAll } from '../use-foresight.ts';

const options = [1, 2, 3, 4, 5].map((n) => ({ n }));

/** Idle moments with so much time left after each option, one after another. */
function moments(...left: readonly number[]) {
  let [asked, waited] = [0, 0];
  return {
    idle: () => {
      waited += 1;
      return Promise.resolve(() => left[asked++] ?? 0);
    },
    get waited(): number {
      return waited;
    },
  };
}

test('what comes of every option is worked out in idle moments, once each, and as many in one moment as there is time for', async () => {
  const worked: number[] = [];
  const foresight = new Foresight(({ n }: { readonly n: number }) => {
    worked.push(n);
    return n * 10;
  });
  const time = moments(20, 10, 0, 0, 0);
  await foreseeAll(foresight, options, time.idle, () => false);
  expect(worked).toEqual([1, 2, 3, 4, 5]);
  expect(time.waited).toBe(3);
  expect(options.map(foresight.of)).toEqual([10, 20, 30, 40, 50]);
  expect(worked).toHaveLength(5);
});

test('nothing more is worked out when another question has come', async () => {
  const worked: number[] = [];
  const foresight = new Foresight(({ n }: { readonly n: number }) => {
    worked.push(n);
    return n;
  });
  await foreseeAll(foresight, options, moments().idle, () => worked.length === 2);
  expect(worked).toEqual([1, 2]);
});
