import './solo-backdrop.css';
import type { ReactNode } from 'react';

/** Behind the menu of a game for one: its surroundings without its table. */
export function SoloBackdrop({ children }: { readonly children: ReactNode }) {
  return <div className="solo-backdrop">{children}</div>;
}
