import './banner.css';
import { Icon } from '@tavern/kit';
import type { ReactNode } from 'react';

interface BannerProps {
  readonly icon: string;
  readonly children: ReactNode;
}

/** Across the table: something is not as usual, and what happens now. */
export function Banner({ icon, children }: BannerProps) {
  return (
    <div className="banner m-parch" role="status">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
