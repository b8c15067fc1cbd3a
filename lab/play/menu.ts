import { createInterface, type Interface } from 'node:readline';
import select, { Separator } from '@inquirer/select';

export interface Choice<V> {
  readonly value: V;
  readonly name: string;
  /** Why it cannot be chosen now. */
  readonly blocked?: string;
  /** Set apart from those before it. */
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
  choose<V>(prompt: string, choices: readonly Choice<V>[], asking?: Asking<V>): Promise<V | null>;
  close(): void;
}

/** The person has gone: end of input, or Ctrl-C. */
export class Left extends Error {}

/** Arrow keys, number keys, Enter. */
export const arrowMenu: Menu = {
  async choose(prompt, choices, { signal, initial } = {}) {
    const listed = choices.flatMap(({ value, name, blocked, apart }) => [
      ...(apart ? [new Separator(' ')] : []),
      { value, name, ...(blocked === undefined ? {} : { disabled: blocked }) },
    ]);
    try {
      const context = { clearPromptOnDone: true, ...(signal === undefined ? {} : { signal }) };
      const start = initial === undefined ? {} : { default: initial };
      return await select(
        { message: prompt, choices: listed, pageSize: 20, loop: false, theme: { indexMode: 'number' }, ...start },
        context,
      );
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortPromptError') return null;
      if (error instanceof Error && error.name === 'ExitPromptError') throw new Left();
      throw error;
    }
  },
  close: () => {},
};

/** Numbers read line by line, for pipes and for terminals that can do no more. */
export class LineMenu implements Menu {
  private readonly lines: Interface;
  private readonly arrived: string[] = [];
  private readonly hint: (max: number) => string;
  private ended = false;
  private wake: () => void = () => {};

  constructor(hint: (max: number) => string) {
    this.hint = hint;
    this.lines = createInterface({ input: process.stdin });
    this.lines.on('line', (line) => {
      this.arrived.push(line.trim());
      this.wake();
    });
    this.lines.on('close', () => {
      this.ended = true;
      this.wake();
    });
  }

  async choose<V>(prompt: string, choices: readonly Choice<V>[], { signal }: Asking<V> = {}): Promise<V | null> {
    const open = choices.filter(({ blocked }) => blocked === undefined);
    console.log(prompt);
    for (const choice of choices) {
      const at = open.indexOf(choice);
      console.log(at < 0 ? `     ${choice.name} ${choice.blocked ?? ''}` : `  ${String(at + 1).padStart(2)}. ${choice.name}`);
    }
    for (;;) {
      const line = await this.next(signal);
      if (line === null) return null;
      const chosen = /^\d+$/.test(line) ? open[Number(line) - 1] : undefined;
      if (chosen !== undefined) return chosen.value;
      console.log(this.hint(open.length));
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
