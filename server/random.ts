import { randomBytes } from 'node:crypto';
import { commitTo } from '@tavern/engine';
import type { Dice } from './rooms/create.ts';

const LETTERS = '0123456789abcdefghijklmnopqrstuv';

/** 32 letters divide 256: all are equally likely. */
const word = (length: number): string => Array.from(randomBytes(length), (byte) => LETTERS[byte % LETTERS.length]).join('');

export const newGuestId = (): string => word(12);
export const newMatchId = (): string => word(16);
/** 160 bits that only their owner knows. */
export const newSecret = (): string => word(32);

/** For a player whose client brings none: then the server alone has chosen the dice. */
export const newNonce = (): string => randomBytes(16).toString('hex');

/** The dice of a match to come: everybody sees the commitment before anybody can add a nonce. */
export function newDice(): Dice {
  const secret = randomBytes(32);
  return { secret: secret.toString('hex'), commit: commitTo(secret) };
}
