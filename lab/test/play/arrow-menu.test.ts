import { afterEach, expect, test, vi } from 'vitest';
import { ArrowMenu } from '../../play/arrow-menu.ts';

interface Config {
  readonly message: string;
  readonly choices: readonly { readonly name?: string; readonly disabled?: string }[];
  readonly theme: { readonly style: { keysHelpTip(): string }; readonly i18n: { readonly disabledError: string } };
}
const configs = vi.hoisted((): unknown[] => []);
vi.mock('@inquirer/select', () => ({
  default: (config: unknown) => Promise.resolve(void configs.push(config)),
  Separator: Object,
}));

const { columns } = process.stdout;
afterEach(() => {
  process.stdout.columns = columns;
});

async function shown(menu: ArrowMenu, name: string, blocked: string): Promise<Config> {
  await menu.choose('?', [{ value: 1, name, blocked }]);
  return configs.at(-1) as Config;
}

test('the help under the menu is in the language of the person', async () => {
  const menu = new ArrowMenu('en');
  expect((await shown(menu, 'a', 'b')).theme.style.keysHelpTip()).toBe('↑↓ navigate • ⏎ select');
  menu.speak('zh-Hant');
  const { theme } = await shown(menu, 'a', 'b');
  expect(theme.style.keysHelpTip()).toBe('↑↓ 移動 • ⏎ 選擇');
  expect(theme.i18n.disabledError).toBe('現在不能選這一項。');
});

test('lines are broken between words before the library breaks them anywhere', async () => {
  process.stdout.columns = 30;
  const { choices } = await shown(new ArrowMenu('en'), 'Move: roll a die and go that far', '(not now: you sleep)');
  expect(choices).toEqual([
    { value: 1, name: 'Move: roll a die and go\n      that far', disabled: '\n      (not now: you sleep)' },
  ]);
});

test('where not all choices fit, the help says how many there are', async () => {
  const menu = new ArrowMenu('en');
  const helpFor = async (count: number): Promise<string> => {
    await menu.choose(
      '?',
      Array.from({ length: count }, (_, value) => ({ value, name: `${value}` })),
    );
    return (configs.at(-1) as Config).theme.style.keysHelpTip();
  };
  expect(await helpFor(20)).toBe('↑↓ navigate • ⏎ select');
  expect(await helpFor(21)).toBe('↑↓ navigate, all 21 choices • ⏎ select');
  menu.speak('zh-Hant');
  expect(await helpFor(21)).toBe('↑↓ 移動，共 21 項 • ⏎ 選擇');
});
