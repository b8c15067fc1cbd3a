import { Choice, Slider, TextField, Toggle } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/form.json';
import './behaviour.css';

function Parts() {
  const [name, setName] = useState(text.printed);
  const [code, setCode] = useState('');
  const [sound, setSound] = useState(true);
  const [fire, setFire] = useState(false);
  const [volume, setVolume] = useState(70);
  const [speed, setSpeed] = useState('1x');
  return (
    <>
      <TextField label={text.name} value={name} onChange={setName} help={text.nameHelp} maxLength={20} />
      <TextField label={text.code} value={code} onChange={setCode} placeholder={text.placeholder} problem={text.nameProblem} />
      <Toggle label={text.sound} value={sound} onChange={setSound} help={text.soundHelp} />
      <Toggle label={text.ambience} value={fire} onChange={setFire} />
      <Slider
        label={text.volume}
        value={volume}
        onChange={setVolume}
        min={0}
        max={100}
        text={text.percent.replace('{n}', `${volume}`)}
      />
      <Choice
        label={text.speed}
        value={speed}
        onChange={setSpeed}
        options={[
          { value: '1x', label: '1×' },
          { value: '2x', label: '2×' },
          { value: 'off', label: text.off },
        ]}
      />
    </>
  );
}

function ChineseParts() {
  const [name, setName] = useState('');
  const [sound, setSound] = useState(true);
  const [speed, setSpeed] = useState('off');
  return (
    <>
      <TextField label={text.zhName} value={name} onChange={setName} help={text.zhHelp} problem={text.zhProblem} />
      <Toggle label={text.zhSound} value={sound} onChange={setSound} />
      <Choice
        label={text.zhSpeed}
        value={speed}
        onChange={setSpeed}
        options={[
          { value: '1x', label: '1×' },
          { value: '2x', label: '2×' },
          { value: 'off', label: text.zhOff },
        ]}
      />
    </>
  );
}

export default function FormPage() {
  return (
    <div className="g-row g-top">
      <div className="g-form m-oak">
        <Parts />
      </div>
      <div className="g-form m-oak" lang="zh-Hant">
        <ChineseParts />
      </div>
    </div>
  );
}
