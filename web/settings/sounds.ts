import { sound } from '@tavern/kit';
import { useEffect } from 'react';
import { useSettings } from './settings.ts';

/** Applies the settings for sound, and plays the ambience. */
export function useSounds(): void {
  const { sound: on, master, effects, ambience } = useSettings();
  useEffect(() => {
    sound.volumes = { on, master, effects, ambience };
  }, [on, master, effects, ambience]);
  useEffect(() => {
    sound.ambience(true);
    return () => sound.ambience(false);
  }, []);
}
