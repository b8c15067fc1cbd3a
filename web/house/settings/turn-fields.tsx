import { Toggle } from '@tavern/kit';
import { useState } from 'react';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

/** How a player is called when it is their turn and they look elsewhere. The browser is asked for leave when somebody wants to be told by it. */
export function TurnFields() {
  const { t } = useSpeech();
  const { vibrate, notify, moreTime, set } = useSettings();
  const [refused, setRefused] = useState(false);
  const ask = async (wanted: boolean): Promise<void> => {
    const granted = wanted && 'Notification' in globalThis && (await Notification.requestPermission()) === 'granted';
    set({ notify: granted });
    setRefused(wanted && !granted);
  };
  return (
    <>
      <Toggle
        label={t('settings.turn.vibrate')}
        help={t('settings.turn.vibrate.help')}
        value={vibrate}
        onChange={(wanted) => set({ vibrate: wanted })}
      />
      <Toggle
        label={t('settings.turn.notify')}
        help={t('settings.turn.notify.help')}
        problem={refused ? t('settings.turn.notify.refused') : undefined}
        value={notify}
        onChange={(wanted) => void ask(wanted)}
      />
      <Toggle
        label={t('settings.turn.more')}
        help={t('settings.turn.more.help')}
        value={moreTime}
        onChange={(wanted) => set({ moreTime: wanted })}
      />
    </>
  );
}
