import type { Preset } from '../preset.ts';
import { ruleSets } from './rules/rule-sets.ts';

export const presets: readonly Preset[] = ruleSets;
