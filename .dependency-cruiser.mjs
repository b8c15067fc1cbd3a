// Imports point one way (docs/architecture.md, The house).
const only = (name, from, allowed, not = []) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: not },
  to: { pathNot: [...allowed, '^node_modules/', '^node:'], dependencyTypesNot: ['core'] },
});

/** A folder of the web client, and the folders below it that it may use. */
const layer = (folder, ...below) =>
  only(
    `web-${folder}`,
    `^web/${folder}/`,
    ['^engine/', '^bots/', '^decks/', '^host/', '^wire/', '^games/', '^kit/', `^web/(${[folder, ...below].join('|')})/`],
    ['/test/'],
  );
const SCREEN = ['words', 'settings', 'model', 'play', 'house', 'parts'];

export default {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    only('engine-stands-alone', '^engine/', ['^engine/']),
    only('bots-know-the-engine', '^bots/', ['^engine/', '^bots/']),
    only('decks-know-the-engine', '^decks/', ['^engine/', '^decks/']),
    only('host-runs-engine-and-bots', '^host/', ['^engine/', '^bots/', '^host/', '^examples/race/']),
    only('wire-knows-the-host', '^wire/', ['^engine/', '^bots/', '^host/', '^wire/', '^games/registry', '^games/index']),
    only('server-runs-tables', '^server/', [
      '^engine/',
      '^bots/',
      '^decks/',
      '^host/',
      '^wire/',
      '^games/',
      '^server/',
      '^examples/race/',
      // Its tests let two copies of it play a match.
      '^examples/polling-client/',
    ]),
    only('rules-know-the-engine', '^(games|examples)/([^/]+)/rules/', ['^engine/', '^decks/', '^$1/$2/rules/']),
    only('bot-reads-its-own-rules', '^(games|examples)/([^/]+)/bot/', ['^engine/', '^decks/', '^bots/', '^$1/$2/(rules|bot)/']),
    only('text-reads-its-own-rules', '^(games|examples)/([^/]+)/text/', ['^engine/', '^decks/', '^$1/$2/(rules|text)/']),
    only('http-translates-its-own-rules', '^games/([^/]+)/http/', [
      '^engine/',
      '^decks/',
      '^games/contract\\.ts$',
      '^games/$1/(rules|text|http)/',
    ]),
    only('kit-knows-the-engine', '^kit/', ['^engine/', '^kit/'], ['/test/']),
    only('look-is-light', '^games/([^/]+)/look/', ['^engine/', '^kit/', '^games/$1/(rules|look)/']),
    only('ui-draws-its-own-rules', '^games/([^/]+)/ui/', ['^engine/', '^decks/', '^kit/', '^games/$1/(rules|text|look|ui)/']),
    // What they need of a page and its player is typed in games/test/table. Tools and tests of web import drivers, never the other way.
    only(
      'table-drivers-know-their-own-game',
      '^games/([^/]+)/test/table/',
      ['^engine/', '^bots/', '^games/$1/', '^games/test/table/'],
      ['\\.test\\.ts$'],
    ),
    only(
      'web-runs-tables-here',
      '^web/',
      ['^engine/', '^bots/', '^decks/', '^host/', '^wire/', '^games/[^/]+$', '^kit/', '^web/'],
      ['/test/', '^web/tools/'],
    ),
    layer('text'),
    layer('words', 'text'),
    layer('settings'),
    layer('offline', 'settings'),
    layer('model'),
    layer('play', 'model', 'settings'),
    layer('house', 'text', 'words', 'settings', 'offline', 'model', 'play'),
    layer('rules', 'words', 'model', 'house'),
    layer('parts', 'words', 'settings', 'model', 'play', 'house', 'rules'),
    layer('verify', 'words', 'model', 'play', 'house'),
    layer('decks', ...SCREEN, 'rules'),
    layer('hall', ...SCREEN, 'decks'),
    layer('solo', ...SCREEN),
    layer('lobby', ...SCREEN, 'rules', 'decks'),
    layer('table', ...SCREEN, 'rules', 'solo'),
    layer('replay', ...SCREEN, 'table'),
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(web|games/[^/]+/ui)/', pathNot: ['/test(/|$)', '^web/tools'] },
      to: { circular: true },
    },
    { name: 'nothing-imports-web', severity: 'error', from: { pathNot: '^web/' }, to: { path: '^web/' } },
    {
      name: 'product-code-imports-no-tests',
      severity: 'error',
      from: { pathNot: ['/test/', '^engine/(testkit|conformance)/', '^scripts/', '^web/tools/'] },
      to: { path: '/test/' },
    },
    {
      name: 'games-are-reached-through-the-registry',
      severity: 'error',
      from: { pathNot: ['^games/', '^examples/', '^bench/', '/test/', '^web/tools/'] },
      to: { path: '^(games/[^/]+/|examples/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(bench/peers|web/dist)/' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
