/** The keys of the house that are the same on every screen. */
export const LIST_KEY = '?';
export const MENU_KEY = 'm';
export const RULES_KEY = 'i';
export const MORE_KEY = 't';

const WRITTEN: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageUp: 'Page Up',
  PageDown: 'Page Down',
  Escape: 'Esc',
};

/** A key as it is written on keyboards. */
export const written = (key: string): string =>
  key
    .split('+')
    .map((part) => WRITTEN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join(' + ');
