import { Tipped as Kit } from '@tavern/kit/tips/index.ts';
import type { What } from './what.ts';

export const Tipped = Kit<What>;
