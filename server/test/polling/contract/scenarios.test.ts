import { fair, type RngSource } from '@tavern/engine';
import { seedDice } from '@tavern/host';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { EVENT_TYPES } from '../../../../games/revolution/http/shapes/event.ts';
import { entering } from '../../../../games/revolution/test/rules/reckoning/entering.ts';
import { runByRules } from '../../../../games/revolution/test/scenarios/by-rules.ts';
import { type Scenario, scenarios } from '../../../../games/revolution/test/scenarios/scenario.ts';
import { TestServer } from '../../servers.ts';
import { runByHttp } from './by-http.ts';
import { twoPlayers } from './players.ts';

afterEach(() => vi.restoreAllMocks());

/** What a server's match has, if it begins with this seed. */
function diceOf({ gameEnv }: Scenario): RngSource {
  const { secret, nonce } = seedDice(String(gameEnv['seed']));
  return fair(Buffer.from(secret, 'hex'), [nonce, nonce]);
}

describe('RR-064, RR-099, RR-100: scenarios, injected and played over HTTP', () => {
  test('each comes out as by the rules alone; with one match from its beginning they tell every type of event there is', async () => {
    const { url } = await TestServer.start({ TEST_ENDPOINTS: 'on' });
    const [mei] = await twoPlayers(url);
    const told = new Set((await mei.poll()).gameEvents.map(({ type }): string => type));
    for (const scenario of scenarios) {
      if (scenario.planted !== undefined) entering(scenario.planted.card, scenario.planted.rule);
      const { sights, types } = await runByHttp(url, scenario);
      const { sights: expected } = runByRules(scenario, diceOf(scenario));
      vi.restoreAllMocks();
      expect(sights, scenario.name).toEqual(expected);
      scenario.steps.forEach(({ then }, index) => {
        if (then !== undefined) expect(sights[index + 1], scenario.name).toMatchObject(then);
      });
      for (const type of types) told.add(type);
    }
    expect([...told].toSorted()).toEqual(EVENT_TYPES.toSorted());
  });
});
