import { iconHref } from '../icon.tsx';

const sheets = new Map<string, Promise<Document>>();

async function fetched(address: string): Promise<Document> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the icons cannot be fetched: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
}

function sheetAt(address: string): Promise<Document> {
  const known = sheets.get(address);
  if (known !== undefined) return known;
  const sheet = fetched(address);
  sheets.set(address, sheet);
  sheet.catch(() => sheets.delete(address));
  return sheet;
}

async function shapeOf(name: string): Promise<string> {
  const [address = ''] = iconHref(name).split('#');
  const symbol = (await sheetAt(address)).getElementById(name);
  if (symbol === null) throw new Error(`no icon "${name}"`);
  return symbol.innerHTML;
}

/** The shapes of icons, for stand-alone pictures that cannot refer to an icon sheet. Throws where one is missing. */
export async function iconShapes<Name extends string>(names: readonly Name[]): Promise<{ readonly [name in Name]: string }> {
  const shapes = await Promise.all(names.map(async (name) => [name, await shapeOf(name)] as const));
  return Object.fromEntries(shapes) as { readonly [name in Name]: string };
}
