import { type Browser, chromium as launcher } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { chromium } from './chromium.ts';

/** One browser program for all tests of a file; each person in it has a context of their own. */
export function oneBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launcher.launch(await chromium());
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('ask for it inside of a test');
    return browser;
  };
}
