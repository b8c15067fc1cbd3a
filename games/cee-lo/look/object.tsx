import './object.css';
import { Die } from '@tavern/kit';

interface PileProps {
  readonly coins: number;
  readonly x: number;
  readonly y: number;
}

function Pile({ coins, x, y }: PileProps) {
  return Array.from({ length: coins }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a coin is nothing but its place in the pile
    <g key={i} transform={`translate(${x + ((i * 7) % 3) - 1} ${y - i * 7})`}>
      <ellipse rx="21" ry="8.5" cy="4" fill="#4a300c" />
      <ellipse rx="21" ry="8.5" fill="url(#bowl-coin)" />
      <ellipse rx="15" ry="5.6" fill="none" stroke="#5d3e14" strokeOpacity=".6" />
      <path d="M-17 -2.500A19 7 0 0 1 4 -7.600" fill="none" stroke="#fff6d8" strokeOpacity=".55" strokeWidth="1.2" />
    </g>
  ));
}

/** A felt-lined bowl with three dice, and what was won beside it. */
export default function Bowl() {
  return (
    <div className="a-bowl">
      <svg viewBox="0 0 330 300">
        <defs>
          <radialGradient id="bowl-felt" cx=".5" cy=".42" r=".62">
            <stop stopColor="#3d6a4d" />
            <stop offset=".7" stopColor="#1d3a29" />
            <stop offset="1" stopColor="#0b1a12" />
          </radialGradient>
          <linearGradient id="bowl-rim" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#9a6a38" />
            <stop offset=".5" stopColor="#5b3819" />
            <stop offset="1" stopColor="#2a1608" />
          </linearGradient>
          <linearGradient id="bowl-coin" x1="0" y1="0" x2="0" y2="1">
            <stop stopColor="#fbe9b4" />
            <stop offset=".3" stopColor="#d3a452" />
            <stop offset=".62" stopColor="#9a6d28" />
            <stop offset="1" stopColor="#5d3e14" />
          </linearGradient>
          <radialGradient id="bowl-shadow">
            <stop offset=".72" stopOpacity=".75" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <ellipse cx="150" cy="180" rx="166" ry="126" fill="url(#bowl-shadow)" />
        <ellipse cx="150" cy="160" rx="138" ry="112" fill="#1c0f06" />
        <ellipse cx="150" cy="150" rx="138" ry="112" fill="url(#bowl-rim)" />
        <ellipse cx="150" cy="149" rx="136" ry="110" fill="none" stroke="#e4b477" strokeOpacity=".5" strokeWidth="1.5" />
        <ellipse cx="150" cy="151" rx="125" ry="100" fill="none" stroke="#1a0c03" strokeOpacity=".45" strokeWidth="2" />
        <ellipse cx="150" cy="152.500" rx="125" ry="100" fill="none" stroke="#e4b477" strokeOpacity=".16" />
        <ellipse cx="150" cy="152" rx="114" ry="90" fill="#120a05" />
        <ellipse cx="150" cy="157" rx="111" ry="86" fill="url(#bowl-felt)" />
        <path d="M40 148A111 86 0 0 1 260 148" fill="none" stroke="#000" strokeOpacity=".6" strokeWidth="10" />
        <Pile coins={5} x={268} y={268} />
        <Pile coins={8} x={300} y={236} />
        <Pile coins={3} x={226} y={286} />
      </svg>
      <div className="dice">
        {([4, 5, 6] as const).map((value) => (
          <span key={value}>
            <Die sides={6} value={value} label="" />
          </span>
        ))}
      </div>
    </div>
  );
}
