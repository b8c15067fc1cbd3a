import { stripVTControlCharacters } from 'node:util';
import type { Language } from '@tavern/engine';
import { type Asking, Left, type Menu, type MenuItem } from '../../play/menu.ts';

/** Chooses nothing until the question has gone. */
export const WAIT = '(wait)';

/** Chooses the line that begins with each of these words in turn, and leaves when there are no more; keeps what every menu showed. */
export class ScriptedMenu implements Menu {
  readonly prompts: string[] = [];
  readonly shown: string[][] = [];
  /** Where each cursor started. */
  readonly cursors: unknown[] = [];
  readonly spoken: Language[] = [];
  private readonly script: string[];

  constructor(script: readonly string[]) {
    this.script = [...script];
  }

  async choose<V>(prompt: string, choices: readonly MenuItem<V>[], { signal, initial }: Asking<V> = {}): Promise<V | null> {
    const names = choices.map(({ name }) => stripVTControlCharacters(name));
    this.prompts.push(stripVTControlCharacters(prompt));
    this.shown.push(names);
    this.cursors.push(names[choices.findIndex(({ value }) => value === initial)]);
    const wanted = this.script.shift();
    if (wanted === undefined) throw new Left();
    if (wanted === WAIT) return new Promise((gone) => signal?.addEventListener('abort', () => gone(null)));
    const found = choices[names.findIndex((name) => name.startsWith(wanted))];
    if (found === undefined) throw new Error(`no line begins with '${wanted}': ${names.join(' | ')}`);
    return found.value;
  }

  speak(language: Language): void {
    this.spoken.push(language);
  }

  close(): void {}
}
