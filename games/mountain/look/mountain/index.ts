export type { Carving } from './carving.ts';
export { bleedOf, mountainPicture } from './picture.ts';
export { type Place, placesOf, smallMountain } from './shape.ts';
