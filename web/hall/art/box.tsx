import './box.css';
import { Icon } from '@tavern/kit';

/** A closed wooden box, for a game without a picture of its own. */
export function Box() {
  return (
    <div className="a-box m-oak edge-brass">
      <Icon name="rolling-dices" />
    </div>
  );
}
