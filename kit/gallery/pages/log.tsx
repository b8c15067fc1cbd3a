import { Button, Log, LogBridge, LogBridgeContext, type LogLine } from '@tavern/kit';
import { useEffect, useState } from 'react';
import text from '../text/log.json';
import './behaviour.css';

const by = (name: string, rest: string) => (
  <>
    <b>{name}</b>
    {rest}
  </>
);
const SHORT: readonly LogLine[] = [
  { id: 1, text: by(text.mei, text.l1), time: '21:36' },
  { id: 2, text: by(text.mei, text.l2), time: '21:37' },
  { id: 3, text: by(text.bram, text.l3), time: '21:39' },
  { id: 4, text: by(text.ysolde, text.l4), time: '21:39' },
  { id: 5, tone: 'sys', text: text.l5, time: '21:38' },
  { id: 6, text: by(text.mei, text.l6), time: '21:40' },
  { id: 7, text: text.l7, time: '21:41' },
];
const ZH: readonly LogLine[] = [
  { id: 1, text: by(text.zhBram, text.zh1), time: '21:36' },
  { id: 2, text: by(text.zhBram, text.zh2), time: '21:37' },
  { id: 3, text: text.zh3, time: '21:38' },
];
const line = (n: number): LogLine => ({
  id: n,
  text: by(n % 2 === 0 ? text.bram : text.ysolde, text.line.replace('{n}', `${(n % 4) + 1}`).replace('{to}', `${n}`)),
  time: '21:14',
});
const LONG = Array.from({ length: 2_000 }, (_, n) => line(n));

export default function LogPage() {
  const [lines, setLines] = useState<readonly LogLine[]>(LONG);
  const [bridge] = useState(() => new LogBridge());
  const [current, setCurrent] = useState<LogLine['id'] | null>(null);
  useEffect(() => bridge.lay({ current, press: setCurrent, point: () => {} }), [bridge, current]);
  return (
    <div className="g-row g-top">
      <div>
        <h2>{text.short}</h2>
        <div className="g-sheet">
          <LogBridgeContext value={bridge}>
            <Log label={text.label} lines={SHORT} newestLabel={text.newest} />
          </LogBridgeContext>
        </div>
      </div>
      <div>
        <h2>{text.long}</h2>
        <div className="g-sheet" id="many">
          <Log label={text.label} lines={lines} newestLabel={text.newest} />
        </div>
        <p>
          <Button
            hotkey="a"
            sub={text.added.replace('{n}', `${lines.length - LONG.length}`)}
            onPress={() => setLines((before) => [...before, line(before.length)])}
          >
            {text.add}
          </Button>
        </p>
      </div>
      <div lang="zh-Hant">
        <h2>{text.zh}</h2>
        <div className="g-sheet">
          <Log label={text.label} lines={ZH} newestLabel={text.zhNewest} />
        </div>
      </div>
    </div>
  );
}
