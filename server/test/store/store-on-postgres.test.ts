import { describe } from 'vitest';
import { storeTests } from './suites/all.ts';

describe('postgres', () => storeTests('postgres'));
