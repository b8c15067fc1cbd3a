import type { GamePack } from '@tavern/games';

/** The sign of a game on the button that starts it. */
export const iconOf = ({ look }: GamePack): string => look?.icon ?? 'hunting-horn';

/** The icon on a card that a seat can choose, and on the arms of whoever has. A game without its own has a plain one. */
export const crestOf = ({ look }: GamePack, value: string | number): string => look?.crests?.[value] ?? 'scroll-unfurled';
