// `node web/tools/app-icons.ts`: from the sign of the house (web/public/favicon.svg), the icons of the installed app, into web/public/icons.
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium as launcher } from 'playwright-core';
import { chromium } from '../test/browser/chromium.ts';

const PUBLIC = fileURLToPath(new URL('../public/', import.meta.url));
/** Systems cut a maskable icon to a shape of their own: the middle 80% always stay. */
const SAFE = 0.62;
/** As dark as the rim of the sign. Flat, because a gradient would double the file. */
const BEHIND = '#1a0f08';

/** `share`: of the width that the sign takes; below 1 something is behind it. */
const ICONS = [
  { name: 'sign-192', size: 192, share: 1 },
  { name: 'sign-512', size: 512, share: 1 },
  // iOS lays its own corners over a picture without holes.
  { name: 'sign-180', size: 180, share: 0.8 },
  { name: 'maskable-512', size: 512, share: SAFE },
];

const sign = readFileSync(`${PUBLIC}favicon.svg`, 'utf8');
mkdirSync(`${PUBLIC}icons`, { recursive: true });
const browser = await launcher.launch(await chromium());
try {
  for (const { name, size, share } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    const style = `margin:0;height:100vh;display:grid;place-items:center;background:${share < 1 ? BEHIND : 'transparent'}`;
    await page.setContent(`<body style="${style}"><div style="width:${share * 100}%;display:grid">${sign}</div></body>`);
    await page.screenshot({ path: `${PUBLIC}icons/${name}.png`, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
