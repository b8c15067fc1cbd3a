import { iconHref } from '../icon.tsx';

let sheet: Promise<Document> | null = null;

async function fetched(): Promise<Document> {
  const [address = ''] = iconHref('').split('#');
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`the icons cannot be fetched: ${answer.status}`);
  return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml');
}

/** The shapes of icons, for stand-alone pictures that cannot refer to the icon sheet. Throws where one is missing. */
export async function iconShapes<Name extends string>(names: readonly Name[]): Promise<{ readonly [name in Name]: string }> {
  sheet ??= fetched();
  sheet.catch(() => {
    sheet = null;
  });
  const icons = await sheet;
  const shapes = names.map((name) => {
    const symbol = icons.getElementById(name);
    if (symbol === null) throw new Error(`no icon "${name}"`);
    return [name, symbol.innerHTML] as const;
  });
  return Object.fromEntries(shapes) as { readonly [name in Name]: string };
}
