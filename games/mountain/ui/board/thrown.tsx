import './thrown.css';
import { say } from '@tavern/engine';
import { Die, useWords } from '@tavern/kit';
import { px } from '@tavern/kit/pixels.ts';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { name, rolled } from '../../text/tell/words.ts';
import type { Left, Throw } from '../show/left.ts';
import type { MountainProps } from '../show/props.ts';
import { isRolling } from '../show/rolling.ts';
import type { Showing } from '../show/types.ts';
import { lineShown } from './line-shown.ts';

/** Movement is rolled beside the mountain; all other dice are in trays. */
const thrownIn = ({ dice }: Left): Throw | null => dice.find(({ what }) => what === 'movement') ?? null;

/** The die beside the mountain, its total, and the latest event. */
export function Thrown({ show, lines, events }: MountainProps) {
  const element = useRef<HTMLElement>(null);
  const die = thrownIn(show.left);
  const rolling = isRolling(show.now, 'rolled');
  const throwing = rolling || (show.now?.event.type === 'rolled' && show.now.fades) ? show.now : null;
  useFlight(element, throwing);
  const newest = lineShown(lines, events, show);
  return (
    <div className="mountain-thrown">
      {die !== null && (
        <figure className="mountain-die" ref={element}>
          <ThrownDie die={die} rolling={rolling} />
        </figure>
      )}
      {newest !== null && !rolling && <p className="newest-line">{newest}</p>}
    </div>
  );
}

interface ThrownDieProps {
  readonly die: Throw;
  readonly rolling: boolean;
}

/** With its sum in words, "3 + 1 Velvet Cloak = 4", where anything is added. */
function ThrownDie({ die: { seat, sides, value, bonuses, total }, rolling }: ThrownDieProps) {
  const { t, tell } = useWords();
  const roll = rolled({ die: value, bonuses: [...bonuses], total });
  const words = tell(say('board.rolled', { who: name(seat), roll }));
  return (
    <>
      <Die
        sides={sides}
        value={value}
        size={58}
        label={rolling ? t('board.rolling') : words}
        rolling={rolling}
        turn={-24 + seat * 11}
      />
      {!rolling && bonuses.length > 0 && <figcaption>{tell(say('board.sum', { roll }))}</figcaption>}
    </>
  );
}

/** In from the near edge of the table, fast at first. */
function useFlight(element: RefObject<HTMLElement | null>, throwing: Showing | null): void {
  useLayoutEffect(() => {
    const die = element.current;
    if (throwing === null || die === null) return;
    const fly = (progress: number): void => {
      const left = (1 - progress) ** 2;
      if (throwing.fades) die.style.opacity = `${progress}`;
      else die.style.transform = `translate(${px(24 * left)}, ${px(340 * left)})`;
    };
    fly(throwing.progress.value());
    const stop = throwing.progress.listen(fly);
    return () => {
      stop();
      die.removeAttribute('style');
    };
  }, [throwing]);
}
