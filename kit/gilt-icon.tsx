import { useId } from 'react';
import { classes } from './classes.ts';
import { iconHref } from './icon.tsx';

/** From the lit edge to the dark one. */
const METALS = {
  gold: ['#fff4c8', '#e0b055', '#7d561d'],
  bone: ['#fff6de', '#e6cf9d', '#a8854c'],
  fire: ['#fff3c4', '#ffb44f', '#d4531d'],
  ember: ['#ffe2a6', '#e07c33', '#571b0b'],
  jade: ['#f0f3c4', '#8fa552', '#26340f'],
  frost: ['#f4f3e4', '#a9b6b4', '#33454a'],
} as const;
export type Metal = keyof typeof METALS;

interface GiltIconProps {
  readonly name: string;
  readonly metal?: Metal | undefined;
  readonly className?: string | undefined;
}

/** An icon cut from metal. An icon of the sheet has one colour, so it is used as a mask for the metal. */
export function GiltIcon({ name, metal = 'gold', className }: GiltIconProps) {
  const id = useId();
  const [light, plain, dark] = METALS[metal];
  return (
    <svg className={classes('gilt', className)} viewBox="0 0 512 512" aria-hidden="true">
      <linearGradient id={`${id}m`} x1="0" y1="0" x2=".55" y2="1">
        <stop offset="0" stopColor={light} />
        <stop offset=".45" stopColor={plain} />
        <stop offset="1" stopColor={dark} />
      </linearGradient>
      <mask id={`${id}i`}>
        <use href={iconHref(name)} fill="#fff" width="512" height="512" />
      </mask>
      <rect width="512" height="512" fill={`url(#${id}m)`} mask={`url(#${id}i)`} />
    </svg>
  );
}
