import select, { Separator } from '@inquirer/select';
import type { Language, Words } from '@tavern/engine';
import { widthOf } from '../columns.ts';
import { wordsOf } from '../words.ts';
import { type Asking, Left, type Menu, type MenuItem } from './menu.ts';
import { terminalWidth, wrap } from './wrap.ts';

const PAGE = 20;
/** In front of every line: the cursor and a number, `❯ 12. `. */
const MARGIN = 6;

/** Arrow keys, number keys, Enter. */
export class ArrowMenu implements Menu {
  private words: Words;

  constructor(language: Language) {
    this.words = wordsOf(language);
  }

  speak(language: Language): void {
    this.words = wordsOf(language);
  }

  async choose<V>(prompt: string, choices: readonly MenuItem<V>[], { signal, initial }: Asking<V> = {}): Promise<V | null> {
    const listed = choices.flatMap((choice) => [...(choice.apart ? [new Separator(' ')] : []), listedChoice(choice)]);
    const { words } = this;
    const theme = {
      indexMode: 'number' as const,
      style: { keysHelpTip: () => words['menu.keys'] },
      i18n: { disabledError: words['menu.blocked'] ?? '' },
    };
    try {
      const context = { clearPromptOnDone: true, ...(signal === undefined ? {} : { signal }) };
      const start = initial === undefined ? {} : { default: initial };
      const message = wrap(prompt, terminalWidth() - 2);
      return await select({ message, choices: listed, pageSize: PAGE, loop: false, theme, ...start }, context);
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortPromptError') return null;
      if (error instanceof Error && error.name === 'ExitPromptError') throw new Left();
      throw error;
    }
  }

  close(): void {}
}

/** The library breaks lines anywhere, so none may be too long for it. */
function listedChoice<V>({ value, name, blocked }: MenuItem<V>) {
  const width = terminalWidth() - MARGIN;
  const margin = ' '.repeat(MARGIN - 2);
  const broken = (text: string): string => wrap(text, width).replaceAll('\n', `\n${margin}`);
  if (blocked === undefined) return { value, name: broken(name) };
  const fits = widthOf(`${name} ${blocked}`) <= width;
  return { value, name: broken(name), disabled: fits ? blocked : `\n${margin}${broken(`  ${blocked}`)}` };
}
