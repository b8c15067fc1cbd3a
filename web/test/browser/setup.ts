import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../build/build-if-stale.ts';
import { layOutSite } from './chance.ts';
import { chromium } from './chromium.ts';
import { House } from './house.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the server is that all browser tests share. */
    readonly house: string;
    /** Where the site is that every server of a browser test has: nothing in its tables is left to chance. */
    readonly site: string;
  }
}

/** The dice of all its rooms follow from it, and from what the browsers of a test add. */
const SECRET = '5e'.repeat(32);

/** Before the first browser test: the site is built, the browser unpacked and a server open, once for all. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (buildIfStale() === 'failed') throw new Error('the site cannot be built');
  await chromium();
  const site = layOutSite();
  const house = await House.open({ secret: SECRET, site: site.folder });
  project.provide('site', site.folder);
  project.provide('house', house.url);
  return async () => {
    await house.close();
    site.remove();
  };
}
