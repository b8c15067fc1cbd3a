import crests from './crests.json' with { type: 'json' };

interface Crests {
  readonly icon: string;
  readonly choices: { readonly [value: string]: string };
}

const known: { readonly [game: string]: Crests } = crests;

/** The sign of a game on the button that starts it. */
export const iconOf = (game: string): string => known[game]?.icon ?? 'hunting-horn';

/** The icon on a card that a seat can choose, and on the arms of whoever has. A game without its own has a plain one. */
export const crestOf = (game: string, value: string | number): string => known[game]?.choices[String(value)] ?? 'scroll-unfurled';
