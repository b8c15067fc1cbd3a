import type { Language } from '@tavern/engine';

export interface MenuItem<V> {
  readonly value: V;
  readonly name: string;
  /** Why it cannot be chosen now. */
  readonly blocked?: string;
  /** A gap separates it from those before it. */
  readonly apart?: true;
}

export interface Asking<V> {
  /** Says that the question has gone. */
  readonly signal?: AbortSignal;
  /** Where the cursor starts. */
  readonly initial?: V;
}

/** How a person chooses from a list. Resolves to null when the question has gone. */
export interface Menu {
  choose<V>(prompt: string, choices: readonly MenuItem<V>[], asking?: Asking<V>): Promise<V | null>;
  /** The language of its own words, from now on. */
  speak(language: Language): void;
  close(): void;
}

/** The person has gone: end of input, or Ctrl-C. */
export class Left extends Error {}
