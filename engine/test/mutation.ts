import { copy } from '@tavern/engine';
import * as fc from 'fast-check';

type Path = readonly string[];
type Tree = { [key: string]: unknown };

/** Every place in a tree, its root left out. */
function placesIn(tree: unknown, path: Path = []): Path[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, value]) => [[...path, key], ...placesIn(value, [...path, key])]);
}

/** The tree with something else at this place; `undefined` takes it out. */
export function withAt<X>(tree: X, path: Path, value: unknown): X {
  const out = copy(tree);
  const parent = path.slice(0, -1).reduce<unknown>((inner, key) => (inner as Tree)[key], out) as Tree;
  const key = path.at(-1) ?? '';
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else delete parent[key];
  return out;
}

/** The tree with random JSON, or nothing, at up to three random places. */
export function mutantsOf<X>(tree: X): fc.Arbitrary<{ mutant: X; places: string[] }> {
  const change = fc.tuple(fc.nat(), fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined, freq: 4 }));
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    let mutant = tree;
    const places: string[] = [];
    for (const [nth, value] of changes) {
      const all = placesIn(mutant);
      const path = all[nth % Math.max(1, all.length)];
      if (path === undefined) break;
      mutant = withAt(mutant, path, value);
      places.push(path.join('.'));
    }
    return { mutant, places };
  });
}
