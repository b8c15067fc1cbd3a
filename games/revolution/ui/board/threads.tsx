import type { Seat } from '@tavern/engine';
import { say, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import type { SideReckoning } from '../../rules/reckoning/types.ts';
import type { CharacterZone } from '../../rules/state.ts';
import { comboSay } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';

/** In the units of the plan (572 by 454): the thread between two zones, its ends, and where its number hangs. */
interface Way {
  readonly path: string;
  readonly ends: readonly (readonly [number, number])[];
  readonly label: readonly [number, number];
}

const LEFT_TOP: Way = {
  path: 'M46 239C48 224,110 222,157 224C206 222,182 130,222 112',
  ends: [
    [46, 239],
    [222, 112],
  ],
  label: [157, 225],
};
const TOP_RIGHT: Way = {
  path: 'M526 239C524 224,462 222,415 224C366 222,390 130,350 112',
  ends: [
    [526, 239],
    [350, 112],
  ],
  label: [424, 226],
};
const LEFT_RIGHT: Way = {
  path: 'M96 242C100 220,180 226,286 226S472 220,476 242',
  ends: [
    [96, 242],
    [476, 242],
  ],
  label: [286, 227],
};

const has = (zones: ReadonlySet<CharacterZone>, ...some: readonly CharacterZone[]): boolean =>
  some.every((zone) => zones.has(zone));

/** Which threads tie these zones together: three of a kind hang on the one at the top. */
function waysOf(combos: SideReckoning['combos']): readonly Way[] {
  const ways = combos.flatMap((combo): Way[] => {
    const zones = new Set(combo.zones);
    if (has(zones, 'top', 'left', 'right')) return [LEFT_TOP, TOP_RIGHT];
    if (has(zones, 'top', 'left')) return [LEFT_TOP];
    return has(zones, 'top', 'right') ? [TOP_RIGHT] : [LEFT_RIGHT];
  });
  return [...new Set(ways)];
}

interface ThreadsProps {
  readonly side: SideReckoning;
  readonly seat: Seat;
}

/** A lit thread between the cards that make a combo, with its number. */
export function Threads({ side: { combos, comboBonus }, seat }: ThreadsProps) {
  const { tell } = useWords();
  const ways = waysOf(combos);
  if (ways.length === 0) return null;
  const [x, y] = ways.length > 1 ? LEFT_RIGHT.label : (ways[0] ?? LEFT_RIGHT).label;
  const named = combos.map((combo) => tell(comboSay(combo))).join(', ');
  return (
    <>
      <svg className="square-threads" viewBox="0 0 572 454" aria-hidden="true">
        {ways.map(({ path, ends }) => (
          <g key={path}>
            <path className="thread-glow" d={path} />
            <path className="thread-cord" d={path} />
            <path className="thread-light" d={path} />
            {ends.map(([cx, cy]) => (
              <circle key={cx} cx={cx} cy={cy} r="7.5" />
            ))}
          </g>
        ))}
      </svg>
      <Tipped of={{ number: 'combo', seat }}>
        <span
          className="square-combo"
          style={{ '--x': x, '--y': y }}
          tabIndex={0}
          role="img"
          aria-label={tell(say('square.combo', { bonus: comboBonus, combo: named }))}
        >
          <b>{signed(comboBonus)}</b>
          <span>{named}</span>
        </span>
      </Tipped>
    </>
  );
}
