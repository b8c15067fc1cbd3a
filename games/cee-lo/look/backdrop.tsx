import './backdrop.css';
import { memo } from 'react';

const STRIPES = Array.from({ length: 24 }, (_, stripe) => stripe);

/** The stripes of the awning, each with its scallop. */
function Awning() {
  return (
    <svg className="awning" viewBox="0 0 1440 74" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="awning-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopOpacity=".8" />
          <stop offset="1" stopOpacity=".25" />
        </linearGradient>
      </defs>
      {STRIPES.map((stripe) => (
        <g key={stripe} transform={`translate(${stripe * 60})`}>
          <path d="M0 0h60v44c0 20-60 20-60 0z" fill={stripe % 2 === 1 ? '#7a2219' : '#c9b084'} />
          <path d="M0 30v14c0 20 60 20 60 0V30z" opacity=".18" />
        </g>
      ))}
      <rect width="1440" height="44" fill="url(#awning-shade)" />
    </svg>
  );
}

/** The booth in the alley: bricks, an awning, a counter, and one lamp over it. `--counter` sets how far down the counter begins. */
export default memo(function Backdrop() {
  return (
    <div className="backdrop" aria-hidden="true">
      <div className="wall" />
      <div className="wall-light" />
      <Awning />
      <div className="counter" />
    </div>
  );
});
