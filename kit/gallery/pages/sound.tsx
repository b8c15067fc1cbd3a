import { Button, Slider, sound, Toggle } from '@tavern/kit';
import { SOUNDS } from '@tavern/kit/sound/names.ts';
import { useEffect, useState } from 'react';
import text from '../text/sound.json';
import './behaviour.css';

const LEVELS = ['master', 'effects', 'ambience'] as const;
const LABELS = { master: text.master, effects: text.struck, ambience: text.around };

export default function SoundPage() {
  const [volumes, setVolumes] = useState(sound.volumes);
  const [around, setAround] = useState(false);
  useEffect(() => {
    sound.volumes = volumes;
  }, [volumes]);
  useEffect(() => {
    sound.ambience(around);
    return () => sound.ambience(false);
  }, [around]);
  return (
    <>
      <h2>{text.effects}</h2>
      <div className="g-row close">
        {SOUNDS.map((name) => (
          <Button key={name} icon="sound-on" onPress={() => sound.play(name)}>
            {text[name]}
          </Button>
        ))}
      </div>
      <h2>{text.volumes}</h2>
      <div className="g-form m-oak">
        <Toggle label={text.on} value={volumes.on} onChange={(on) => setVolumes({ ...volumes, on })} />
        {LEVELS.map((level) => (
          <Slider
            key={level}
            label={LABELS[level]}
            value={volumes[level]}
            min={0}
            max={1}
            step={0.05}
            text={text.percent.replace('{n}', `${Math.round(volumes[level] * 100)}`)}
            onChange={(value) => setVolumes({ ...volumes, [level]: value })}
          />
        ))}
        <Toggle label={text.ambience} value={around} onChange={setAround} />
      </div>
    </>
  );
}
