import { readFileSync } from 'node:fs';
import { glossaryFaults, parseGlossary, styleFaults, textFaults } from '@tavern/engine';
import { describe, expect, test } from 'vitest';
import { startWithAdmins, TOKEN } from '../../server/test/admin/admins.ts';
import { good, startMatch, TestServer } from '../../server/test/servers.ts';
import { lengthOf, listensAt, runAdmin } from '../admin/command.ts';
import { commandTexts } from '../admin/words.ts';

/** What the command prints, and its exit code. */
async function admin(url: string, ...args: readonly string[]): Promise<{ code: number; text: string }> {
  const lines: string[] = [];
  const print = (line: string): number => lines.push(line);
  const environment = { TAVERN_URL: url, ADMIN_TOKEN: TOKEN, ADMIN_NAME: 'Mei' };
  const code = await runAdmin(args, environment, { log: print, error: print });
  return { code, text: lines.join('\n') };
}

test('the command’s words name the same things in every language, and keep to glossary and style', () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  expect(textFaults(commandTexts)).toEqual([]);
  expect(styleFaults(commandTexts)).toEqual([]);
  expect(glossaryFaults(commandTexts, parseGlossary(glossary))).toEqual([]);
});

test('a length of time is minutes, hours, days, weeks or years', () => {
  expect(['90m', '1h', '7d', '2w', '1y'].map(lengthOf)).toEqual([
    5_400_000, 3_600_000, 604_800_000, 1_209_600_000, 31_536_000_000,
  ]);
  for (const odd of [undefined, '', '1', 'h', '0h', '-1h', '1.5h', '1 h', '1s', '999999d'])
    expect(() => lengthOf(odd)).toThrow('--for');
});

test('a whole evening: look around, read a match and a report, mute, send out, ban, and take it back', async () => {
  const server = await startWithAdmins();
  const { url } = server;
  const { code, match, people, tables } = await startMatch(server, 'race', 2);
  const [ann, bob] = people;
  if (ann === undefined || bob === undefined) throw new Error('nobody came');
  good((await tables[0]?.choose({ do: 'roll' })) as { ok: boolean });
  good(await bob.request('room.say', { code, text: 'You are a spoon' }));
  good(await ann.request('room.report', { code, guest: bob.guest.id, reason: 'insult', words: 'Again!' }));
  const run = async (...args: readonly string[]): Promise<string> => {
    const { code: exit, text } = await admin(url, ...args);
    expect([exit, text.match(/\[[a-z.]+\]/)], args.join(' ')).toEqual([0, null]);
    return text;
  };
  expect(await run('help')).toContain('close-report');
  expect(await run('rooms')).toContain(`${code}  race  ${match}  Guest 1 (${ann.guest.id}), Guest 2 (${bob.guest.id})`);
  expect(await run('matches')).toContain(`${match}  race  ${code}`);
  expect(await run('match', match)).toMatch(/Guest 1 .*\d/);
  const report = await run('reports');
  expect(report).toContain('Report 1');
  expect(report).toContain('> Guest 2: You are a spoon');
  expect(report).toContain('“Again!”');
  expect(await run('guest', 'guest 2')).toContain('here now, from 127.0.0.1');
  expect(await run('mute', 'Guest 2', '--for', '1h', '--why', 'insult')).toContain('Done, and recorded as act 1');
  expect(await run('bans')).toMatch(new RegExp(`mute  ${bob.guest.id}  until .*  Mei  insults or threats`));
  await run('unmute', bob.guest.id);
  await run('ban', '203.0.113.0/24', '--for', '7d', '--why', 'from the same place');
  await run('unban', '203.0.113.9/24');
  await run('kick', bob.guest.id, code, '--why', 'insult');
  await run('ban', 'Guest 2', '--for', '7d', '--why', 'insult');
  await run('unban', 'Guest 2', '--why', 'enough');
  await run('close-report', '1');
  expect(await run('reports')).toBe('Nothing here.');
  expect(await run('reports', '--all')).toContain('closed by Mei');
  const { acts } = JSON.parse(await run('acts', '--json')) as { acts: readonly { deed: string; by: string }[] };
  const deeds = ['mute', 'unmute', 'ban', 'unban', 'kick', 'ban', 'unban', 'close-report'];
  expect(acts.map(({ deed, by }) => `${by} ${deed}`)).toEqual(deeds.toReversed().map((deed) => `Mei ${deed}`));
  expect((await run('acts')).split('\n')).toHaveLength(deeds.length);
});

describe('a mistake names what is wrong, and the way out', () => {
  test('of what was typed', async () => {
    const nowhere = 'http://127.0.0.1:9';
    const faults: readonly (readonly [says: string, ...args: string[]])[] = [
      ['no command “dance”', 'dance'],
      ['--joke', 'rooms', '--joke'],
      ['--for', 'mute', 'Bob', '--why', 'spam'],
      ['insult, spam', 'mute', 'Bob', '--for', '1h'],
      ['The id or nickname of a guest is missing', 'guest'],
      ['The code of a room is missing', 'kick', 'x'.repeat(12), '--why', 'spam'],
      ['“one” is no number of a report', 'close-report', 'one'],
      ['is no address of a server', 'rooms', '--url', 'tavern'],
      [`Nothing responds at ${nowhere}`, 'rooms'],
    ];
    for (const [says, ...args] of faults) {
      const { code, text } = await admin(nowhere, ...args);
      expect([code, text.includes(says)], `${args.join(' ')}: ${text}`).toEqual([2, true]);
    }
    expect((await admin(nowhere, 'rooms', '--token', '')).text).toContain('ADMIN_TOKEN');
  });

  test('of what the server knows', async () => {
    const server = await startWithAdmins();
    const { url } = server;
    const [one, two] = [await server.newGuest('Bob'), await server.newGuest('Bob')];
    const namesakes = await admin(url, 'mute', 'bob', '--for', '1h', '--why', 'spam');
    expect([namesakes.code, namesakes.text.includes(one.id), namesakes.text.includes(two.id)]).toEqual([2, true, true]);
    expect((await admin(url, 'guest', 'Nobody')).text).toContain('No guest is called “Nobody”');
    expect((await admin(url, 'ban', '0.0.0.0/0', '--for', '1h', '--why', 'spam')).text).toContain('/8');
    expect((await admin(url, 'rooms', '--token', 'wrong')).text).toContain('not the admin token');
    expect((await admin((await TestServer.start()).url, 'rooms')).text).toContain('knows no admins');
  });
});

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://127.0.0.1:8080'],
  [{ HOST: '10.0.0.1', PORT: '' }, 'http://10.0.0.1:3000'],
  [{ HOST: 'fd00::1' }, 'http://[fd00::1]:3000'],
])('a server with the settings %j is looked for at %s', (settings, url) => {
  expect(listensAt(settings)).toBe(url);
});
