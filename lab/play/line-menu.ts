import { createInterface, type Interface } from 'node:readline';
import { type Language, render, say, type Words } from '@tavern/engine';
import { wordsOf } from '../words.ts';
import { type Asking, Left, type Menu, type MenuItem } from './menu.ts';
import { terminalWidth, wrap } from './wrap.ts';

/** Numbers read line by line, for pipes and for terminals that can do no more. */
export class LineMenu implements Menu {
  private readonly lines: Interface;
  private readonly arrived: string[] = [];
  private words: Words;
  private ended = false;
  private wake: () => void = () => {};

  constructor(language: Language, input: NodeJS.ReadableStream = process.stdin) {
    this.words = wordsOf(language);
    this.lines = createInterface({ input });
    this.lines.on('line', (line) => {
      this.arrived.push(line.trim());
      this.wake();
    });
    this.lines.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  speak(language: Language): void {
    this.words = wordsOf(language);
  }

  /** A blocked line has a number, too: otherwise the numbers after it would change from one prompt to the next. */
  async choose<V>(prompt: string, choices: readonly MenuItem<V>[], { signal }: Asking<V> = {}): Promise<V | null> {
    print(prompt);
    for (const [index, choice] of choices.entries()) print(`  ${String(index + 1).padStart(2)}. ${lineOf(choice)}`);
    for (;;) {
      const line = await this.next(signal);
      if (line === null) return null;
      const chosen = /^\d+$/.test(line) ? choices[Number(line) - 1] : undefined;
      if (chosen !== undefined && chosen.blocked === undefined) return chosen.value;
      if (chosen !== undefined) print(lineOf(chosen));
      print(render(this.words, say('play.number', { max: choices.length })));
    }
  }

  close(): void {
    this.lines.close();
  }

  private async next(signal?: AbortSignal): Promise<string | null> {
    while (this.arrived.length === 0) {
      if (signal?.aborted === true) return null;
      if (this.ended) throw new Left();
      await new Promise<void>((wake) => {
        this.wake = wake;
        signal?.addEventListener('abort', () => wake(), { once: true });
      });
    }
    return this.arrived.shift() ?? null;
  }
}

const lineOf = ({ name, blocked }: MenuItem<unknown>): string => (blocked === undefined ? name : `${name} ${blocked}`);

const print = (text: string): void => console.log(wrap(text, terminalWidth()));
