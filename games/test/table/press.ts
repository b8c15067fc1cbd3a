import type { Locator } from 'playwright-core';
import type { Sitter } from './driver.ts';

/** What somebody has their hands on. */
export type By = 'mouse' | 'keys' | 'touch';

/** What was there a moment ago may be gone: nobody waits long for it. */
const PATIENCE = 2_000;
/** This many Tabs lead around the whole table. */
const AROUND = 120;

/** Presses one control, as a person would: by keys never with a pointer, by touch never with a mouse. */
export async function press(person: Sitter, control: Locator, by: By, patience = PATIENCE): Promise<void> {
  if (by === 'mouse') await person.click(control, patience);
  else if (by === 'touch') await control.tap({ timeout: patience });
  else await pressByKeys(person, control, patience);
}

/** Enter where the focus is already, its own key where it has one, else Tab by Tab. */
async function pressByKeys({ page }: Sitter, control: Locator, patience: number): Promise<void> {
  await control.waitFor({ timeout: patience });
  const { focused, key } = await control.evaluate((element) => ({
    focused: element === document.activeElement,
    key: element.getAttribute('aria-keyshortcuts'),
  }));
  if (focused) return page.keyboard.press('Enter');
  if (key !== null) return page.keyboard.press(key);
  for (let steps = 0; steps < AROUND; steps++) {
    await page.keyboard.press('Tab');
    if (!(await control.evaluate((element) => element === document.activeElement))) continue;
    return page.keyboard.press('Enter');
  }
  throw new Error(`Tab never comes to ${await control.innerText()}`);
}
