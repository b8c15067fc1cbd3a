/** The measures of the plate with a figure's name. figures.css repeats them, which a test compares. */
export const PLATE = {
  /** What the plate takes beside its letters, in pixels of the layout. */
  edges: 11,
  /** The smallest letters, in pixels of the layout. */
  smallest: 12,
  /** The size of letters as a share of the figure's width. */
  letters: 0.25,
} as const;
