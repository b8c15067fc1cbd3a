import { expect, onTestFinished, test } from 'vitest';
import { machineClock } from '../clock.ts';

test('a time that is past is now: Node has nothing to warn of', async () => {
  const warnings: string[] = [];
  const heard = ({ name }: Error): number => warnings.push(name);
  process.on('warning', heard);
  onTestFinished(() => void process.off('warning', heard));
  await new Promise<void>((later) => machineClock.after(-5, later));
  // Warnings come a tick later than what they are about.
  await new Promise((later) => setImmediate(later));
  expect(warnings).toEqual([]);
});
