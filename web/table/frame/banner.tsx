import './banner.css';
import { Icon } from '@tavern/kit';
import type { ReactNode } from 'react';

interface BannerProps {
  readonly icon: string;
  readonly children: ReactNode;
}

/** A band across the table: something is unusual, and what happens now. */
export function Banner({ icon, children }: BannerProps) {
  return (
    <div className="banner m-parch" role="status">
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
