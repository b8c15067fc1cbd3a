import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The widest line that is still read without scrolling, in an editor and in a diff. */
export const WIDEST = 160;

/** Lines that are too long, as `line number: length`. */
export const longLines = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (line.length > WIDEST ? [`${index + 1}: ${line.length}`] : []));

const ODD = /whoever|the own /i;

/** Lines with turns of phrase that a new colleague stumbles over (docs/glossary.md, How we write), as `line number: line`. */
export const oddLines = (text: string): readonly string[] =>
  text.split('\n').flatMap((line, index) => (ODD.test(line) ? [`${index + 1}: ${line.trim()}`] : []));

const CODE_BLOCK = /^```[^]*?^```/gm;
/** A path has a slash in it, or ends like a source file. */
const PATH = /^[\w.@*<>-]+(?:\/[\w.*<>-]+)*\/?$/;
const FILE = /\.(?:ts|tsx|mjs|json|md|css)$/;
/** Folders that commands make. */
const MADE = /^(?:web\/dist|bench\/peers|fuzz-failures)\b/;

/**
 * Paths that a page names, in backticks or as links, and that are not there. A path counts from the top of the tree, from the page's own folder,
 * or from one of `homes`, which are patterns. `<name>` stands for any name.
 */
export function deadPaths(root: string, page: string, text: string, homes: readonly string[]): readonly string[] {
  const words = text.replace(CODE_BLOCK, '');
  const quoted = [...words.matchAll(/`([^`\n]+)`/g)].flatMap(([, path = '']) => (isPath(path) ? [path] : []));
  const links = [...words.matchAll(/\]\(([^)\s]+)\)|src="([^"]+)"/g)].flatMap(([, link, source]) => link ?? source ?? []);
  const places = ['', dirname(page), ...homes];
  const isThere = (path: string): boolean => {
    const pattern = path.replace(/<[^>]+>/g, '*').replace(/\/$/, '');
    return places.some((place) => globSync(join(place, pattern), { cwd: root }).length > 0);
  };
  const named = [...quoted, ...links.filter((link) => !/^(?:https?:|#)/.test(link))];
  return [...new Set(named)].filter((path) => !MADE.test(path) && !isThere(path));
}

const isPath = (quoted: string): boolean => PATH.test(quoted) && (FILE.test(quoted) || quoted.includes('/'));
