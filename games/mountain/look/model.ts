import { bleedOf, type Carving, mountainPicture, smallMountain } from './mountain/index.ts';

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

const bleed = bleedOf(smallMountain);
export const width: number = smallMountain.width + 2 * bleed;
export const height: number = smallMountain.height + 2 * bleed;

/** The model as an SVG without a size. `node web/tools/models.ts` draws model.webp from it, which the hall shows. `shapeOf`: what an icon is made of. */
export function svg(shapeOf: (icon: string) => string): string {
  const carvings = WAY.map((step): Carving => {
    const [slab, tier] = typeof step === 'string' ? [step, 0] : step;
    const [icon, colour, deep] = SLABS[slab];
    return { icon: shapeOf(icon), colour, deep, tier };
  });
  return mountainPicture({ shape: smallMountain, carvings, prize: shapeOf('crown') });
}
