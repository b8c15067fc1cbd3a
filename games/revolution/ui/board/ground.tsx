import './ground.css';
import { useDrawnOnce } from '@tavern/kit';
import { crowdPicture, groundPicture } from './square-picture.ts';

/** The square under everything: setts, lamplight, and the crowd at the near edge. */
export function Ground() {
  const setts = useDrawnOnce('revolution setts', groundPicture);
  const crowd = useDrawnOnce('revolution crowd', crowdPicture);
  return (
    <div className="square-ground" aria-hidden="true">
      {setts !== null && <img className="square-setts" src={setts} alt="" draggable={false} />}
      <i className="square-glow" />
      {crowd !== null && <img className="square-crowd" src={crowd} alt="" draggable={false} />}
    </div>
  );
}
