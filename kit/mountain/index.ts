export type { Carving } from './carving.ts';
export { iconShapes } from './icon-shapes.ts';
export { bleedOf, mountainPicture } from './picture.ts';
export { type Place, placesOf, smallMountain } from './shape.ts';
