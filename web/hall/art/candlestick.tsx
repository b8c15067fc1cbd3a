import './candlestick.css';

/** A candle on a brass plate, with a flickering flame. */
export function Candlestick() {
  return (
    <svg className="a-candlestick" viewBox="-150 -150 300 300" aria-hidden="true">
      <defs>
        <radialGradient id="stick-glow">
          <stop stopColor="#ffce78" stopOpacity=".7" />
          <stop offset=".3" stopColor="#ffab48" stopOpacity=".26" />
          <stop offset="1" stopColor="#ff9a30" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="stick-wax" x2="1" y2="0">
          <stop stopColor="#b89a68" />
          <stop offset=".35" stopColor="#f8e9c4" />
          <stop offset="1" stopColor="#8d6c3c" />
        </linearGradient>
        <linearGradient id="stick-brass" x2="0" y2="1">
          <stop stopColor="#fbe9b4" />
          <stop offset=".3" stopColor="#d3a452" />
          <stop offset=".62" stopColor="#9a6d28" />
          <stop offset="1" stopColor="#5d3e14" />
        </linearGradient>
      </defs>
      <ellipse cx="2" cy="66" rx="52" ry="17" opacity=".6" />
      <ellipse cy="60" rx="48" ry="15" fill="#4a310f" />
      <ellipse cy="56" rx="48" ry="15" fill="url(#stick-brass)" />
      <ellipse cy="55" rx="34" ry="9.500" fill="#6a4a1a" />
      <path d="M-15 -8V52A15 5 0 0 0 15 52V-8Z" fill="url(#stick-wax)" />
      <path d="M-15 -6C-15 8 -11 6 -10 22C-9 30 -6 28 -6 18C-5 8 -2 6 -1 0Z" fill="#fff6dc" opacity=".9" />
      <ellipse cy="-8" rx="15" ry="5" fill="#fff2cc" />
      <path d="M0 -9V-18" stroke="#2a1708" strokeWidth="2" />
      <circle className="glow" r="150" cy="-30" fill="url(#stick-glow)" />
      <g className="flame">
        <path d="M0 -54C11 -38 12 -26 6 -17H-6C-12 -26 -8 -36 0 -54Z" fill="#ffb938" />
        <path d="M0 -40C5 -32 6 -25 3 -19H-3C-6 -25 -4 -30 0 -40Z" fill="#fff6d6" />
      </g>
    </svg>
  );
}
