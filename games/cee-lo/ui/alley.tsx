import type { AlleyProps } from './index.tsx';

/** The alley behind the tavern: a table of dice, a shop, and whatever lies between two rounds. */
export function Alley({ parts }: AlleyProps) {
  return (
    <div className="alley">
      {parts.prompt}
      {parts.book}
      {parts.ways}
    </div>
  );
}
