export { DECKS } from './decks.ts';
export { type Face, faceOf, foeFace, itemFace, luckFace } from './face.ts';
export { FaceCard } from './face-card.tsx';
export { crestOf, foeIcon, itemIcon, numberIcon } from './icons.ts';
export { Tipped } from './tipped.ts';
export { TipsPlace } from './tips-place.tsx';
