import { LANGUAGES } from '@tavern/engine';

/** Where a module is, in any folder of this repository. */
const of = (...paths: readonly string[]): RegExp =>
  new RegExp(`(?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})`);

/** Without what these modules import, which other screens may have: that is where it would be without the group. */
const ALONE = { includeDependenciesRecursively: false } as const;

/**
 * Which modules share a file, where the bundler alone would make many small ones: a request for each of them costs more than it brings, and they pack badly.
 * Nothing here decides about what is fetched, only with what: web/.size-limit.mjs says what may be on the way, and how small its files may be.
 */
export const CHUNKS = [
  // What every screen needs.
  {
    name: 'house',
    priority: 5,
    test: of(
      'rolldown/runtime',
      'vite/preload-helper',
      'node_modules/react/',
      'engine/(seat|figures|outcome|refusal|say|json|still|catalog|match|tree|listeners|field|option|tell|text/texts)\\.ts$',
      'kit/(classes|figures|layers|use-layer|icon|nowhere|arrows|words|gilt-icon)\\.tsx?$',
      'kit/icons/',
      'web/words/(words|moments)\\.ts$',
      'web/model/lobby/(data|lobby-packs)\\.ts$',
      'games/registry\\.ts$',
    ),
  },
  // What hall and lobbies have in common, and what else is about rooms and kept matches.
  {
    name: 'rooms',
    priority: 4,
    test: of(
      'web/play/online/(rooms|session|the-session|guest|seat-wish)\\.ts$',
      'web/play/here/(match-list|here-match|indexed-storage|database|keys|here-link|the-worker|here-source)\\.ts$',
      'web/model/(bot-names|refused|round|use-pack)\\.ts$',
      'web/house/(place-heading|use-looking|origin-words|use-lobby-pack|use-reason|more-spoken|lighting)\\.tsx?$',
      'web/house/settings/(sign|language-switch|sound-button)\\.tsx?$',
      'web/parts/rules/presets\\.ts$',
      'web/parts/chat/(use-unread|muted|unread)\\.ts$',
      'web/parts/door/guest-',
      'kit/(use-media|breakpoints|tabs|tool)\\.tsx?$',
      'kit/figure/(shield|heraldry)\\.tsx$',
      'kit/die/',
      'kit/textures/(rasterise|drawn-once)\\.ts$',
      'decks/box/say\\.ts$',
      'host/pace\\.ts$',
      'wire/limits\\.ts$',
      'bots/(seat-code|persons)\\.ts$',
    ),
  },
  // What all lobbies are made of: in a room, at one screen, for one.
  {
    name: 'lobby',
    priority: 3,
    test: of(
      'web/lobby/(choice/(card-choice|choice-panel|chooser|clash|takers)|frame/|seats/(bot-look|seat-card|seat-list|seat-menu|seat-names|seat-side|worn|empty-shield))',
      'web/parts/(bar|door/turned-away|seats)/?',
      'web/parts/rules/(own-sets|preset-list|rules-panel|rule-row|rule-code|rule-editor|rule-groups|rule-value|number-stepper|cards-row)',
      'web/model/(for-one|lobby/(seat-fields|card-numbers))\\.ts$',
      'web/rules/(blocks|sections|rules-button)\\.tsx?$',
      'kit/(card/(card|wordy)|marks)\\.tsx?$',
      'decks/deck-say\\.ts$',
    ),
  },
  // The line to a server.
  {
    name: 'line',
    priority: 3,
    test: of(
      'wire/(table-link|client|line|delta|wire-frame|event-memory|table-requests)\\.ts$',
      'web/play/online/(speaker|online-room)\\.ts$',
    ),
  },
  // Drawn when somebody wants it.
  { name: 'qr', priority: 2, ...ALONE, test: of('web/lobby/share/qr-', 'web/parts/qr/') },
  ...LANGUAGES.flatMap((language) => [
    { name: `words-${language}`, priority: 3, test: of(`engine/text/${language}\\.json$`, `web/words/page/${language}\\.ts$`) },
    { name: `deck-words-${language}`, priority: 1, test: of(`web/text/${language}/(builder|cards|deck-choice)\\.json$`) },
    {
      name: `more-words-${language}`,
      priority: 1,
      test: of(`web/text/${language}/(settings|report|screen|verify|solo)\\.json$`),
    },
    {
      name: `table-words-${language}`,
      priority: 1,
      test: of(`web/text/${language}/(table|replay)\\.json$`, `bots/text/lines/${language}\\.json$`),
    },
  ]),
];
