import './object.css';
import { Shield } from '@tavern/kit';
import { CLIMBERS } from './climbers.ts';
import model from './model.webp?no-inline';
import small from './model-small.webp?no-inline';

/** A model of the mountain, with four who climb it. */
export default function Mountain() {
  return (
    <div className="a-mountain">
      <picture>
        <source media="(max-width: 819px)" srcSet={small} />
        <img src={model} alt="" draggable={false} />
      </picture>
      {CLIMBERS.map(({ seat, crest, x, y }) => (
        <span key={seat} className="climber" style={{ '--x': x, '--y': y }}>
          <Shield seat={seat} crest={crest} />
        </span>
      ))}
    </div>
  );
}
