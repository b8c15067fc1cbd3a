export { CardTipsPlace, type CardTipsProps } from './card-tips-place.tsx';
export { TipWords } from './tip-words.tsx';
export { Tipped } from './tipped.tsx';
export { TipsBeside } from './tips-beside.tsx';
export { TipsPlace } from './tips-place.tsx';
