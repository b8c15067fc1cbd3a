import { Button, Die } from '@tavern/kit';
import { useState } from 'react';
import text from '../text/die.json';

const shows = (sides: number, value: number): string => text.shows.replace('{sides}', `${sides}`).replace('{value}', `${value}`);

export default function DiePage() {
  const [rolling, setRolling] = useState(false);
  const [value, setValue] = useState(3);
  const roll = (): void => {
    setRolling(true);
    setTimeout(() => {
      setValue((now) => (now % 4) + 1);
      setRolling(false);
    }, 900);
  };
  return (
    <>
      <h2>{text.six}</h2>
      <div className="g-felt m-felt">
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <Die key={face} sides={6} value={face} size={104} turn={-15 - face * 9} label={shows(6, face)} lit={face === 3} />
        ))}
        {[1, 2, 3, 4, 5, 6].map((face) => (
          <Die key={face} sides={6} value={face} size={104} kind="iron" turn={-70 + face * 11} label={shows(6, face)} />
        ))}
      </div>
      <h2>{text.four}</h2>
      <div className="g-felt m-felt">
        {[1, 2, 3, 4].map((face) => (
          <Die key={face} sides={4} value={face} size={104} turn={face * 20 - 40} label={shows(4, face)} lit={face === 2} />
        ))}
        {[1, 2, 3, 4].map((face) => (
          <Die key={face} sides={4} value={face} size={104} kind="iron" label={shows(4, face)} />
        ))}
      </div>
      <h2>{text.small}</h2>
      <div className="g-felt m-felt">
        <Die sides={4} value={3} size={48} label={shows(4, 3)} />
        <Die sides={4} value={1} size={48} turn={20} label={shows(4, 1)} />
        <Die sides={6} value={6} size={48} label={shows(6, 6)} />
        <Die sides={6} value={5} size={48} kind="iron" turn={-60} label={shows(6, 5)} />
        <Die sides={6} value={4} size={48} kind="iron" label={shows(6, 4)} />
        <Die sides={6} value={2} size={32} label={shows(6, 2)} />
        <Die sides={4} value={4} size={32} label={shows(4, 4)} />
      </div>
      <h2>{text.rolling}</h2>
      <div className="g-felt m-felt">
        <Die sides={6} value={value} size={84} rolling={rolling} label={shows(6, value)} />
        <Die sides={6} value={value} size={84} kind="iron" rolling={rolling} label={shows(6, value)} />
        <Die sides={4} value={value} size={84} rolling={rolling} label={shows(4, value)} />
        <Button kind="primary" icon="rolling-dices" hotkey="t" onPress={roll}>
          {text.throw}
        </Button>
      </div>
    </>
  );
}
