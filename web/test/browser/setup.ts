import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../build/build-if-stale.ts';
import { chromium } from './chromium.ts';
import { House } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server is that all browser tests share. */
    readonly house: string;
  }
}

/** Before the first browser test: the site is built, the browser unpacked and a server open, once for all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (buildIfStale() === 'failed') throw new Error('the site cannot be built');
  await chromium();
  const house = await House.open();
  project.provide('house', house.url);
  return () => house.close();
}
