import './settings-dialog.css';
import { LANGUAGES } from '@tavern/engine';
import { Button, Choice, Dialog, TextField, Toggle } from '@tavern/kit';
import { useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';
import { openKeys } from '../keys/keys-place.tsx';
import { SingleKeys } from '../keys/single-keys.tsx';
import { MoreSpoken } from '../more-spoken.tsx';
import { Credits } from './credits.tsx';
import { LANGUAGE_NAMES } from './language-switch.tsx';
import { ServerField } from './server-field.tsx';
import { sign } from './sign.ts';
import { SoundFields } from './sound-fields.tsx';
import { TurnFields } from './turn-fields.tsx';

interface SettingsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const SPEEDS = [
  { value: '1x', named: 'settings.speed.1x' },
  { value: '2x', named: 'settings.speed.2x' },
  { value: 'off', named: 'settings.speed.off' },
] as const;

const TOLD = [
  { value: 'all', named: 'settings.told.all' },
  { value: 'mine', named: 'settings.told.mine' },
  { value: 'results', named: 'settings.told.results' },
] as const;

/** What this browser remembers about you. Changes take effect at once; there is nothing to save. */
export default function SettingsDialog(props: SettingsDialogProps) {
  return (
    <MoreSpoken of="settings" until={null}>
      <Everything {...props} />
    </MoreSpoken>
  );
}

function Everything({ open, onClose }: SettingsDialogProps) {
  const { t } = useSpeech();
  const { language, speed, tips, neutralNames, told, set } = useSettings();
  return (
    <Dialog open={open} onClose={onClose} title={t('settings.title')} closeLabel={t('common.close')} wide>
      <div className="settings">
        <section>
          <h3>{t('settings.you')}</h3>
          <Choice
            label={t('settings.language')}
            value={language}
            onChange={(chosen) => set({ language: chosen })}
            options={LANGUAGES.map((value) => ({ value, label: t(LANGUAGE_NAMES[value]), lang: value }))}
          />
          <Nickname />
          <Choice
            label={t('settings.speed')}
            help={t('settings.speed.help')}
            value={speed}
            onChange={(chosen) => set({ speed: chosen })}
            options={SPEEDS.map(({ value, named }) => ({ value, label: t(named) }))}
          />
          <Toggle
            label={t('settings.tips')}
            help={t('settings.tips.help')}
            value={tips}
            // A player who turns notes on again wants to see the known ones too.
            onChange={(wanted) => set(wanted ? { tips: true, coached: [] } : { tips: false })}
          />
          <Toggle
            label={t('settings.neutral')}
            help={t('settings.neutral.help')}
            value={neutralNames}
            onChange={(wanted) => set({ neutralNames: wanted })}
          />
        </section>
        <section>
          <h3>{t('settings.sound')}</h3>
          <SoundFields />
        </section>
        <section>
          <h3>{t('settings.turn')}</h3>
          <TurnFields />
          <Choice
            label={t('settings.told')}
            help={t('settings.told.help')}
            value={told}
            onChange={(chosen) => set({ told: chosen })}
            options={TOLD.map(({ value, named }) => ({ value, label: t(named) }))}
          />
        </section>
        <section>
          <h3>{t('settings.keys')}</h3>
          <SingleKeys />
          <Button icon="open-book" onPress={openKeys}>
            {t('keys.title')}
          </Button>
        </section>
        <section>
          <h3>{t('settings.server')}</h3>
          <ServerField />
        </section>
        <section>
          <h3>{t('settings.credits')}</h3>
          <Credits />
        </section>
      </div>
    </Dialog>
  );
}

function Nickname() {
  const { t, tell } = useSpeech();
  const nickname = useSettings((settings) => settings.nickname);
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>(undefined);
  const put = async (): Promise<void> => {
    if (draft === null) return;
    setDraft(null);
    const signed = draft.trim() === nickname ? null : await sign(draft);
    setProblem(signed === null || signed.ok ? undefined : tell(signed.why));
  };
  return (
    <TextField
      label={t('settings.nickname')}
      help={t('settings.nickname.help')}
      problem={problem}
      value={draft ?? nickname}
      maxLength={20}
      autoComplete="nickname"
      spellCheck={false}
      onChange={setDraft}
      onBlur={() => void put()}
      onEnter={() => void put()}
    />
  );
}
