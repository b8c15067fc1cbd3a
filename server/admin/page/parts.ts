import type { Wanted } from './act-dialog.ts';
import { h } from './dom.ts';
import { moment, t } from './words.ts';

/** Opens the dialog of an act. */
export type Ask = (wanted: Wanted) => void;

export const none = (): HTMLElement => h('p', { class: 'admin-none' }, t('admin.none'));

export function table(heads: readonly string[], rows: readonly (readonly (Node | string)[])[], label: string): HTMLElement {
  if (rows.length === 0) return none();
  return h(
    'div',
    { class: 'admin-wide', role: 'region', 'aria-label': label, tabindex: '0' },
    h(
      'table',
      {},
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          heads.map((head) => (head === '' ? h('td') : h('th', { scope: 'col' }, head))),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((cells) =>
          h(
            'tr',
            {},
            // On a phone each cell is a line of its own, with what it is before it.
            cells.map((cell, index) => h('td', { 'data-head': heads[index] ?? '' }, cell)),
          ),
        ),
      ),
    ),
  );
}

export const guestLink = (id: string, name: string): HTMLElement => h('a', { href: `#guest/${id}` }, name);
export const matchLink = (id: string): HTMLElement => h('a', { href: `#match/${id}` }, id);
export const time = (at: number): HTMLElement => h('time', { datetime: new Date(at).toISOString() }, moment(at));
/** Several things in one cell, a line each. */
export const lines = (parts: readonly (Node | string)[]): HTMLElement =>
  h(
    'ul',
    {},
    parts.map((part) => h('li', {}, part)),
  );
