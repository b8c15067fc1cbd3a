import { afterEach } from 'vitest';
import { nothingLeftOpen } from './given.ts';

afterEach(nothingLeftOpen);
