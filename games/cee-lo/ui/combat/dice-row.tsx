import './dice-row.css';
import { Die } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { Side } from '../../rules/state.ts';

interface DiceRowProps {
  readonly side: Side;
  readonly dice: readonly number[];
  readonly rolling: boolean;
  /** The number of this throw: a new one is a new picture. */
  readonly throwing: number;
  readonly lit: readonly number[];
  readonly label: (die: number, face: number) => string;
  /** Called for a die of the player's that a Wild Die may change; null: the dice are only looked at. */
  readonly press: ((die: number) => void) | null;
  readonly pressed: number | null;
  /** The die that the house would change. */
  readonly hinted: number | null;
}

const TURNS = { player: [-14, 24, -36], enemy: [18, -27, 38] } as const;

/** No two throws are turned alike, and the same throw is always turned the same way. */
const askew = (side: Side, dice: readonly number[], die: number): number => {
  const [a = 0, b = 0, c = 0] = dice;
  return (TURNS[side][die] ?? 0) + ((a * 5 + b * 11 + c * 17 + die * 7) % 17) - 8;
};

/** Three dice on the felt. */
export function DiceRow({ side, dice, rolling, throwing, lit, label, press, pressed, hinted }: DiceRowProps) {
  return (
    <div className={classes('dice-row', side, rolling && 'flying')}>
      {dice.map((face, die) => {
        const drawn = (
          <Die
            sides={6}
            value={face}
            kind={side === 'player' ? 'bone' : 'iron'}
            size="100%"
            turn={askew(side, dice, die)}
            rolling={rolling}
            lit={!rolling && lit.includes(die)}
            label={rolling ? '' : label(die, face)}
          />
        );
        const style = { animationDelay: `${die * 45}ms` };
        return press === null || rolling ? (
          <span key={`${throwing}.${die}`} className="dice-place" style={style}>
            {drawn}
          </span>
        ) : (
          <button
            key={`${throwing}.${die}`}
            type="button"
            className={classes('dice-place wild', hinted === die && 'hinted')}
            aria-haspopup="true"
            aria-expanded={pressed === die}
            style={style}
            onClick={() => press(die)}
          >
            {drawn}
          </button>
        );
      })}
    </div>
  );
}
