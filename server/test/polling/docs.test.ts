import { readFileSync } from 'node:fs';
import { type MatchRecord, verify } from '@tavern/engine';
import { entryOf } from '@tavern/games';
import { routes } from '@tavern/wire/http';
import { describe, expect, test } from 'vitest';
import { ask } from '../http/ask.ts';
import { TestServer } from '../servers.ts';
import { replyFaults } from './api.ts';

const text = readFileSync(new URL('../../../docs/http.md', import.meta.url), 'utf8');

describe('docs/http.md', () => {
  test('names every route', () => {
    for (const { method, path } of Object.values(routes)) expect(text).toContain(`| \`${method} ${path}\` |`);
  });

  // What is indented goes on with the line before it.
  const [, transcript = ''] = text.split(/<!-{2} \/?transcript -->/);
  const lines = transcript.trim().replaceAll('\n      ', '').split('\n');
  const said = lines.map((line) => /^(Mei|Ann) ([<>]) (\S+)(?: (.*))?$/.exec(line) ?? []);

  test('has a transcript whose replies all fit the document', () => {
    const asked = new Map<string, { readonly method: string; readonly path: string }>();
    let held = 0;
    for (const [, who = '', sign, first = '', rest = ''] of said) {
      const [path = ''] = rest.split(' ');
      if (sign === '>') asked.set(who, { method: first, path });
      const question = asked.get(who);
      if (sign !== '<' || question === undefined || !(/^\d{3}$/.test(first) || first === 'data:') || rest === '') continue;
      // Names in angle brackets stand for ids.
      const told = rest.replaceAll(/<id of \w+>/g, '0'.repeat(12)).replaceAll('<match>', '0'.repeat(16));
      const streamed = first === 'data:';
      const type = streamed ? 'text/event-stream' : 'application/json';
      const faults = replyFaults(question.method, question.path, streamed ? 200 : Number(first), type, JSON.parse(told));
      expect(faults, 'node scripts/http-transcript.ts --write makes a new one').toEqual([]);
      held += 1;
    }
    expect(held).toBeGreaterThan(15);
  });

  test('and ends with a record that verifies', async () => {
    const last = said.findLast(([, , sign]) => sign === '<')?.[4] ?? '{}';
    const { game } = (await entryOf('race')?.load()) ?? {};
    if (game === undefined) throw new Error('no race');
    expect(verify(game, JSON.parse(last) as MatchRecord)).toMatchObject({ ok: true });
  });

  test('keeps secrets and ids to itself', () => {
    expect(lines.join('\n')).not.toMatch(/"secret":"(?!<)[0-9a-v]{32}"|"(?:id|guest|match)":"[0-9a-v]{12,16}"/);
  });
});

describe('the page /api/docs', () => {
  test('is there with all its files, asks nobody else, and the site’s own policy holds for it', async () => {
    const { url } = await TestServer.start();
    const seen = new Set<string>();
    const open = ['/api/docs'];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const { status, headers, text: source } = await ask(url, path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-security-policy']).toContain("default-src 'none';script-src 'self';style-src 'self'");
      expect(source, path).not.toMatch(/(?:src|href|from|import|fetch\(|url\()\s*=?\s*["'(]*(?:https?:)?\/\//);
      // No script and no style of its own in the page: the policy would not run them.
      if (path === '/api/docs') expect(source).not.toMatch(/<style|style=|<script>|\son\w+=/);
      for (const [, linked = ''] of source.matchAll(/(?:href|src)="(\/api\/docs\/[^"]+)"/g)) open.push(linked);
      for (const [, linked = ''] of source.matchAll(/from '\.\/([^']+)'/g)) open.push(`/api/docs/${linked}`);
    }
    expect([...seen].toSorted()).toEqual(
      ['', '/document.ts', '/dom.ts', '/main.ts', '/page.css', '/tokens.css', '/try-out.ts'].map((file) => `/api/docs${file}`),
    );
  });
});
