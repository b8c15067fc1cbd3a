export type { Carving } from './carving.ts';
export { bleedOf, mountainPicture } from './picture.ts';
export { placesOf, smallMountain, type TileSpot } from './shape.ts';
