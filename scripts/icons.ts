// `node scripts/icons.ts`: draws the icons named in kit/icons/names.ts: those that are met before a table opens in one sprite, the rest in another.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from '../kit/icons/names.ts';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

const ICONS = fileURLToPath(new URL('../kit/icons/', import.meta.url));

function gameIcons(): IconSet {
  const kit = createRequire(new URL('../kit/package.json', import.meta.url));
  return JSON.parse(readFileSync(kit.resolve('@iconify-json/game-icons/icons.json'), 'utf8'));
}

function bodyOf({ icons, aliases }: IconSet, name: string): string {
  const found = icons[aliases?.[name]?.parent ?? name];
  if (found === undefined) throw new Error(`game-icons has no icon "${name}" (kit/icons/names.ts)`);
  // The colour comes from where the symbol is used.
  return found.body.replaceAll(' fill="currentColor"', '').replace(/ d="([^"]+)"/g, (_, path: string) => ` d="${rounded(path)}"`);
}

const TOKEN = /[a-z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giy;
const FLAG = /[01]/y;

/** The same path to a tenth of a unit in 512: finer than anybody sees, and a quarter less to load. */
export function rounded(path: string): string {
  let [out, command, count, at] = ['', '', 0, 0];
  while (at < path.length) {
    // The flags of an arc may stand without a space between them and what follows.
    const isFlag = command.toLowerCase() === 'a' && (count % 7 === 3 || count % 7 === 4);
    const pattern = isFlag ? FLAG : TOKEN;
    pattern.lastIndex = at;
    const token = pattern.exec(path)?.[0];
    if (token === undefined) at += 1;
    else if (/^[a-z]/i.test(token)) [out, command, count, at] = [out + token, token, 0, at + token.length];
    else {
      const number = isFlag ? token : `${Math.round(Number(token) * 10) / 10}`;
      const gap = count > 0 && !number.startsWith('-') ? ' ' : '';
      [out, count, at] = [out + gap + number, count + 1, at + token.length];
    }
  }
  return out;
}

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What the screens before a table are made of: first the hall with the house around it, then lobbies. */
const SCREENS = {
  hall: ['web/{app,hall,house}/**/*.{ts,tsx}', 'kit/*.tsx', 'games/*/look/{object,climbers}.{ts,tsx}'],
  lobby: ['web/{lobby,parts,solo}/**/*.{ts,tsx}', 'games/*/look/**/*.{ts,tsx}'],
} as const;

/** The icons that the sources of this screen name. */
function iconsOf(screen: keyof typeof SCREENS): readonly string[] {
  const sources = globSync([...SCREENS[screen]], { cwd: ROOT })
    .map((file) => readFileSync(`${ROOT}${file}`, 'utf8'))
    .join('\n');
  return ICON_NAMES.filter((name) => sources.includes(`'${name}'`) || sources.includes(`"${name}"`));
}

export function drawSprite(names: readonly string[]): string {
  const set = gameIcons();
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${bodyOf(set, name)}</symbol>`);
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

/** Every file that this script writes. */
export function iconFiles(): readonly { readonly path: string; readonly content: string }[] {
  const hall = iconsOf('hall');
  const lobby = iconsOf('lobby').filter((name) => !hall.includes(name));
  const list = (screen: string, names: readonly string[]): string =>
    `export const ${screen}_ICONS: ReadonlySet<string> = new Set([\n${names.map((name) => `  '${name}',\n`).join('')}]);\n`;
  const words = [
    `/** Icons that are met in the hall; written by scripts/icons.ts, as are those below. */\n${list('HALL', hall)}`,
    `/** Icons that are first met in a lobby. */\n${list('LOBBY', lobby)}`,
  ].join('\n');
  return [
    { path: `${ICONS}hall.svg`, content: drawSprite(hall) },
    { path: `${ICONS}lobby.svg`, content: drawSprite(lobby) },
    {
      path: `${ICONS}sprite.svg`,
      content: drawSprite(ICON_NAMES.filter((name) => !hall.includes(name) && !lobby.includes(name))),
    },
    { path: `${ICONS}screen-icons.ts`, content: words },
  ];
}

if (import.meta.main) for (const { path, content } of iconFiles()) writeFileSync(path, content);
