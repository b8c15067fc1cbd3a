import type { Say, Tell, Words } from '@tavern/engine';
import type { Race } from '@tavern/race';

export declare function render(words: Words, what: Say, names?: readonly string[]): string;
export declare const tell: Tell<Race>;
