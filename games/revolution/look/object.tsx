import './object.css';
import { Icon } from '@tavern/kit';

const HAND = [
  { icon: 'capitol', sign: 'eagle-emblem', power: 130, colour: '#27457a', turn: '-15deg', x: 0, y: 14 },
  { icon: 'musket', sign: 'star-flag', power: 125, colour: '#4f6321', turn: '-2deg', x: 62, y: 0 },
  { icon: 'hoodie', sign: 'dove', power: 70, colour: '#1b6e74', turn: '11deg', x: 124, y: 12 },
];

/** A poster that calls people to the square, with a wax seal and three cards in front of it. */
export default function Broadside() {
  return (
    <div className="a-broadside">
      <div className="broadside-bill m-parch">
        <span />
        <Icon name="fist" />
        <i />
        <i />
        <i />
      </div>
      {HAND.map(({ icon, sign, power, colour, turn, x, y }) => (
        <div key={icon} className="broadside-leaf" style={{ '--c': colour, '--turn': turn, '--x': x, '--y': y }}>
          <span>
            <Icon name={sign} />
          </span>
          <Icon name={icon} />
          <b>{power}</b>
        </div>
      ))}
      <div className="broadside-seal">
        <Icon name="scales" />
      </div>
    </div>
  );
}
