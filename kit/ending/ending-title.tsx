import './ending.css';
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { SceneHeading } from '../scene-heading.tsx';

export function EndingTitle({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return <SceneHeading className={classes('ending-title t-display', className)}>{children}</SceneHeading>;
}
