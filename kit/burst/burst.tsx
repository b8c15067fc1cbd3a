import './burst.css';

interface BurstProps {
  /** A new key starts a new burst. */
  readonly id: string;
  /** Milliseconds it lasts. */
  readonly lasts: number;
}

/** Rays and sparks behind the great moment of a game. It fills its parent and takes no presses. */
export function Burst({ id, lasts }: BurstProps) {
  return (
    <div key={id} className="burst" style={{ animationDuration: `${lasts}ms` }} aria-hidden="true">
      <i className="burst-rays" />
      <i className="burst-glow" />
      {SPARKS.map((turn) => (
        <i key={turn} className="burst-spark" style={{ rotate: `${turn}deg` }} />
      ))}
    </div>
  );
}

const SPARKS = Array.from({ length: 14 }, (_, index) => index * 25.7);
