import { askFor, type Wanted } from './act-dialog.ts';
import { acts, bans } from './acts.ts';
import { look, Refused, session } from './api.ts';
import { button, field, h } from './dom.ts';
import { guests } from './guests.ts';
import { reports } from './reports.ts';
import { match, matches, rooms } from './rooms.ts';
import { language, speakOther, t } from './words.ts';

const PARTS = ['rooms', 'matches', 'guest', 'reports', 'bans', 'acts'] as const;
type Part = (typeof PARTS)[number];
const TITLES: { readonly [part in Part]: string } = {
  rooms: 'admin.rooms',
  matches: 'admin.matches',
  guest: 'admin.guests',
  reports: 'admin.reports',
  bans: 'admin.bans',
  acts: 'admin.acts',
};
/** Milliseconds between two looks of their own. */
const AGAIN = 10_000;

const root = document.getElementById('root');
const said = document.getElementById('said');
if (root === null || said === null) throw new Error('index.html has no #root');

const main = h('main', { tabindex: '-1' });

function partOf(hash: string): { readonly part: Part; readonly what: string; readonly one: boolean } {
  const [name = '', what = ''] = hash.replace(/^#/, '').split('/');
  const one = name === 'match';
  const part = PARTS.find((each) => each === (one ? 'matches' : name)) ?? 'rooms';
  return { part, what: decodeURIComponent(what), one };
}

function content(ask: (wanted: Wanted) => void): Promise<Node> {
  const { part, what, one } = partOf(location.hash);
  if (one) return match(what);
  switch (part) {
    case 'rooms':
      return rooms(ask);
    case 'matches':
      return matches();
    case 'guest':
      return guests(what, ask);
    case 'reports':
      return reports(what === 'all', ask);
    case 'bans':
      return bans(ask);
    case 'acts':
      return acts();
  }
}

function ask(wanted: Wanted): void {
  askFor(wanted, (words) => {
    if (said !== null) said.textContent = words;
    void draw();
  });
}

/** Which drawing is the newest: an older answer that comes late is not shown. */
let drawing = 0;

async function draw(): Promise<void> {
  const mine = ++drawing;
  const { part } = partOf(location.hash);
  const title = h('h1', {}, t(TITLES[part]));
  try {
    const shown = await content(ask);
    if (mine === drawing) main.replaceChildren(title, shown);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (mine !== drawing) return;
    if (error.code === 'not-admin') return signIn(error.message);
    const problem = h('p', { class: 'admin-problem', role: 'alert' }, error.message);
    main.replaceChildren(title, problem, ...(part === 'guest' ? [await guests('', ask)] : []));
  }
}

function frame(): void {
  const { part } = partOf(location.hash);
  const link = (each: Part): HTMLElement =>
    h('a', { href: `#${each}`, ...(each === part ? { 'aria-current': 'page' } : {}) }, t(TITLES[each]));
  document.title = `${t(TITLES[part])} · ${t('admin.title')}`;
  root?.replaceChildren(
    h(
      'header',
      {},
      h('nav', { 'aria-label': t('admin.parts') }, PARTS.map(link)),
      h(
        'div',
        { class: 'admin-ways' },
        button(t('admin.refresh'), () => void draw()),
        button(t('admin.language'), speak, { lang: language === 'en' ? 'zh-Hant' : 'en' }),
        button(t('admin.sign-out'), () => {
          session.end();
          signIn();
        }),
      ),
    ),
    main,
  );
  void draw();
}

function speak(): void {
  speakOther();
  open();
}

function signIn(problem = ''): void {
  drawing += 1;
  document.title = t('admin.title');
  const token = h('input', { type: 'password', name: 'token', required: true, autocomplete: 'current-password' });
  const name = h('input', { name: 'name', value: session.name, required: true, maxlength: '40', autocomplete: 'nickname' });
  const enter = async (event: Event): Promise<void> => {
    event.preventDefault();
    session.begin(token.value.trim(), name.value.trim());
    try {
      await look('bans');
      frame();
    } catch (error) {
      session.end();
      signIn(error instanceof Error ? error.message : String(error));
    }
  };
  root?.replaceChildren(
    h(
      'main',
      { class: 'admin-door' },
      h(
        'form',
        { class: 'admin-paper', submit: (event) => void enter(event) },
        h('h1', {}, t('admin.title')),
        h('p', {}, t('admin.sign-in.about')),
        field(t('admin.token'), token),
        field(t('admin.name'), name),
        problem !== '' && h('p', { class: 'admin-problem', role: 'alert' }, problem),
        h(
          'div',
          { class: 'admin-ways' },
          h('button', { type: 'submit', class: 'admin-primary' }, t('admin.sign-in')),
          button(t('admin.language'), speak, { lang: language === 'en' ? 'zh-Hant' : 'en' }),
        ),
      ),
    ),
  );
  token.focus();
}

function open(): void {
  document.documentElement.lang = language;
  if (session.token === null) signIn();
  else frame();
}

addEventListener('hashchange', () => {
  if (session.token === null) return;
  if (said !== null) said.textContent = '';
  frame();
  main.focus();
});
setInterval(() => {
  // Nobody loses what they have under their fingers.
  const busy = document.hidden || main.contains(document.activeElement) || document.querySelector('dialog') !== null;
  if (session.token !== null && !busy) void draw();
}, AGAIN);
open();
