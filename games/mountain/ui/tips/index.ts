export { DECKS } from './decks.ts';
export { enemyFace, type Face, faceOf, itemFace, luckFace } from './face.ts';
export { FaceCard } from './face-card.tsx';
export { crestOf, enemyIcon, itemIcon, numberIcon } from './icons.ts';
export { Tipped } from './tipped.ts';
export { TipsPlace } from './tips-place.tsx';
