import './burst.css';

interface BurstProps {
  /** Another one is another burst. */
  readonly id: string;
  /** Milliseconds it lasts. */
  readonly lasts: number;
}

/** Rays and sparks behind the great moment of a game. It fills what it lies in, and is in nobody's way. */
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
