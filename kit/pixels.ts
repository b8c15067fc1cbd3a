/** A length of the layout as CSS, for what has no style sheet: css/growing.ts does the same with those. */
export const px = (n: number): string => `${n / 16}rlh`;

/** How many pixels of the screen a pixel of the layout is: one, and more in a window that is wide and high (css/base.css). */
export const pixel = (): number => Number.parseFloat(getComputedStyle(document.documentElement).lineHeight) / 16 || 1;
