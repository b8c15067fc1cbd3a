import type { Say, Tell, Types, Words } from '@tavern/engine';

export declare function render(words: Words, what: Say, names?: readonly string[]): string;
export declare const tell: Tell<Types>;
