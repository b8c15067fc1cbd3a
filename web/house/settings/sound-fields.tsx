import { Button, Slider, sound, Toggle } from '@tavern/kit';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech } from '../../words/words.ts';

const SLIDERS = [
  { of: 'master', named: 'settings.sound.master' },
  { of: 'effects', named: 'settings.sound.effects' },
  { of: 'ambience', named: 'settings.sound.ambience' },
] as const;

export function SoundFields() {
  const { t } = useSpeech();
  const settings = useSettings();
  const { set } = settings;
  return (
    <>
      <Toggle label={t('settings.sound.on')} value={settings.sound} onChange={(on) => set({ sound: on })} />
      {SLIDERS.map(({ of, named }) => (
        <Slider
          key={of}
          label={t(named)}
          value={Math.round(settings[of] * 100)}
          min={0}
          max={100}
          step={5}
          text={t('settings.percent', { n: Math.round(settings[of] * 100) })}
          onChange={(percent) => set({ [of]: percent / 100 })}
        />
      ))}
      <Button icon="rolling-dices" onPress={() => sound.play('dice')}>
        {t('settings.sound.try')}
      </Button>
    </>
  );
}
