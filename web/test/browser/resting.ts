import type { Locator } from 'playwright-core';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something is once it rests: what is pressed there a moment later is still it. */
async function restingBox(item: Locator): Promise<Box> {
  const element = await item.elementHandle();
  await element?.waitForElementState('stable');
  const box = await item.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return box;
}

export async function middleOf(item: Locator): Promise<readonly [x: number, y: number]> {
  const { x, y, width, height } = await restingBox(item);
  return [x + width / 2, y + height / 2];
}
