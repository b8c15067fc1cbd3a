import { Button, Candle } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/candle.json';
import './behaviour.css';

const WHOLE = 90_000;

function clock(left: number): string {
  const seconds = Math.ceil(left / 1_000);
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

export default function CandlePage() {
  const [left, setLeft] = useState(14_000);
  return (
    <>
      <h2>{text.on}</h2>
      <div className="g-row">
        {[90_000, 72_000, 38_000, 9_000, 0].map((still) => (
          <div key={still} className="g-paper m-parch">
            <Candle left={still} whole={WHOLE} text={clock} label={text.label} paused />
          </div>
        ))}
        <div className="g-paper m-parch">
          <Candle left={null} whole={WHOLE} text={text.none} label={text.label} />
        </div>
        <div className="g-paper m-parch">
          <Candle left={50_000} whole={WHOLE} text="" label={text.label} bare />
        </div>
      </div>
      <h2>{text.off}</h2>
      <div className="g-row">
        <Candle left={60_000} whole={WHOLE} text={clock} label={text.label} paused />
        <Candle left={8_000} whole={WHOLE} text={clock} label={text.label} paused />
      </div>
      <h2>{text.alive}</h2>
      <div className="g-row">
        <div className="g-paper m-parch" id="alive">
          <Candle left={left} whole={20_000} text={clock} label={text.label} />
        </div>
        <Button onPress={() => setLeft((before) => (before === 20_000 ? 20_001 : 20_000))}>{text.again}</Button>
      </div>
    </>
  );
}
