const of = (...paths: readonly string[]): RegExp => new RegExp(`[\\\\/](?:${paths.join('|')}).*\\.css$`);

/** The only one that the hall's first picture waits for. */
export const FIRST_SHEET = 'sheet-house';

/**
 * Which style sheets share a file, in the order in which a page has them: of two rules that weigh the same the later one holds. So that must not depend on
 * which scripts share a file, nor on what somebody has opened before. A file comes with those before it in its line: house, rooms, tables, the table of a game;
 * and house, rooms, deck builder. Within a file the bundler's order holds: that of imports, from the page's first script on.
 *
 * Layers of the cascade would be no way out: there a rule for `.btn:hover` loses to every plain one of a later layer.
 */
export const SHEETS = [
  {
    name: FIRST_SHEET,
    test: of(
      'kit/css/kit',
      'kit/(?:dialog|tabs|tooltip|candle|form|tray)',
      'games/[\\w-]+/look/',
      'web/house/',
      'web/(?:app|hall|parts/door)/',
      'web/solo/solo-backdrop',
    ),
  },
  { name: 'sheet-rooms', test: of('web/(?:lobby|parts|rules|solo|verify)/') },
  { name: 'sheet-table', test: of('web/(?:table|replay)/', 'kit/(?!css/|gallery/|letters/)') },
  { name: 'sheet-decks', test: of('web/decks/') },
].map((sheet, nth) => ({ ...sheet, priority: 20 - nth }));
