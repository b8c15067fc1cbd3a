import './portrait.css';
import { Icon } from '@tavern/kit';
import { GiltIcon, type Metal } from '@tavern/kit/gilt-icon.tsx';
import { memo } from 'react';

interface PortraitProps {
  readonly icon: string;
  readonly name: string;
}

interface Sitting {
  readonly tone: Metal;
  /** The background behind the face. */
  readonly behind: string;
}

/** The light on each face, and its background. */
const SITTINGS: { readonly [icon: string]: Sitting } = {
  cat: { tone: 'bone', behind: 'moon' },
  frog: { tone: 'jade', behind: 'heavy-rain' },
  'fox-head': { tone: 'ember', behind: 'lantern-flame' },
  heron: { tone: 'frost', behind: 'gavel' },
  'tiger-head': { tone: 'ember', behind: 'bamboo' },
  owl: { tone: 'bone', behind: 'shop' },
};
const STRANGER: Sitting = { tone: 'gold', behind: 'lantern-flame' };

/** A face in an arch of brass, with its name on a plate. */
export const Portrait = memo(function Portrait({ icon, name }: PortraitProps) {
  const { tone, behind } = SITTINGS[icon] ?? STRANGER;
  return (
    <figure className={`portrait ${tone}`}>
      <div className="portrait-arch">
        <Icon name={behind} className="portrait-behind" />
        <GiltIcon name={icon} metal={tone} />
      </div>
      <figcaption className="m-brass t-display">{name}</figcaption>
    </figure>
  );
});
