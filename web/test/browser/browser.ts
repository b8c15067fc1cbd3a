import { type Browser, chromium as launcher } from 'playwright-core';
import { beforeAll } from 'vitest';
import { chromium } from './chromium.ts';

/** One browser program for all files that this process runs, gone when the process is; each person in it has a context of their own. */
let launched: Promise<Browser> | undefined;

export function oneBrowser(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    launched ??= chromium().then((options) => launcher.launch(options));
    browser = await launched;
  });
  return () => {
    if (browser === undefined) throw new Error('ask for it inside of a test');
    return browser;
  };
}
