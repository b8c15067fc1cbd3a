import './object.css';
import { iconHref, useDrawnOnce } from '@tavern/kit';

const SHEET = 'M14 22Q90 10 165 18T318 20Q322 90 314 150T318 272Q240 282 165 272T12 274Q18 200 14 150T14 22Z';

/** The torn sheet, with its shadow on the table. */
const sheet = async () => ({
  width: 370,
  height: 330,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -20 370 330"><defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e9d5a4"/><stop offset=".5" stop-color="#d6bb83"/><stop offset="1" stop-color="#b8965c"/></linearGradient><filter id="t" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter><filter id="s" x="-10%" y="-10%" width="120%" height="125%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="3" seed="3"/><feDisplacementMap in="SourceGraphic" scale="9"/><feGaussianBlur stdDeviation="5"/></filter><filter id="g" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".5 .6" numOctaves="3" seed="9"/><feDiffuseLighting surfaceScale=".7" diffuseConstant="1.1" lighting-color="#fff"><feDistantLight azimuth="235" elevation="60"/></feDiffuseLighting></filter><radialGradient id="b" cx=".5" cy=".5" r=".72"><stop offset=".6" stop-color="#6b4414" stop-opacity="0"/><stop offset="1" stop-color="#4a2c0a" stop-opacity=".5"/></radialGradient><clipPath id="c"><path d="${SHEET}"/></clipPath></defs><path d="${SHEET}" opacity=".7" transform="translate(2 10)" filter="url(#s)"/><g filter="url(#t)"><path d="${SHEET}" fill="url(#p)"/><g clip-path="url(#c)" style="mix-blend-mode:multiply" opacity=".75"><rect width="330" height="290" filter="url(#g)"/></g><rect width="330" height="290" fill="url(#b)" clip-path="url(#c)"/><path d="${SHEET}" fill="none" stroke="#fff3cf" stroke-opacity=".35"/></g></svg>`,
});

const COLUMNS = [56, 130, 203, 276];
const ROWS = [50, 178];
const RED = '#7c1f1a';
const BLUE = '#1d4868';

const MARCHED = [
  { x: 56, y: 50, colour: RED, icon: 'wolf-head', strength: 4 },
  { x: 203, y: 50, colour: RED, icon: 'orc-head', strength: 6 },
  { x: 276, y: 50, colour: RED, icon: 'raven', strength: 2 },
  { x: 56, y: 178, colour: BLUE, icon: 'knight-banner', strength: 5 },
  { x: 130, y: 178, colour: BLUE, icon: 'griffin-symbol', strength: 3 },
  { x: 203, y: 178, colour: BLUE, icon: 'bowman', strength: 4 },
];

const use = (icon: string, x: number, y: number, size: number) => (
  <use href={iconHref(icon)} x={x} y={y} width={size} height={size} />
);

/** Two armies of cards on either side of a mountain range with four passes. */
export default function WarMap() {
  const address = useDrawnOnce('war-map', sheet);
  return (
    <div className="a-map">
      {address !== null && <img src={address} alt="" draggable={false} />}
      <svg viewBox="0 0 330 290">
        <defs>
          <linearGradient id="map-rim" x2="0" y2="1">
            <stop stopColor="#fbe9b4" />
            <stop offset=".5" stopColor="#c3934a" />
            <stop offset="1" stopColor="#5d3e14" />
          </linearGradient>
          <linearGradient id="map-gloss" x2="0" y2="1">
            <stop stopColor="#fff" stopOpacity=".2" />
            <stop offset=".45" stopColor="#fff" stopOpacity="0" />
            <stop offset="1" stopOpacity=".3" />
          </linearGradient>
        </defs>
        <g fill="none" stroke="#5b3f1c" strokeWidth="1.600" opacity=".75">
          <path d="M20 146Q60 132 95 147T170 144T250 148T312 142" strokeDasharray="6 4" />
          <path
            d="M54 262Q62 200 56 146T62 32M128 262Q136 210 128 146T134 32M204 262Q196 200 206 146T200 32M278 262Q270 200 278 146T270 32"
            strokeOpacity=".45"
          />
        </g>
        <g fill="#4a3216" opacity=".8">
          {[92, 166, 240].map((x, i) => (
            <g key={x}>{use('mountains', x - 24, 120 + (i % 2) * 4, 48)}</g>
          ))}
        </g>
        {COLUMNS.flatMap((x) =>
          ROWS.map((y) => (
            <rect
              key={`${x} ${y}`}
              x={x - 25}
              y={y}
              width="50"
              height="64"
              rx="3"
              fill="#5b3f1c"
              fillOpacity=".12"
              stroke="#5b3f1c"
              strokeDasharray="4 3"
            />
          )),
        )}
        {MARCHED.map(({ x, y, colour, icon, strength }) => (
          <g key={icon}>
            <rect x={x - 23} y={y + 4} width="50" height="66" rx="3" opacity=".45" />
            <rect x={x - 25} y={y} width="50" height="64" rx="3" fill={colour} stroke="#1a0e05" strokeWidth="1.500" />
            <rect x={x - 25} y={y} width="50" height="64" rx="3" fill="url(#map-gloss)" />
            <rect x={x - 22} y={y + 3} width="44" height="58" rx="2" fill="none" stroke="#f0d9a0" strokeOpacity=".5" />
            <g fill="#f7e6bd">{use(icon, x - 16, y + 9, 32)}</g>
            <circle cx={x} cy={y + 54} r="9" fill="#160d06" stroke="url(#map-rim)" strokeWidth="1.400" />
            <text x={x} y={y + 58.5} textAnchor="middle">
              {strength}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
