import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Somebody asks for long samples: vitest.config.ts. */
    readonly thorough: boolean;
  }
}

/** How many samples a test takes: few in every run, enough to find what it looks for; many where `THOROUGH=1` asks for them. */
export const samples = (few: number, many: number): number => (inject('thorough') ? many : few);
