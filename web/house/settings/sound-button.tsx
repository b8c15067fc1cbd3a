import { Tool } from '@tavern/kit';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

/** Sound on or off. */
export function SoundButton() {
  const { t } = useSpeech();
  const { sound, set } = useSettings();
  return (
    <Tool
      icon={sound ? 'sound-on' : 'sound-off'}
      label={t(sound ? 'sound.on' : 'sound.off')}
      onPress={() => set({ sound: !sound })}
    />
  );
}
