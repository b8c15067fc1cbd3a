/** A stylesheet, by its path in the repository. */
export interface Sheet {
  readonly path: string;
  readonly css: string;
}

/** A class that stylesheets of several folders style, so that one changes how another's page looks. */
export interface Clash {
  readonly name: string;
  readonly paths: readonly string[];
}

/**
 * A sheet claims a class where a selector of it has no other: `.verdict`, `.verdict:hover`, `.verdict h2`. With a second one it is
 * scoped (`.btn.deal`, `.fight .verdict`), as it is by the game (`[data-game=x] .turn-words`), and claims nothing.
 */
function claimsOf({ css }: Sheet): ReadonlySet<string> {
  return new Set(selectorsOf(css).flatMap((selector) => claimed(selector) ?? []));
}

/**
 * Once loaded, a stylesheet stays. So all sheets that claim a class must be in one folder, or below it; and a class that a
 * game claims is named by no other sheet at all.
 */
export function clashesOf(sheets: readonly Sheet[]): readonly Clash[] {
  const [claimed, named] = [pathsBy(sheets, claimsOf), pathsBy(sheets, namesOf)];
  const clashes: Clash[] = [];
  for (const [name, claiming] of claimed) {
    const naming = named.get(name) ?? [];
    const strangers = claiming.flatMap((path) => naming.filter((other) => isForeign(path, other)));
    if (!haveOneHome(claiming)) clashes.push({ name, paths: claiming });
    else if (strangers.length > 0) clashes.push({ name, paths: [...new Set([...claiming, ...strangers])] });
  }
  return clashes.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function pathsBy(sheets: readonly Sheet[], classesOf: (sheet: Sheet) => ReadonlySet<string>): ReadonlyMap<string, string[]> {
  const paths = new Map<string, string[]>();
  for (const sheet of sheets) {
    for (const name of classesOf(sheet)) paths.set(name, [...(paths.get(name) ?? []), sheet.path]);
  }
  return paths;
}

function namesOf({ css }: Sheet): ReadonlySet<string> {
  return new Set(
    selectorsOf(css).flatMap((selector) => [...selector.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  );
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
const gameOf = (path: string): string | undefined => /^games\/[^/]+\//.exec(path)?.[0];

const isForeign = (path: string, other: string): boolean => {
  const game = gameOf(path);
  return game !== undefined && !other.startsWith(game);
};

function haveOneHome(paths: readonly string[]): boolean {
  const folders = paths.map(folderOf);
  return folders.some((home) => folders.every((folder) => folder.startsWith(home)));
}

function selectorsOf(css: string): readonly string[] {
  return [...withoutComments(css).matchAll(/([^{};]+)\{/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => !text.startsWith('@') && !isStep(text))
    .flatMap(listed);
}

const withoutComments = (css: string): string => css.replace(/\/\*[^]*?\*\//g, '');

/** `from`, `to`, `30%`: a step of a keyframe rule. */
const isStep = (text: string): boolean => listed(text).every((each) => /^(from|to|[\d.]+%)$/.test(each));

/** At the commas that are in no brackets. */
function listed(text: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

function claimed(selector: string): string | null {
  // The inside of brackets says when a rule applies, not which class it styles.
  let plain = selector;
  while (/\([^()]*\)/.test(plain)) plain = plain.replace(/\([^()]*\)/g, '');
  const names = new Set([...plain.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name));
  const [name, ...others] = names;
  return name === undefined || others.length > 0 || plain.includes('[data-game') ? null : name;
}
