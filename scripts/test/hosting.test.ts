import { execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { LINE_PATH } from '@tavern/wire';
import { expect, onTestFinished, test } from 'vitest';
import { configFrom } from '../../server/config.ts';
import { freePort } from '../../server/free-port.ts';
import { TestServer, temporaryFolder, until } from '../../server/test/servers.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].flatMap(([, found]) => found ?? []);
const first = (path: string, pattern: RegExp): string => all(read(path), pattern)[0] ?? `${path} has no ${pattern.source}`;

const COMPOSED = ['compose.yaml', 'deploy/compose.nodes.yaml'];
const PROXIES = ['deploy/Caddyfile', 'deploy/nginx.conf'];
const UNITS = ['deploy/tavern.service', 'deploy/tavern-backup.service'];
const DUMP = 'deploy/tavern-dump.service';
const FILES = ['docs/hosting.md', 'Dockerfile', ...UNITS, DUMP, ...COMPOSED, ...PROXIES];

/** Of others: Caddyfile and compose files, PostgreSQL's image, Node, a shell, the admins' command, and the guide's own. */
const OTHERS = new Set([
  'SITE',
  'SERVERS',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'NODE_ENV',
  'NODE_OPTIONS',
  'PATH',
  'ADMIN_NAME',
  'TAVERN_GIT',
  'STATE_DIRECTORY',
]);
/** `NAME=`, `NAME:`, `${NAME}`, `{$NAME:` and a name in backticks. */
const VARIABLE = /(?:^|[\s"'`{$=-])([A-Z][A-Z_]{2,})(?=[=:`}])/gm;

/** A variable is read if a nonsense value changes the result. */
const isRead = (name: string): boolean => JSON.stringify(configFrom({ [name]: '\u0001' })) !== JSON.stringify(configFrom({}));

const unknown = (text: string): readonly string[] => all(text, VARIABLE).filter((name) => !OTHERS.has(name) && !isRead(name));

test.each(FILES)('%s sets only what the server reads', (path) => {
  expect(unknown(read(path))).toEqual([]);
});

test('a variable that nobody reads is found, however it is set', () => {
  const wrong = [
    'TRUST_PROXIES: "true"',
    'Environment=DATA_FOLDER=/x',
    '`LIMIT_ROOM`',
    '{$SITES:x}',
    'ENV HOST=x PORTS=3',
    '${DATABASE_URI}',
  ];
  expect(wrong.flatMap(unknown)).toEqual(['TRUST_PROXIES', 'DATA_FOLDER', 'LIMIT_ROOM', 'SITES', 'PORTS', 'DATABASE_URI']);
  expect(unknown('ENV PATH=/x:$PATH HOST=0.0.0.0 PORT=3000 DATA_DIR=/data')).toEqual([]);
});

test('every compose file says what the Caddyfile asks for', () => {
  const asked = new Set(all(read('deploy/Caddyfile'), /\{\$([A-Z]+)/g));
  expect([...asked].toSorted()).toEqual(['SERVERS', 'SITE']);
  for (const path of COMPOSED) for (const name of asked) expect(read(path)).toMatch(new RegExp(`^ +${name}: `, 'm'));
});

test('nginx writes no list of addresses, on no port', () => {
  const [, ...servers] = read('deploy/nginx.conf').split(/^server \{$/m);
  expect(servers.length).toBe(2);
  for (const each of servers) expect(each).toMatch(/^ {2}access_log off;$/m);
});

test('everybody speaks of the server’s own port', () => {
  const config = configFrom({});
  const port = 'port' in config ? String(config.port) : '';
  for (const path of [...FILES, 'README.md'].filter((each) => ![...UNITS, DUMP].includes(each))) {
    const named = all(read(path), /(?<=\btavern(?:-\d)?:|127\.0\.0\.1:|\bPORT=|EXPOSE )(\d+)\b/g);
    expect(named.length, path).toBeGreaterThan(0);
    expect(new Set(named), path).toEqual(new Set([port]));
  }
  expect(all(read('Dockerfile'), /(?:PORT=|EXPOSE )(\d+)/g)).toEqual([port, port]);
});

test('every compose file builds this tree, and mounts what is there', () => {
  for (const path of COMPOSED) {
    const folder = join(ROOT, dirname(path));
    expect(join(folder, first(path, /build: (\S+)/g), 'Dockerfile')).toBe(join(ROOT, 'Dockerfile'));
    const mounted = all(read(path), /- (\.[^:\s]*):/g);
    expect(mounted.length).toBeGreaterThan(0);
    for (const each of mounted) expect(existsSync(join(folder, each)), each).toBe(true);
    // A volume that is used is declared, and the other way round.
    const declared = all(read(path).split(/^volumes:$/m)[1] ?? '', /^ {2}(\w+):$/gm);
    expect(all(read(path), /- (\w+):\//g).toSorted()).toEqual(declared.toSorted());
  }
});

test('data is where the volume, the image and systemd keep it', () => {
  expect(first('Dockerfile', /^VOLUME (\S+)/gm)).toBe(first('Dockerfile', /DATA_DIR=(\S+)/g));
  expect(first('compose.yaml', /- data:(\S+)/g)).toBe(first('Dockerfile', /DATA_DIR=(\S+)/g));
  const folder = first('deploy/tavern.service', /^StateDirectory=(\S+)/gm);
  for (const unit of UNITS) expect(first(unit, /^Environment=DATA_DIR=(\S+)/gm)).toBe(`/var/lib/${folder}`);
  expect(new Set(all(read('docs/hosting.md'), /DATA_DIR=(\S+)/g))).toEqual(new Set([`/var/lib/${folder}`]));
});

test('the image and systemd start what is there', () => {
  const home = first('deploy/tavern.service', /^WorkingDirectory=(\S+)/gm);
  const [node = '', main = ''] = first('deploy/tavern.service', /^ExecStart=(.+)/gm).split(' ');
  expect(node).toBe(`${home}/node_modules/.bin/node`);
  expect(existsSync(join(ROOT, main))).toBe(true);
  expect(read('Dockerfile')).toContain(`CMD ["node", "${main}"]`);
});

test('the image has every folder that the server imports, and no test folder', () => {
  const moved = first('Dockerfile', /mv (.+) \/tavern\//g).split(' ');
  for (const each of moved) expect(existsSync(join(ROOT, each)), each).toBe(true);
  const ignored = new Set(read('.dockerignore').split('\n'));
  expect(moved.filter((each) => ignored.has(each))).toEqual([]);
  expect(ignored).toContain('**/test');

  const folders = new Map(
    globSync(['*/package.json', 'examples/*/package.json'], { cwd: ROOT }).map((path) => {
      const { name, dependencies = {} } = JSON.parse(read(path)) as { name: string; dependencies?: { [name: string]: string } };
      return [name, { folder: dirname(path).split('/')[0] ?? '', needs: Object.keys(dependencies) }] as const;
    }),
  );
  const needed = new Set(['@tavern/server']);
  for (const name of needed) for (const other of folders.get(name)?.needs ?? []) if (folders.has(other)) needed.add(other);
  // Of the kit, games use types in what the server loads, and the rest in what only a browser loads.
  needed.delete('@tavern/kit');
  for (const name of needed) expect(moved).toContain(folders.get(name)?.folder);
  expect(needed.size).toBeGreaterThan(6);
});

/** What the image has in /tavern, but for the page. Packages are where they are; our own are those of the image alone. */
function imageTree(): string {
  const tree = temporaryFolder();
  for (const [, sources = '', folder = ''] of read('Dockerfile').matchAll(/mv (.+) \/tavern\/(\S*)/g))
    for (const source of sources.split(' ')) {
      if (source === 'node_modules' || source === 'web/dist') continue;
      const to = join(tree, folder, basename(source));
      cpSync(join(ROOT, source), to, { recursive: true, filter: (path) => !/\/(?:test|node_modules|dist)$/.test(path) });
      const own = join(ROOT, source, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(to, 'node_modules'));
    }
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@tavern'), { recursive: true });
  for (const each of readdirSync(join(ROOT, 'node_modules')))
    if (each !== '@tavern') symlinkSync(join(ROOT, 'node_modules', each), join(modules, each));
  for (const each of globSync('*/package.json', { cwd: tree })) {
    const { name } = JSON.parse(readFileSync(join(tree, each), 'utf8')) as { name: string };
    symlinkSync(join(tree, dirname(each)), join(modules, name));
  }
  return tree;
}

test('what the image has is enough for the server, its pages, a backup and the admins’ command', async () => {
  const tree = imageTree();
  const data = temporaryFolder();
  const port = String(await freePort());
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, PORT: port, DATA_DIR: data, ADMIN_TOKEN: 'a'.repeat(24), ADMIN_NAME: 'me' };
  const server = spawn(process.execPath, ['server/main.ts'], { cwd: tree, env, stdio: ['ignore', 'ignore', 'pipe'] });
  onTestFinished(() => void server.kill('SIGKILL'));
  let said = '';
  server.stderr.on('data', (part: Buffer) => (said += part.toString()));
  await until(() => said.includes('Tavern is open') || server.exitCode !== null);
  expect(said).toContain('Tavern is open');

  const url = `http://127.0.0.1:${port}`;
  for (const path of ['/health', '/admin', '/api/docs']) expect((await fetch(url + path)).status, path).toBe(200);
  const run = promisify(execFile);
  const copy = join(data, 'copy.db');
  expect((await run(process.execPath, ['scripts/backup.ts', copy], { cwd: tree, env })).stdout).toContain('0 matches');
  expect((await run(process.execPath, ['scripts/admin.ts', 'rooms'], { cwd: tree, env })).stderr).toBe('');
});

test('the paths that proxies and probes ask are served, and a proxy may ask as often as it likes', async () => {
  const server = await TestServer.start({ LIMIT_REQUESTS: '5' });
  const asked = [first('deploy/Caddyfile', /health_uri (\S+)/g), first('Dockerfile', /PORT\}(\/\w+)/g)];
  for (const path of asked) expect((await fetch(server.url + path)).status, path).toBe(200);
  for (let i = 0; i < 10; i++) expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  expect(read('deploy/nginx.conf')).toContain(`location = ${LINE_PATH} {`);
  for (const path of PROXIES) expect(read(path), path).toMatch(/(?:respond|location =) \/metrics\b/);
});
