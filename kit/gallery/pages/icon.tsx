import { Icon } from '@tavern/kit';
import { ICON_NAMES } from '../../icons/names.ts';

export default function IconPage() {
  return (
    <div className="g-icons">
      {ICON_NAMES.map((name) => (
        <div key={name}>
          <Icon name={name} />
          {name}
        </div>
      ))}
    </div>
  );
}
