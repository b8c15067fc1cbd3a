import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFrom } from '../config.ts';

/** The variables that the server reads, found by what they change. */
function namesRead(): ReadonlySet<string> {
  const source = readFileSync(new URL('../config.ts', import.meta.url), 'utf8');
  const candidates = new Set(source.match(/\b[A-Z][A-Z_]{3,}\b/g));
  // A variable is read if a nonsense value changes the result: it is complained about, or taken over.
  const usual = JSON.stringify(configFrom({}));
  return new Set([...candidates].filter((name) => JSON.stringify(configFrom({ [name]: '\u0001' })) !== usual));
}

/** The rows `| \`NAME\` | ...` of the section Configuration. */
function namesDescribed(): ReadonlySet<string> {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const section = /^#+ Configuration$(.*?)(?=^#+ |$(?![\s\S]))/ms.exec(readme)?.[1] ?? '';
  return new Set([...section.matchAll(/^\| `([A-Z_]+)`/gm)].flatMap(([, name]) => name ?? []));
}

test('the README’s Configuration lists exactly the variables that the server reads', () => {
  expect(namesRead().size).toBeGreaterThan(5);
  expect([...namesDescribed()].toSorted()).toEqual([...namesRead()].toSorted());
});
