import './ribbon.css';
import { memo } from 'react';

interface RibbonProps {
  readonly title: string;
  readonly sub: string | null;
  readonly tone: 'good' | 'bad' | 'plain';
}

/** The result of the player's dice, on a ribbon along the near rim. */
export const Ribbon = memo(function Ribbon({ title, sub, tone }: RibbonProps) {
  return (
    <div className={`ribbon ${tone}`}>
      <svg viewBox="0 0 430 84" preserveAspectRatio="none" aria-hidden="true">
        <path className="ribbon-tail" d="M0 16h60v52H0l18-26z" />
        <path className="ribbon-tail" d="M430 16h-60v52h60l-18-26z" />
        <path className="ribbon-band" d="M34 4Q215 20 396 4V72Q215 90 34 72z" />
        <path d="M34 4Q215 20 396 4V12Q215 28 34 12z" fill="#fff" opacity=".16" />
        <path d="M40 12Q215 28 390 12M40 66Q215 83 390 66" fill="none" stroke="#f0c77a" strokeWidth="1.5" />
      </svg>
      <b className="t-display">{title}</b>
      {sub !== null && <span>{sub}</span>}
    </div>
  );
});
