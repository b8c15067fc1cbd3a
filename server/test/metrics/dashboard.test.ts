import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ask } from '../http/ask.ts';
import { TestServer } from '../servers.ts';

const TOKEN = 'a token for tests';

test('Grafana’s dashboard asks only for metrics that there are, and for each of ours', async () => {
  const { url } = await TestServer.start({ METRICS_TOKEN: TOKEN });
  const { text } = await ask(url, '/metrics', { headers: { authorization: `Bearer ${TOKEN}` } });
  const served = new Set([...text.matchAll(/^# TYPE (\S+) /gm)].map(([, name = '']) => name));
  const dashboard = readFileSync(new URL('../../../deploy/grafana/tavern.json', import.meta.url), 'utf8');
  const asked = new Set(
    [...dashboard.matchAll(/\b((?:tavern|nodejs|process)_[a-z0-9_]+)/g)].map(([, name = '']) =>
      name.replace(/_(?:bucket|count|sum)$/, ''),
    ),
  );
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((name) => !served.has(name))).toEqual([]);
  const shown = [...served].filter((name) => name.startsWith('tavern_') && name !== 'tavern_up_seconds');
  expect(shown.filter((name) => !asked.has(name))).toEqual([]);
});
