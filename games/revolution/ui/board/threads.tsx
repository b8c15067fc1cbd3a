import type { Seat } from '@tavern/engine';
import { say, signed } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { SideReckoning } from '../../rules/reckoning/types.ts';
import type { CharacterZone } from '../../rules/state.ts';
import { comboSay } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';

/** A thread between two zones, and its ends. */
interface Thread {
  readonly path: string;
  readonly ends: readonly (readonly [number, number])[];
}

/** In the units of the plan: 572 by 454, or 480 by 454 where the cards stand closer together. */
interface Way {
  readonly far: Thread;
  readonly close: Thread;
  /** Beside which end its number hangs. */
  readonly beside: 'left' | 'right';
}

const thread = (path: string, ...ends: Thread['ends']): Thread => ({ path, ends });

const LEFT_TOP: Way = {
  far: thread('M46 239C48 224,110 222,157 224C206 222,182 130,222 112', [46, 239], [222, 112]),
  close: thread('M30 239C32 224,80 222,118 224C160 222,140 130,175 112', [30, 239], [175, 112]),
  beside: 'left',
};
const TOP_RIGHT: Way = {
  far: thread('M526 239C524 224,462 222,415 224C366 222,390 130,350 112', [526, 239], [350, 112]),
  close: thread('M450 239C448 224,400 222,362 224C320 222,340 130,305 112', [450, 239], [305, 112]),
  beside: 'right',
};
const LEFT_RIGHT: Way = {
  far: thread('M96 242C100 220,180 226,286 226S472 220,476 242', [96, 242], [476, 242]),
  close: thread('M80 242C84 220,150 226,240 226S396 220,400 242', [80, 242], [400, 242]),
  // Not in the middle: the power of the card at the top hangs down there.
  beside: 'left',
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
  const { beside } = ways.length > 1 ? LEFT_RIGHT : (ways[0] ?? LEFT_RIGHT);
  const named = combos.map((combo) => tell(comboSay(combo))).join(', ');
  return (
    <>
      <Cords width={572} threads={ways.map(({ far }) => far)} />
      <Cords width={480} threads={ways.map(({ close }) => close)} close />
      <Tipped of={{ number: 'combo', seat }}>
        <span
          className={`square-combo at-${beside}`}
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

interface CordsProps {
  readonly width: number;
  readonly threads: readonly Thread[];
  readonly close?: boolean;
}

/** Only one of both drawings fits the rostrum; its style sheet knows which. */
const Cords = ({ width, threads, close = false }: CordsProps) => (
  <svg className={classes('square-threads', close && 'close')} viewBox={`0 0 ${width} 454`} aria-hidden="true">
    {threads.map(({ path, ends }) => (
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
);
