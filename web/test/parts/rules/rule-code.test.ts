import { fieldsOf, type Json } from '@tavern/engine';
import { registry } from '@tavern/games';
import { describe, expect, test } from 'vitest';
import * as games from '../../../../server/test/rooms/stand-ins.ts';
import { hashOf, routeFrom } from '../../../house/route.ts';
import { madeLobbyPack } from '../../../model/lobby/made-pack.ts';
import type { Chosen } from '../../../parts/rules/presets.ts';
import { codeOf, readCode } from '../../../parts/rules/rule-code.ts';
import { groupsOf } from '../../../parts/rules/rule-groups.ts';

const heights = madeLobbyPack(games.heights, 'en');
const rules = (given: object): Chosen => games.heights.game.rules.parse(given) as Chosen;

describe('a set of house rules as a line', () => {
  test('has only what is not as printed', () => {
    expect(codeOf(heights, rules({}))).toBe('');
    expect(codeOf(heights, rules({ hardDefeat: true, retreatDistance: 3 }))).toBe('hardDefeat=on;retreatDistance=3');
    expect(codeOf(heights, rules({ multiDuel: false, board: 'fortune' }))).toBe('board=fortune;multiDuel=off');
  });

  test('is read as it was written, by link too', () => {
    const chosen = rules({ hardDefeat: true, board: 'fortune', retreatDistance: 4 });
    const route = routeFrom(hashOf({ at: 'set', game: 'heights', rules: codeOf(heights, chosen) }));
    expect(route).toEqual({ at: 'set', game: 'heights', rules: codeOf(heights, chosen) });
    expect(readCode(heights, codeOf(heights, chosen))).toEqual({ ok: true, rules: chosen });
    expect(readCode(heights, '')).toEqual({ ok: true, rules: rules({}) });
  });

  test.each([
    ['cheating=on', 'lobby.sets.unknown'],
    ['hardDefeat=perhaps', 'lobby.sets.value'],
    ['board=flat', 'lobby.sets.value'],
    ['retreatDistance=many', 'lobby.sets.value'],
    ['retreatDistance=900', 'lobby.sets.refused'],
    ['%E0%A4%A', 'lobby.sets.unknown'],
    ['=', 'lobby.sets.unknown'],
  ])('%s is refused, with the reason', (code, key) => {
    expect(readCode(heights, code)).toMatchObject({ ok: false, why: { key } });
  });

  test('of every game comes back, whichever single rule is changed', async () => {
    for (const entry of registry) {
      const pack = await entry.load();
      const made = madeLobbyPack(pack, 'en');
      const printed = pack.game.rules.parse({}) as Chosen;
      for (const field of fieldsOf(pack.game.rules)) {
        const values: readonly Json[] =
          field.type === 'switch' ? [true, false] : field.type === 'choice' ? field.values.map(({ value }) => value) : [];
        for (const value of values) {
          const changed = { ...printed, [field.name]: value };
          if (pack.game.rules.safeParse(changed).success)
            expect(readCode(made, codeOf(made, changed))).toEqual({ ok: true, rules: changed });
        }
      }
    }
  });
});

test('rules are shown in the groups of their game, those in none last', () => {
  const [first, second, third] = heights.fields;
  if (first === undefined || second === undefined || third === undefined) throw new Error('too few');
  const groups = groupsOf([first, { ...second, group: 'late' }, { ...third, group: 'late' }]);
  expect(groups.map(({ id, title, fields }) => [id, title?.key ?? null, fields.length])).toEqual([
    ['late', 'options.group.late', 2],
    ['', null, 1],
  ]);
});
