export { Players } from './players.tsx';
