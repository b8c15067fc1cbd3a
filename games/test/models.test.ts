import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { modelsOf } from './models.ts';

test.each(await modelsOf())(
  'the picture of a model is of what is described now (node web/tools/models.ts): $folder',
  ({ folder, hash }) => {
    expect(readFileSync(`${folder}model.hash`, 'utf8').trim()).toBe(hash);
    expect(readFileSync(`${folder}model.webp`).subarray(8, 12).toString()).toBe('WEBP');
  },
);
