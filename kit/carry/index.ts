export { type Carrying, placeBy, useCarrying } from './use-carrying.ts';
