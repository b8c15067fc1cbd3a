import { Announcer, announce, Button, Choice, Figure, type MotionSpeed } from '@tavern/kit';
import { useMotion } from '@tavern/kit/motion/use-motion.ts';
import { useRef, useState } from 'react';
import text from '../text/motion.json';
import './behaviour.css';

const TILE = 110;

export default function MotionPage() {
  const [speed, setSpeed] = useState<MotionSpeed>('1x');
  const figure = useRef<HTMLDivElement>(null);
  const tile = useRef(0);
  const motion = useMotion({ speed });
  const walk = (): void => {
    const from = tile.current;
    tile.current = (from + 4) % 6;
    const way = Math.sign(tile.current - from);
    const steps = Array.from({ length: Math.abs(tile.current - from) }, (_, index) => ({
      duration: 220,
      sound: 'click' as const,
      run: (progress: number) => {
        if (figure.current === null) return;
        const x = (from + way * (index + progress)) * TILE;
        figure.current.style.translate = `${x}px ${-18 * Math.sin(Math.PI * progress)}px`;
      },
    }));
    motion.push([{ duration: 300, sound: 'dice' }, ...steps]);
  };
  return (
    <>
      <h2>{text.motion}</h2>
      <div className="g-walk m-felt">
        <div ref={figure} id="walker">
          <Figure seat={0} crest="pocket-bow" name={text.name} state="current" />
        </div>
      </div>
      <p />
      <div className="g-row close">
        <Button kind="primary" icon="boots" sub={text.walkSub} hotkey="1" onPress={walk}>
          {text.walk}
        </Button>
        <Button
          hotkey="5"
          onPress={() => {
            for (let n = 0; n < 5; n += 1) walk();
          }}
        >
          {text.five}
        </Button>
        <Button hotkey="s" onPress={() => motion.skip()}>
          {text.skip}
        </Button>
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
      </div>
      <h2>{text.live}</h2>
      <Button
        icon="conversation"
        onPress={() => {
          for (const n of [1, 2, 3]) announce(text.said.replace('{n}', `${n}`));
        }}
      >
        {text.say}
      </Button>
      <Announcer />
    </>
  );
}
