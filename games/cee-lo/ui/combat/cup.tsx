import './cup.css';
import { Die } from '@tavern/kit';
import { useActsPlace, useNoMisclicks } from '@tavern/kit/acts/index.ts';

/** The player's dice in their cup before the throw. Pressing it throws; the plaque says so for everybody. */
export function Cup({ ready }: { readonly ready: boolean }) {
  const { send } = useActsPlace();
  const misclickGuards = useNoMisclicks();
  const onClick = ready ? () => send({ do: 'roll' }) : undefined;
  return (
    <div className="cup" data-ready={ready} {...misclickGuards} onClick={onClick} aria-hidden="true">
      <svg viewBox="0 0 200 170">
        <defs>
          <linearGradient id="cup-leather" x1="0" x2="1">
            <stop offset="0" stopColor="#2a150a" />
            <stop offset=".3" stopColor="#7a4a26" />
            <stop offset=".6" stopColor="#5a3318" />
            <stop offset="1" stopColor="#1d0e06" />
          </linearGradient>
          <radialGradient id="cup-shadow">
            <stop offset=".5" stopOpacity=".7" />
            <stop offset="1" stopOpacity="0" />
          </radialGradient>
        </defs>
        <ellipse cx="106" cy="142" rx="92" ry="26" fill="url(#cup-shadow)" />
        <path d="M22 48 40 128q60 32 120 0l18-80z" fill="url(#cup-leather)" />
        <path d="M29 76q71 34 142 0M36 110q64 32 128 0" fill="none" stroke="#e0b864" strokeOpacity=".55" strokeDasharray="4 5" />
        <ellipse cx="100" cy="48" rx="78" ry="30" fill="#8a5a30" />
        <ellipse cx="100" cy="49" rx="69" ry="25" fill="#120904" />
      </svg>
      <div className="cup-dice">
        <Die sides={6} value={5} size="100%" turn={-20} label="" />
        <Die sides={6} value={6} size="100%" turn={30} label="" />
        <Die sides={6} value={4} size="100%" turn={5} label="" />
      </div>
      <svg className="cup-lip" viewBox="0 0 200 170">
        <path d="M22 48a78 30 0 0 0 156 0l-1.500 7a76 29 0 0 1-153 0z" fill="#a87442" />
      </svg>
    </div>
  );
}
