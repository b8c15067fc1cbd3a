import './coins.css';
import { memo, useId, useState } from 'react';
import { type Stacks, stacksOf } from './stacks.ts';

interface CoinsProps {
  readonly n: number;
  /** Coins that were there before, or could be: they leave a ghost. */
  readonly most?: number | undefined;
  readonly metal: 'gold' | 'copper';
}

/** Lit, plain, shaded, dark. */
const METALS = {
  gold: ['#fff0b4', '#d9a544', '#8a5d1c', '#5a3a0d'],
  copper: ['#f0ded0', '#b98a72', '#74402f', '#451f15'],
} as const;

const RX = 19;
const RY = 7.5;
const THICK = 4.6;
const GAP = 7;
/** A row behind is this much higher in the picture, half a stack to the side. */
const BACK = 26;

/** A coin is a little off those below it. */
const askew = (stack: number, coin: number): number => (((coin * 37 + stack * 11) % 5) - 2) * 0.5;

interface StackProps {
  readonly at: number;
  readonly x: number;
  readonly base: number;
  readonly coins: number;
  readonly places: number;
  /** Coins that were there a moment ago. */
  readonly lost: number;
  readonly id: string;
  readonly metal: 'gold' | 'copper';
}

function Stack({ at, x, base, coins, places, lost, id, metal }: StackProps) {
  const [lit, , shaded, dark] = METALS[metal];
  return (
    <g>
      <ellipse cx={x + 4} cy={base + 3} rx={RX + 5} ry={RY + 2} opacity=".5" />
      {Array.from({ length: places }, (_, coin) => {
        const [left, y] = [x + askew(at, coin), base - coin * THICK];
        if (coin < coins) return <Coin key={coin} x={left} y={y} top={coin === coins - 1} id={id} metal={metal} />;
        return (
          <g key={coin}>
            <ellipse
              cx={x}
              cy={y - THICK}
              rx={RX}
              ry={RY}
              fill="none"
              stroke="#e8d5ab"
              strokeOpacity={coin === places - 1 ? 0.55 : 0.2}
              strokeDasharray={coin === places - 1 ? '3 3' : undefined}
            />
            {coin < coins + lost && (
              <g className="coin-lost" style={{ animationDelay: `${(coins + lost - 1 - coin) * 35}ms` }}>
                <ellipse cx={left} cy={y - THICK} rx={RX} ry={RY} fill={`url(#${id}t)`} stroke={dark} />
                <ellipse cx={left} cy={y - THICK} rx={RX * 0.76} ry={RY * 0.74} fill="none" stroke={shaded} strokeWidth=".9" />
                <path d={hole(left, y - THICK)} fill={dark} stroke={lit} strokeOpacity=".3" />
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
}

const hole = (x: number, y: number): string =>
  `M${x - RX * 0.2} ${y - RY * 0.26}h${RX * 0.44}l${-RX * 0.02} ${RY * 0.56}h${-RX * 0.44}z`;

interface CoinProps {
  readonly x: number;
  readonly y: number;
  readonly top: boolean;
  readonly id: string;
  readonly metal: 'gold' | 'copper';
}

/** A cash coin on edge; the uppermost shows its face and its square hole. */
function Coin({ x, y, top, id, metal }: CoinProps) {
  const [lit, , shaded, dark] = METALS[metal];
  return (
    <>
      <path
        d={`M${x - RX} ${y - THICK}v${THICK}a${RX} ${RY} 0 0 0 ${RX * 2} 0v${-THICK}z`}
        fill={`url(#${id}s)`}
        stroke={dark}
        strokeWidth=".7"
      />
      {top && (
        <>
          <ellipse cx={x} cy={y - THICK} rx={RX} ry={RY} fill={`url(#${id}t)`} stroke={lit} strokeWidth=".8" />
          <ellipse cx={x} cy={y - THICK} rx={RX * 0.76} ry={RY * 0.74} fill="none" stroke={shaded} strokeWidth=".9" />
          <path d={hole(x, y - THICK)} fill={dark} />
        </>
      )}
    </>
  );
}

/** The stacks before the last change, so that lost coins can be seen to go. */
function useBefore(now: Stacks, n: number): Stacks {
  const [known, setKnown] = useState({ n, now, before: now });
  if (known.n === n) return known.before;
  setKnown({ n, now, before: known.now });
  return known.now;
}

/** Cash coins in stacks of ten. Words beside them have the number, so they are only looked at. */
export const Coins = memo(function Coins({ n, most = n, metal }: CoinsProps) {
  const id = useId();
  const stacks = stacksOf(n, most);
  const before = useBefore(stacks, n);
  const [lit, plain, shaded, dark] = METALS[metal];
  const width = stacks.columns * (RX * 2 + GAP) + (stacks.rows > 1 ? RX : 0) + 12;
  const height = 10 * THICK + RY * 2 + 12 + (stacks.rows - 1) * BACK;
  return (
    <svg className="coins" viewBox={`0 0 ${width} ${height}`} data-rows={stacks.rows} aria-hidden="true">
      <linearGradient id={`${id}s`}>
        <stop offset="0" stopColor={shaded} />
        <stop offset=".3" stopColor={lit} />
        <stop offset=".6" stopColor={plain} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <linearGradient id={`${id}t`} x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor={lit} />
        <stop offset=".6" stopColor={plain} />
        <stop offset="1" stopColor={shaded} />
      </linearGradient>
      {stacks.all
        .map((stack, at) => ({ stack, at }))
        .toReversed()
        .toSorted((a, b) => b.stack.row - a.stack.row)
        .map(({ stack: { coins, places, column, row }, at }) => (
          <Stack
            key={at}
            at={at}
            x={6 + RX + column * (RX * 2 + GAP) + (row % 2) * RX}
            base={height - RY - 3 - row * BACK - (at % 2) * 3}
            coins={coins}
            places={places}
            lost={Math.max(0, (before.all[at]?.coins ?? 0) - coins)}
            id={id}
            metal={metal}
          />
        ))}
    </svg>
  );
});
