import { announce, Icon } from '@tavern/kit';
import { type FormEvent, useId, useState } from 'react';
import { hashOf } from '../../house/route.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import type { Chosen } from './presets.ts';
import { codeOf, readCode } from './rule-code.ts';

interface OwnSetsProps {
  readonly pack: LobbyPack;
  readonly rules: Chosen;
  /** Left out: read only. The set of a room may still be kept and sent on. */
  readonly onChange?: ((rules: Chosen) => void) | undefined;
}

const MOST_LETTERS = 40;
const NONE: readonly never[] = [];

/** The rule sets that are kept in this browser, and ways to keep these rules or send them on. */
export function OwnSets({ pack, rules, onChange }: OwnSetsProps) {
  const { t, tell } = useSpeech();
  const game = pack.game.name;
  const kept = useSettings(({ ruleSets }) => ruleSets[game] ?? NONE);
  const code = codeOf(pack, rules);
  const keep = (sets: typeof kept): void => {
    const { ruleSets, set } = useSettings.getState();
    set({ ruleSets: { ...ruleSets, [game]: sets } });
  };
  return (
    <div className="own-sets">
      {onChange !== undefined && kept.length > 0 && (
        <ul className="presets" aria-label={t('lobby.sets')}>
          {kept.map((each) => {
            const read = readCode(pack, each.code);
            return (
              <li key={each.name} className="own-set">
                <button
                  type="button"
                  className={each.code === code ? 'preset picked' : 'preset'}
                  aria-pressed={each.code === code}
                  disabled={!read.ok}
                  onClick={() => read.ok && onChange(read.rules)}
                >
                  {each.code === code && <Icon name="check-mark" />}
                  <b>{each.name}</b>
                  <span>{read.ok ? t('lobby.sets.kept') : tell(read.why)}</span>
                </button>
                <button
                  type="button"
                  className="own-set-away"
                  aria-label={t('lobby.sets.remove', { name: each.name })}
                  onClick={() => keep(kept.filter((other) => other !== each))}
                >
                  <Icon name="trash-can" />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <KeepForm
        taken={kept.some((each) => each.code === code)}
        onKeep={(name) => keep([...kept.filter((each) => each.name !== name), { name, code }])}
      />
      <SendOn link={new URL(hashOf({ at: 'set', game, rules: code }), location.href).href} />
    </div>
  );
}

function KeepForm({ taken, onKeep }: { readonly taken: boolean; readonly onKeep: (name: string) => void }) {
  const { t } = useSpeech();
  const [name, setName] = useState<string | null>(null);
  const id = useId();
  if (taken) return null;
  if (name === null)
    return (
      <button type="button" className="own-sets-way" onClick={() => setName('')}>
        <Icon name="quill-ink" /> {t('lobby.sets.keep')}
      </button>
    );
  const done = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() === '') return;
    onKeep(name.trim().slice(0, MOST_LETTERS));
    announce(t('lobby.sets.done', { name: name.trim() }));
    setName(null);
  };
  return (
    <form className="own-sets-form" onSubmit={done}>
      <label htmlFor={id}>{t('lobby.sets.name')}</label>
      <input id={id} value={name} maxLength={MOST_LETTERS} ref={focused} onChange={(event) => setName(event.target.value)} />
      <button type="submit" disabled={name.trim() === ''}>
        {t('lobby.sets.save')}
      </button>
    </form>
  );
}

const focused = (field: HTMLInputElement | null): void => field?.focus();

/** If the clipboard is refused, the link is shown, to be copied by hand. */
function SendOn({ link }: { readonly link: string }) {
  const { t } = useSpeech();
  const [done, setDone] = useState<{ readonly link: string; readonly copied: boolean } | null>(null);
  const copy = async (): Promise<void> => {
    const copied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setDone({ link, copied });
    if (copied) announce(t('lobby.copied'));
  };
  const now = done?.link === link ? done : null;
  return (
    <>
      <button type="button" className="own-sets-way" data-link={link} onClick={() => void copy()}>
        <Icon name={now?.copied === true ? 'check-mark' : 'linked-rings'} />{' '}
        {t(now?.copied === true ? 'lobby.copied' : 'lobby.sets.link')}
      </button>
      {now?.copied === false && (
        <label className="own-sets-form">
          {t('lobby.copy.by-hand')}
          <input readOnly value={link} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </>
  );
}
