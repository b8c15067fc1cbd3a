import { announce, Button, Icon, TextField } from '@tavern/kit';
import { useState } from 'react';
import { publicRooms } from '../../play/online/rooms.ts';
import { serverAddress } from '../../play/online/the-session.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

const KNOCKS = {
  checking: { icon: 'hourglass', told: 'settings.server.checking' },
  reached: { icon: 'check-mark', told: 'settings.server.reached' },
  missed: { icon: 'cancel', told: 'settings.server.missed' },
  unreadable: { icon: 'cancel', told: 'settings.server.unreadable' },
} as const;
type Knock = keyof typeof KNOCKS;

/** The server to play with friends on: its address, and whether it answers. */
export function ServerField() {
  const { t } = useSpeech();
  const { server, set } = useSettings();
  const [draft, setDraft] = useState<string | null>(null);
  const [knock, setKnock] = useState<Knock | null>(null);

  const check = async (): Promise<void> => {
    const typed = (draft ?? server).trim();
    const address = serverAddress(typed);
    const told = (result: Knock): void => {
      setKnock(result);
      announce(t(KNOCKS[result].told));
    };
    if (address === null) return told('unreadable');
    setDraft(null);
    set({ server: typed === '' ? '' : address });
    setKnock('checking');
    told((await publicRooms(address)).ok ? 'reached' : 'missed');
  };
  return (
    <>
      <div className="server-line">
        <TextField
          label={t('settings.server.address')}
          help={t('settings.server.help')}
          value={draft ?? server}
          placeholder={location.origin}
          inputMode="url"
          spellCheck={false}
          onChange={(typed) => {
            setDraft(typed);
            setKnock(null);
          }}
          onBlur={() => draft !== null && void check()}
          onEnter={() => void check()}
        />
        <Button onPress={() => void check()}>{t('settings.server.check')}</Button>
      </div>
      {knock !== null && (
        <p className={`knock ${knock}`}>
          <Icon name={KNOCKS[knock].icon} />
          {t(KNOCKS[knock].told)}
        </p>
      )}
    </>
  );
}
