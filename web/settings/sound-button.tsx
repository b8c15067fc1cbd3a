import { Tool } from '@tavern/kit';
import { useSpeech } from '../words/words.ts';
import { useSettings } from './settings.ts';

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
