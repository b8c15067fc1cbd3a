import type { CSSOptions } from 'vite';

type PostcssPlugin = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>[number];

/** Thinner lines stay what they are: a fraction of a pixel is a blur. */
const HAIRLINE = 3;
/** Shadows are lines and blurs too. An origin of a transform in px is one of a drawing. */
const AS_THEY_ARE =
  /^(?:box-shadow|text-shadow|filter|backdrop-filter|outline|outline-width|transform-origin|--sh-.*|--edge-.*)$/;
/** A texture is a picture: it is repeated, not enlarged. Boards of wood are: they are as wide as a screen, and where a second one begins can be seen. */
const PICTURE = /var\(--tex-(?!wood|oak)|url\(/;
const LENGTH = /(?<![\w#.-])(-?(?:\d+\.)?\d*\.?\d+)px\b/g;
/** In a comment at the beginning of a rule: its px are not those of the layout. */
const MARK = 'px as they are';

const grown = (n: number): string => `${n / 16}rlh`;

/** What a browser reads instead of a value in px. */
export function growing(property: string, value: string): string {
  if (AS_THEY_ARE.test(property) || PICTURE.test(value)) return value;
  return value.replaceAll(LENGTH, (whole, n: string) => (Math.abs(Number(n)) < HAIRLINE ? whole : grown(Number(n))));
}

/** The same for the condition of a container query. */
export const growingQuery = (condition: string): string => condition.replaceAll(LENGTH, (_, n: string) => grown(Number(n)));

interface Box {
  readonly type: string;
  readonly parent?: unknown;
  readonly nodes?: readonly { readonly type: string; readonly text?: string }[] | undefined;
}

function isMarked(box: Box | undefined): boolean {
  if (box === undefined || box.type === 'root') return false;
  const [first] = box.nodes ?? [];
  return (first?.type === 'comment' && first.text?.startsWith(MARK) === true) || isMarked(box.parent as Box | undefined);
}

/**
 * A px in our style sheets is a pixel of the layout. In a window that is wide and high, the layout grows as a whole: `rlh`, the line height of the page's
 * root, is sixteen of its pixels (base.css). In all other windows that is 16 px, and nothing differs. Letters, lines and drawings are drawn at the new size.
 */
export const growingPixels: PostcssPlugin = {
  postcssPlugin: 'tavern:growing-pixels',
  Once(root) {
    root.walkDecls((declaration) => {
      if (!declaration.value.includes('px') || isMarked(declaration.parent)) return;
      declaration.value = growing(declaration.prop, declaration.value);
    });
    root.walkAtRules('container', (rule) => {
      rule.params = growingQuery(rule.params);
    });
  },
};
