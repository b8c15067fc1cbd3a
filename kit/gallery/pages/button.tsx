import { Button, Tool } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/button.json';

export default function ButtonPage() {
  const [presses, setPresses] = useState(0);
  const [sound, setSound] = useState(true);
  const press = (): void => setPresses((n) => n + 1);
  return (
    <>
      <h2>{text.kinds}</h2>
      <div className="g-row close">
        <Button kind="primary" icon="boots" sub={text.moveSub} hotkey="1" onPress={press}>
          {text.move}
        </Button>
        <Button icon="night-sleep" sub={text.sleepSub} hotkey="2" onPress={press}>
          {text.sleep}
        </Button>
        <Button kind="danger" icon="run" sub={text.retreatSub} hotkey="r" onPress={press}>
          {text.retreat}
        </Button>
        <Button kind="danger" hotkey="3" onPress={press}>
          {text.cancel}
        </Button>
        <Button hotkey="4" onPress={press}>
          {text.letFall}
        </Button>
      </div>
      <p role="status">{text.pressed.replace('{n}', `${presses}`)}</p>
      <h2>{text.states}</h2>
      <div className="g-row close">
        <Button kind="primary" icon="boots" sub={text.moveSub} lit onPress={press}>
          {text.move}
        </Button>
        <Button icon="night-sleep" sub={text.sleepSub} lit onPress={press}>
          {text.sleep}
        </Button>
        <Button icon="hourglass" why={text.endWhy} hotkey="e" onPress={press}>
          {text.end}
        </Button>
      </div>
      <div className="g-row close" lang="zh-Hant">
        <Button kind="primary" icon="boots" sub={text.zhMoveSub} hotkey="5" lit onPress={press}>
          {text.zhMove}
        </Button>
        <Button kind="danger" icon="run" sub={text.zhRetreatSub} onPress={press}>
          {text.zhRetreat}
        </Button>
        <Button icon="hourglass" why={text.zhEndWhy} onPress={press}>
          {text.zhEnd}
        </Button>
      </div>
      <h2>{text.tools}</h2>
      <div className="g-row close">
        <Tool icon="scroll-unfurled" label={text.rules} onPress={press} />
        <Tool icon="conversation" label={text.talk} onPress={press} />
        <Tool icon={sound ? 'sound-on' : 'sound-off'} label={text.sound} onPress={() => setSound(!sound)} />
        <Tool icon="settings-knobs" label={text.settings} onPress={press} />
        <Tool icon="exit-door" label={text.leave} onPress={press} />
      </div>
    </>
  );
}
