import { fast } from '@tavern/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { entering } from '../rules/reckoning/entering.ts';
import { runByRules } from './by-rules.ts';
import { scenarios } from './scenario.ts';

afterEach(() => vi.restoreAllMocks());

describe('RR-099, RR-100: scenarios, by the rules alone', () => {
  test.each(scenarios.map((scenario) => [scenario.name, scenario.about, scenario] as const))(
    '%s: %s',
    (_name, _about, scenario) => {
      if (scenario.planted !== undefined) entering(scenario.planted.card, scenario.planted.rule);
      const { sights, refused } = runByRules(scenario, fast(1));
      scenario.steps.forEach((step, index) => {
        const what = `step ${index + 1}: ${JSON.stringify(step)}`;
        if (step.request !== 'acknowledgeEvents') expect(refused[index], what).toBe(step.refused !== undefined);
        if (step.then !== undefined) expect(sights[index + 1], what).toMatchObject(step.then);
      });
    },
  );
});
