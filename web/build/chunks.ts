/** Where a module is, in any folder of this repository. */
const of = (...paths: readonly string[]): RegExp => new RegExp(`(?:${paths.map((path) => path.replaceAll('/', '[\\\\/]')).join('|')})`);

/**
 * Which modules share a file, where the bundler alone would make many small ones: a request for each of them costs more than it brings, and they pack badly.
 * Nothing here decides about what is fetched, only with what: web/.size-limit.mjs says what may be on the way, and how small its files may be.
 */
export const CHUNKS = [
  // What every screen needs.
  {
    name: 'house',
    priority: 4,
    test: of(
      'node_modules/react/',
      'engine/(seat|figures|outcome|refusal|say|json|still|catalog|match|tree|listeners|field|text/texts)\\.ts$',
      'kit/(classes|figures|layers|use-layer|icon|nowhere)\\.tsx?$',
      'kit/icons/',
      'web/words/(words|moments)\\.ts$',
      'web/model/lobby/(data|lobby-packs)\\.ts$',
      'games/registry\\.ts$',
      'vite/preload-helper',
    ),
  },
  // What hall and lobbies have in common, and what else is about rooms and kept matches.
  {
    name: 'rooms',
    priority: 3,
    test: of(
      'web/play/online/(rooms|session|the-session|guest|seat-wish)\\.ts$',
      'web/play/here/(match-list|here-match|indexed-storage|database|keys)\\.ts$',
      'web/model/(bot-names|refused|round)\\.ts$',
      'web/house/(place-heading|use-looking|origin-words|use-lobby-pack|use-reason)\\.tsx?$',
      'web/house/settings/(sign|language-switch|sound-button)\\.tsx?$',
      'web/parts/rules/presets\\.ts$',
      'web/parts/chat/(use-unread|muted|unread)\\.ts$',
      'web/model/use-whole\\.ts$',
      'kit/(use-media|breakpoints|tabs|tool)\\.tsx?$',
      'kit/figure/(shield|heraldry)\\.tsx$',
      'decks/box/say\\.ts$',
      'wire/limits\\.ts$',
      'bots/(seat-code|persons)\\.ts$',
    ),
  },
  // What all lobbies are made of: in a room, at one screen, for one.
  {
    name: 'lobby',
    priority: 2,
    test: of(
      'web/lobby/(choice/(card-choice|choice-panel|chooser|clash|takers)|frame/|seats/(bot-look|seat-card|seat-list|seat-menu|seat-side|worn|empty-shield))',
      'web/parts/(bar|door/turned-away|seats)/?',
      'web/parts/rules/(own-sets|preset-list|rules-panel|rule-row|rule-code|rule-editor|rule-groups|rule-value|number-stepper|cards-row)',
      'web/model/(for-one|lobby/(seat-fields|card-numbers))\\.ts$',
      'web/rules/(blocks|sections|rules-button)\\.tsx?$',
      'kit/(card/(card|wordy)|marks)\\.tsx?$',
      'decks/deck-say\\.ts$',
    ),
  },
] as const;
