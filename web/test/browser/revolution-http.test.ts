import { expect, inject, onTestFinished, test, vi } from 'vitest';
import type { GameEnv } from '../../../games/revolution/http/shapes/game-env.ts';
import { driver, playRevolution } from '../../../games/revolution/test/table/index.ts';
import { OVER } from '../../../games/revolution/test/table/selectors.ts';
import { ContractPlayer } from '../../../server/test/polling/contract/players.ts';
import { oneBrowser } from './browser.ts';
import { followLink, guest } from './guests.ts';
import { House } from './house.ts';
import { beReady } from './lobby-ways.ts';

const browser = oneBrowser();

/** The last round, with nothing on the square yet. */
const LAST_ROUND = {
  phase: 'MAIN_PHASE',
  round: 4,
  firstPlayer: 'playerId_1',
  players: {
    playerId_1: { hand: ['c-1', 'c-3', 'c-4', 'c-8', 'sp-3'], victoryPoints: 12 },
    playerId_2: { hand: ['c-24', 'c-19', 'c-25', 'c-26', 'h-11'], victoryPoints: 14 },
  },
} as const;
const ZONES = ['top', 'left', 'right', 'help'] as const;

/** How things stand as soon as this player may act, or when it is over. */
const due = (player: ContractPlayer): Promise<GameEnv> =>
  vi.waitUntil(
    async () => {
      const env = await player.poll();
      return env.phase === 'GAME_OVER' || env.waitingFor.includes(player.playerId) ? env : null;
    },
    { timeout: 120_000, interval: 50 },
  );

/** Whatever is asked of this player is answered, over HTTP, until it is over. */
async function playByHttp(player: ContractPlayer): Promise<GameEnv> {
  const { playerId } = player;
  for (;;) {
    const env = await due(player);
    if (env.phase === 'GAME_OVER') return env;
    const zone = ZONES.find((each) => env.zones[playerId][each] === null);
    const [card] = env.players[playerId].hand ?? [];
    if (env.phase === 'SP_PHASE')
      await player.at('playerAction', {
        action: card === undefined ? { type: 'Pass' } : { type: 'PlayCardBack', card, zone: 'sp' },
      });
    else if (zone !== undefined && card !== undefined) {
      // Face-up where the leader allows it.
      const { status } = await player.at('playerAction', { action: { type: 'PlayCard', card, zone } });
      if (status === 409) await player.at('playerAction', { action: { type: 'PlayCardBack', card, zone } });
    } else throw new Error(`asked in ${env.phase} with nothing to place`);
  }
}

test('RR-061, RR-064: one plays at the web table, the other over HTTP: neither notices, and both see the same end and the same points', async () => {
  const house = await House.open({ site: inject('site'), environment: { TEST_ENDPOINTS: 'on' } });
  onTestFinished(() => house.close());
  const ann = await ContractPlayer.arrive(house.url, 'Ann');
  const { gameId, status } = await ann.inject({ gameEnv: LAST_ROUND });
  expect(status).toBe(201);
  const mei = await guest(browser(), 'Mei', { settings: { coached: driver.coached } });
  await followLink(mei, `${house.url}/#/room/${gameId}`);
  await beReady(mei);

  const [env] = await Promise.all([playByHttp(ann), playRevolution([mei])]);
  const { page } = mei;
  await page.locator(OVER).waitFor();
  const { playerId_1, playerId_2 } = env.players;
  expect([playerId_1.name, playerId_2.name]).toEqual(['Ann', 'Mei']);
  const winner = env.outcome?.winner;
  expect(['playerId_1', 'playerId_2']).toContain(winner);
  const title = page.locator(`${OVER} :is(h1, h2, h3)`).first();
  await expect.poll(() => title.innerText()).toContain(winner === 'playerId_1' ? 'Ann' : 'Mei');
  const rows = page.locator('.rev-ending-players tr');
  for (const { name, victoryPoints } of [playerId_1, playerId_2])
    await expect
      .poll(() =>
        rows
          .filter({ hasText: String(name) })
          .locator('td')
          .first()
          .innerText(),
      )
      .toContain(String(victoryPoints));
  // There is nothing to verify, and the page says why.
  await mei.click(mei.t('frame.verify'));
  await expect.poll(() => page.locator('.record-amiss').innerText()).toContain('a test made up');
});
