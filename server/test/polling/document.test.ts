import { fieldsOf } from '@tavern/engine';
import { registry } from '@tavern/games';
import { type GameInfo, openApi, routes } from '@tavern/wire/http';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TestServer } from '../servers.ts';
import { allRoutes, document, HttpGuest, replyFaults } from './api.ts';

/** All references in it. */
function referencesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === '$ref' && typeof each === 'string' ? [each] : referencesIn(each),
  );
}

describe('the OpenAPI document', () => {
  test('is served as it is, and names every route, its parameters and its refusals', async () => {
    const { url } = await TestServer.start();
    const served = (await (await fetch(`${url}/api/openapi.json`)).json()) as typeof document;
    expect(served).toEqual(JSON.parse(JSON.stringify(openApi(allRoutes))));
    expect(served['openapi']).toMatch(/^3\.1\./);
    const operations = Object.entries(served.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
      Object.values(allRoutes)
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    );
    const ids = new Set(operations.map(({ operation }) => (operation as unknown as { operationId: string }).operationId));
    expect(ids.size).toBe(operations.length);
    for (const { path, operation } of operations) {
      const { parameters } = operation as unknown as { parameters: readonly { name: string; in: string; required: boolean }[] };
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(parameters.filter((each) => each.in === 'path' && each.required).map(({ name }) => name)).toEqual(named);
      for (const status of ['400', '429', '500']) expect(Object.keys(operation.responses)).toContain(status);
    }
  });

  test('has every schema that it refers to, once and used', () => {
    const { schemas } = document.components;
    const references = new Set(referencesIn(document));
    for (const reference of references) expect(Object.keys(schemas)).toContain(reference.replace('#/components/schemas/', ''));
    for (const name of Object.keys(schemas)) expect([...references]).toContain(`#/components/schemas/${name}`);
    expect(JSON.stringify(document)).not.toMatch(/\$defs|__schema|"id":"[A-Z]/);
  });

  test('two schemas of one name are a mistake of ours, and loud', () => {
    const reply = z.strictObject({ other: z.literal(true) }).meta({ id: 'Json' });
    expect(() => openApi({ ...routes, extra: { ...routes.rooms, path: '/api/extra', reply } })).toThrow('Json');
  });

  test('a reply that does not fit it is found', () => {
    const answered = { ok: true, frame: 1 };
    const faults = (value: unknown, status = 200): readonly string[] =>
      replyFaults('POST', '/api/matches/0000000000000000/answers', status, 'application/json; charset=utf-8', value);
    expect(faults(answered)).toEqual([]);
    expect(faults({ ...answered, secret: 'x' })).not.toEqual([]);
    expect(faults({ ok: true })).not.toEqual([]);
    expect(faults({ ...answered, frame: '1' })).not.toEqual([]);
    expect(faults(answered, 418)).not.toEqual([]);
    expect(faults({ ok: false, code: 'x', why: { key: 'y' } }, 409)).toEqual([]);
    expect(faults({ ok: false, why: { key: 'y' } }, 409)).not.toEqual([]);
  });
});

test('all games are listed with their rules, choices and levels, in the language that is asked for', async () => {
  const { url } = await TestServer.start();
  const nobody = new HttpGuest(url, '');
  const { games } = await nobody.get<{ games: readonly GameInfo[] }>('games');
  expect(games.map(({ id }) => id)).toEqual(registry.map(({ id }) => id));
  for (const { id, rules, choices, levels, name, about, presets } of games) {
    const pack = await registry.find((entry) => entry.id === id)?.load();
    expect(rules.map((rule) => rule.name)).toEqual(fieldsOf(pack?.game.rules ?? z.object()).map((rule) => rule.name));
    expect(levels).toContain('random');
    expect([name, about, ...[...rules, ...choices].flatMap(({ label, help }) => [label, help])].join()).not.toMatch(/\[[a-z]/);
    expect(presets.map((preset) => preset.id)).toEqual((pack?.presets ?? []).map((preset) => preset.id));
  }
  const chinese = await nobody.get<{ games: readonly GameInfo[] }>('games?language=zh-Hant');
  expect(chinese.games.find(({ id }) => id === 'skirmish')?.about).toMatch(/\p{Script=Han}/u);
});
