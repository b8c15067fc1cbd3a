import select, { Separator } from '@inquirer/select';
import { type Language, render, say, type Words } from '@tavern/engine';
import { widthOf } from '../columns.ts';
import { wordsOf } from '../words.ts';
import { type Asking, Left, type Menu, type MenuItem } from './menu.ts';
import { terminalWidth, wrap } from './wrap.ts';

/** Lines; of longer lists a part is shown. */
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
    const lines = listed.reduce((sum, line) => sum + linesOf(line), 0);
    const keys = lines > PAGE ? say('menu.keys.all', { count: choices.length }) : say('menu.keys');
    const theme = {
      indexMode: 'number' as const,
      style: { keysHelpTip: () => render(words, keys) },
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

const linesOf = (line: Separator | ReturnType<typeof listedChoice>): number =>
  'name' in line ? `${line.name}${line.disabled ?? ''}`.split('\n').length : 1;

/** The library breaks lines anywhere, so none may be too long for it. */
function listedChoice<V>({ value, name, blocked }: MenuItem<V>) {
  const width = terminalWidth() - MARGIN;
  const margin = ' '.repeat(MARGIN - 2);
  const broken = (text: string): string => wrap(text, width).replaceAll('\n', `\n${margin}`);
  if (blocked === undefined) return { value, name: broken(name) };
  const fits = widthOf(`${name} ${blocked}`) <= width;
  return { value, name: broken(name), disabled: fits ? blocked : `\n${margin}${broken(`  ${blocked}`)}` };
}
