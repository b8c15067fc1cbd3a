import { Toggle } from '@tavern/kit';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

/** Shortcuts of a single letter, digit or sign, on or off. */
export function SingleKeys() {
  const { t } = useSpeech();
  const { singleKeys, set } = useSettings();
  return (
    <Toggle
      label={t('settings.keys.single')}
      help={t('settings.keys.single.help')}
      value={singleKeys}
      onChange={(wanted) => set({ singleKeys: wanted })}
    />
  );
}
