import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelsOf } from './models.ts';

test.each(await modelsOf())(
  'the picture of a model is of what is described now (node web/tools/models.ts): $picture',
  ({ picture, hash }) => {
    expect(readFileSync(`${picture}.hash`, 'utf8').trim()).toBe(hash);
    for (const ending of ['', '-small']) expect(readFileSync(`${picture}${ending}.webp`).subarray(8, 12).toString()).toBe('WEBP');
  },
);
