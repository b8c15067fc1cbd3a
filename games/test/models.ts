import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';

const GAMES = fileURLToPath(new URL('..', import.meta.url));
const SHEETS = ['hall', 'lobby', 'sprite'].map((name) =>
  readFileSync(fileURLToPath(new URL(`../../kit/icons/${name}.svg`, import.meta.url)), 'utf8'),
);

/** What an icon is made of. */
function shapeOf(icon: string): string {
  for (const sheet of SHEETS) {
    const [, shape] = new RegExp(`<symbol id="${icon}"[^>]*>(.*?)</symbol>`, 's').exec(sheet) ?? [];
    if (shape !== undefined) return shape;
  }
  throw new Error(`no icon "${icon}"`);
}

/** What a game's look/model.ts exports, and look/wall.ts. */
interface Described {
  readonly width: number;
  readonly height: number;
  readonly svg: (shapeOf: (icon: string) => string) => string;
}

/** Every model of a game that stands in the hall and every wall behind a game, as it is described now. */
export async function modelsOf() {
  const found = globSync('*/look/{model,wall}.ts', { cwd: GAMES }).sort();
  return Promise.all(
    found.map(async (path) => {
      const { svg, width, height } = (await import(pathToFileURL(`${GAMES}${path}`).href)) as Described;
      const drawing = svg(shapeOf);
      const hash = createHash('sha256').update(drawing).digest('hex');
      return { picture: `${GAMES}${path.slice(0, -'.ts'.length)}`, svg: drawing, width, height, hash };
    }),
  );
}
