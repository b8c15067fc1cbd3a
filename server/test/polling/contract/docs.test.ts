import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { EVENT_TYPES, gameEvent } from '../../../../games/revolution/http/shapes/event.ts';
import { ownInterfaces } from '../../../polling/contract/contracts.ts';
import { replyFaults } from '../api.ts';

const text = readFileSync(new URL('../../../../docs/revolution-http.md', import.meta.url), 'utf8');

describe('docs/revolution-http.md', () => {
  test('names every request, and every event with all its fields', async () => {
    const [own] = await ownInterfaces();
    for (const { method, path } of Object.values(own?.contract.routes ?? {})) expect(text).toContain(`| \`${method} ${path}\``);
    for (const option of gameEvent.options) {
      const row = text.split('\n').find((line) => line.startsWith(`| \`${option.shape.type.value}\``)) ?? '';
      expect(row, option.shape.type.value).not.toBe('');
      const fields = Object.keys(option.shape.data.shape).filter((field) => !['code', 'field', 'why'].includes(field));
      for (const field of fields) expect(row).toContain(`\`${field}\``);
    }
    expect(EVENT_TYPES).toHaveLength(27);
  });

  test('RR-005, C-17: the commands that it names are there', () => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
      readonly scripts: { readonly [name: string]: string };
    };
    expect(scripts).toMatchObject({
      dev: 'node --watch scripts/start.ts',
      start: 'node scripts/start.ts',
      test: 'node scripts/test.ts',
    });
    expect(scripts['test:watch']).toBe('npm run watch');
    for (const name of ['npm run dev', 'npm start', 'npm test', 'npm run test:watch']) expect(text).toContain(`\`${name}\``);
  });

  // What is indented goes on with the line before it.
  const [, transcript = ''] = text.split(/<!-{2} \/?transcript -->/);
  const lines = transcript.trim().replaceAll('\n      ', '').split('\n');
  const said = lines.map((line) => /^Mei ([<>]) (\S+)(?: (.*))?$/.exec(line) ?? []);

  test('has a transcript whose replies fit the document: the first state whole, of the others every event', () => {
    let [asked, events, whole] = ['', 0, 0];
    for (const [, sign, first = '', rest = ''] of said) {
      if (sign === '>') asked = `${first} ${rest.split(' ')[0] ?? ''}`;
      if (sign !== '<') continue;
      const [method = '', path = ''] = asked.split(' ');
      const reply = JSON.parse(rest.replaceAll(/<id of \w+>/g, '0'.repeat(12))) as { gameEnv?: { gameEvents: unknown[] } };
      const again = 'node scripts/contract-transcript.ts --write makes a new one';
      for (const event of reply.gameEnv?.gameEvents ?? [])
        expect(gameEvent.safeParse(event).error?.issues, again).toBeUndefined();
      events += reply.gameEnv?.gameEvents.length ?? 0;
      if (reply.gameEnv !== undefined && '...' in reply.gameEnv) continue;
      expect(replyFaults(method, path, Number(first), 'application/json', reply), again).toEqual([]);
      whole += 1;
    }
    expect(events).toBeGreaterThan(10);
    expect(whole).toBeGreaterThan(3);
  });

  test('keeps secrets and ids to itself', () => {
    expect(lines.join('\n')).not.toMatch(/"secret":"(?!<)|"(?:id|guest|matchId)":"[0-9a-v]{12,16}"/);
  });
});
