import { fast } from '@tavern/engine';
import { expect, test } from 'vitest';
import {
  canPlayCardInZone,
  type GameEnv,
  getModifiedCardPower,
  getPlayerFieldEffects,
  getZoneRestrictions,
} from '../../../../examples/polling-client/client.ts';
import { catalog } from '../../http/cards.ts';
import { PLAYER_IDS } from '../../http/shapes/names.ts';
import { CHARACTER_ZONES, MAIN_ZONES } from '../../rules/state.ts';
import { Watching } from './watching.ts';

const { characters, helpCards, spCards } = catalog();
const cards = new Map([...characters, ...helpCards, ...spCards].map((card) => [card.cardId, card]));

test('RR-098: the helpers of the example client say of every card and zone what the options say', () => {
  let looked = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const watching = Watching.random(seed);
    const rng = fast(seed).stream('answers');
    while (watching.match.over === null) {
      for (const { seat, packet, ...follower } of watching.followers) {
        if (packet?.question?.kind !== 'place') continue;
        const player = PLAYER_IDS[seat === 0 ? 0 : 1];
        const env = follower.chronicle.standing({ code: '', match: '', names: [] }, true) as unknown as GameEnv;
        for (const id of env.players[player].hand ?? []) {
          const card = cards.get(id.replace(/#.*/, ''));
          if (card === undefined) throw new Error(id);
          for (const zone of MAIN_ZONES) {
            const may = packet.question.options.some(
              (option) => option.do === 'place' && option.face === 'up' && option.card === card.cardId && option.zone === zone,
            );
            expect(canPlayCardInZone(env, card, zone, player), `${id} ${zone}`).toBe(may);
            looked += 1;
          }
        }
        const { calculatedPowers, zoneRestrictions } = getPlayerFieldEffects(env, player);
        for (const zone of CHARACTER_ZONES)
          expect(getZoneRestrictions(env, player, zone)).toBe(zoneRestrictions[zone.toUpperCase()]);
        for (const [cardId, power] of Object.entries(calculatedPowers))
          expect(getModifiedCardPower(env, { cardId, cardType: 'character', name: '' }, player)).toBe(power);
      }
      watching.step(rng);
    }
  }
  expect(looked).toBeGreaterThan(500);
});
