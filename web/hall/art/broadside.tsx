import './broadside.css';
import { Icon } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';

const HAND = [
  { icon: 'public-speaker', worth: 32, colour: '#7c1f1a', turn: '-15deg', x: 0, y: 14 },
  { icon: 'pope-crown', worth: 28, colour: '#1d4868', turn: '-2deg', x: 62, y: 0 },
  { icon: 'wheat', worth: 25, colour: '#4c5a1e', turn: '11deg', x: 124, y: 12 },
];

/** A poster that calls people to the square, with a wax seal and three cards in front of it. */
export function Broadside() {
  const { t } = useSpeech();
  return (
    <div className="a-broadside">
      <div className="bill m-parch">
        <span>{t('hall.bill.head')}</span>
        <Icon name="fist" />
        <b>{t('hall.bill.cry')}</b>
        <em>{t('hall.bill.foot')}</em>
      </div>
      {HAND.map(({ icon, worth, colour, turn, x, y }) => (
        <div key={icon} className="leaf" style={{ '--c': colour, '--turn': turn, '--x': x, '--y': y }}>
          <Icon name={icon} />
          <b>{worth}</b>
        </div>
      ))}
      <div className="broadside-seal">
        <Icon name="scales" />
      </div>
    </div>
  );
}
