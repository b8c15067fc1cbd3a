import './first.css';
import { useLayoutEffect } from 'react';

/** Takes the first picture away (web/build/first-picture/) in the moment when the first screen is there, before it is painted. */
export function Arrived() {
  useLayoutEffect(() => document.getElementById('first')?.remove(), []);
  return null;
}
