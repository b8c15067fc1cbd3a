export { Flights, type Flying } from './flights.tsx';
