import { buildIfStale } from '../../build/build-if-stale.ts';
import { chromium } from './chromium.ts';

/** Before the first browser test: the site is built and the browser unpacked, once for all. */
export default async function setup(): Promise<void> {
  if (buildIfStale() === 'failed') throw new Error('the site cannot be built');
  await chromium();
}
