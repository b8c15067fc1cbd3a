import type { ReportReason } from '@tavern/wire';
import type { AdminActRequest } from '../act.ts';
import { perform, session } from './api.ts';
import { button, field, h } from './dom.ts';
import { t } from './words.ts';

/** Milliseconds. */
const LENGTHS = [900_000, 3_600_000, 86_400_000, 604_800_000, 2_592_000_000, 31_536_000_000] as const;
const USUAL = { mute: 3_600_000, ban: 604_800_000 } as const;
const REASONS: readonly ReportReason[] = ['insult', 'spam', 'name', 'stalling', 'cheating', 'other'];
const OWN = '';

/** An act before its reason and its length are known. `name`: how the one it is about is called. */
export type Wanted =
  | { readonly do: 'mute' | 'unmute'; readonly guest: string; readonly name: string }
  | { readonly do: 'kick'; readonly guest: string; readonly room: string; readonly name: string }
  /** Without `who` it is asked for. */
  | { readonly do: 'ban' | 'unban'; readonly who?: string; readonly name: string }
  | { readonly do: 'close-report'; readonly report: number; readonly name: string };

const about = (wanted: Wanted): string => {
  if (wanted.do === 'kick') return t('admin.act.about.kick', { room: wanted.room });
  if (wanted.do === 'mute') return t('admin.act.about.mute');
  return t(wanted.do === 'ban' ? 'admin.act.about.ban' : 'admin.act.about.other');
};

/** Asks for the reason, and does it. */
export function askFor(wanted: Wanted, done: (said: string) => void): void {
  const lasting = wanted.do === 'mute' || wanted.do === 'ban';
  const strict = lasting || wanted.do === 'kick';
  const lengths = h(
    'select',
    { name: 'for' },
    LENGTHS.map((ms) => h('option', { value: String(ms) }, t(`admin.for.${ms}`))),
  );
  if (lasting) lengths.value = String(USUAL[wanted.do]);
  const reasons = h(
    'select',
    { name: 'reason' },
    REASONS.map((each) => h('option', { value: each }, t(`reason.${each}`))),
    h('option', { value: OWN }, t('admin.act.why.own')),
  );
  const words = h('input', { name: 'words', maxlength: '200', autocomplete: 'off' });
  const own = field(strict ? t('admin.act.words') : t('admin.act.note'), words);
  own.hidden = strict;
  reasons.addEventListener('change', () => {
    own.hidden = reasons.value !== OWN;
    words.required = !own.hidden;
  });
  const range = h('input', { name: 'who', maxlength: '60', autocomplete: 'off', required: true });
  const asksWho = wanted.do === 'ban' && wanted.who === undefined;
  const problem = h('p', { class: 'admin-problem', role: 'alert' });

  const send = async (): Promise<void> => {
    const why = strict && reasons.value !== OWN ? reasons.value : words.value.trim();
    const by = session.name === '' ? {} : { by: session.name };
    const noted = why === '' ? by : { ...by, why };
    try {
      const act = await perform(requestOf(wanted, asksWho ? range.value.trim() : '', why, Number(lengths.value), noted));
      dialog.close();
      done(t('admin.act.done', { n: act.id }));
    } catch (error) {
      problem.textContent = error instanceof Error ? error.message : String(error);
    }
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    void send();
  };
  const title = asksWho ? t('admin.act.ban.range') : t('admin.act.of', { act: t(`admin.act.${wanted.do}`), who: wanted.name });
  const dialog = h(
    'dialog',
    { 'aria-labelledby': 'act-title', close: () => dialog.remove() },
    h(
      'form',
      { submit },
      h('h2', { id: 'act-title' }, title),
      h('p', {}, about(wanted)),
      asksWho && field(t('admin.act.addresses'), range),
      lasting && field(t('admin.act.for'), lengths),
      strict && field(t('admin.act.why'), reasons),
      own,
      problem,
      h(
        'div',
        { class: 'admin-ways' },
        h('button', { type: 'submit', class: 'admin-primary' }, t(`admin.act.${wanted.do}`)),
        button(t('admin.act.cancel'), () => dialog.close()),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function requestOf(
  wanted: Wanted,
  typed: string,
  why: string,
  lasts: number,
  noted: { readonly by?: string; readonly why?: string },
): AdminActRequest {
  switch (wanted.do) {
    case 'mute':
      return { ...noted, do: 'mute', guest: wanted.guest, for: lasts, why };
    case 'unmute':
      return { ...noted, do: 'unmute', guest: wanted.guest };
    case 'kick':
      return { ...noted, do: 'kick', guest: wanted.guest, room: wanted.room, why };
    case 'ban':
      return { ...noted, do: 'ban', who: wanted.who ?? typed, for: lasts, why };
    case 'unban':
      return { ...noted, do: 'unban', who: wanted.who ?? typed };
    case 'close-report':
      return { ...noted, do: 'close-report', report: wanted.report };
  }
}
