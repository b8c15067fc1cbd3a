import './object.css';
import { Shield, useDrawnOnce } from '@tavern/kit';
import { iconShapes } from '@tavern/kit/icons/icon-shapes.ts';
import type { CSSProperties } from 'react';
import { bleedOf, type Carving, mountainPicture, placesOf, smallMountain } from './mountain/index.ts';

const SLABS = {
  gate: ['medieval-gate', '#c9a36a', '#5a4024'],
  enemy: ['death-skull', '#e0604f', '#55130f'],
  treasure: ['locked-chest', '#e9bd5c', '#553a0e'],
  luck: ['tarot-10-wheel-of-fortune', '#86c9e8', '#143c54'],
  altar: ['star-altar', '#a9c873', '#2c3d17'],
  crown: ['crown', '#ffdf8a', '#6b4708'],
} as const;
type Slab = keyof typeof SLABS;

/** From the gate to the crown. */
const WAY: readonly (Slab | readonly [Slab, tier: number])[] = [
  'gate',
  ['treasure', 1],
  ['enemy', 1],
  'luck',
  ['enemy', 1],
  ['treasure', 2],
  ['enemy', 2],
  'altar',
  ['treasure', 1],
  ['enemy', 2],
  'luck',
  ['enemy', 2],
  ['treasure', 2],
  ['enemy', 3],
  'luck',
  ['treasure', 3],
  ['enemy', 3],
  'altar',
  ['treasure', 3],
  'crown',
];

const CLIMBERS = [
  { seat: 2, crest: 'shield-reflect', slab: 11 },
  { seat: 0, crest: 'pocket-bow', slab: 8 },
  { seat: 3, crest: 'knapsack', slab: 6 },
  { seat: 1, crest: 'monk-face', slab: 3 },
] as const;

async function picture() {
  const shapes = await iconShapes(Object.values(SLABS).map(([icon]) => icon));
  const carvings = WAY.map((step): Carving => {
    const [slab, tier] = typeof step === 'string' ? [step, 0] : step;
    const [icon, colour, deep] = SLABS[slab];
    return { icon: shapes[icon], colour, deep, tier };
  });
  const bleed = bleedOf(smallMountain);
  return {
    svg: mountainPicture({ shape: smallMountain, carvings, prize: shapes.crown }),
    width: smallMountain.width + 2 * bleed,
    height: smallMountain.height + 2 * bleed,
  };
}

const places = placesOf(smallMountain);

/** A model of the mountain, with four who climb it. */
export default function Mountain() {
  const address = useDrawnOnce('mountain', picture);
  return (
    <div className="a-mountain">
      {address !== null && <img src={address} alt="" draggable={false} />}
      {address !== null &&
        CLIMBERS.map(({ seat, crest, slab }) => {
          const place = places[slab];
          const at = { '--x': place?.x ?? 0, '--y': place?.y ?? 0 } as CSSProperties;
          return (
            <span key={seat} className="climber" style={at}>
              <Shield seat={seat} crest={crest} />
            </span>
          );
        })}
    </div>
  );
}
