import type { CardSize } from './card.tsx';

/** How much text, in Latin letters, fits comfortably under a full picture. */
const ROOM: Readonly<Record<CardSize, number>> = { s: 60, m: 84, l: 150 };

/** A Han letter takes the room of more than two Latin ones, because it is as wide as it is tall. */
const width = (text: string): number => Array.from(text).reduce((sum, letter) => sum + (letter >= '⺀' ? 2.4 : 1), 0);

export const isWordy = (size: CardSize, text: string): boolean => width(text) > ROOM[size];
