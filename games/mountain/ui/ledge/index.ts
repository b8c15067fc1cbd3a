export { Ledge } from './ledge.tsx';
