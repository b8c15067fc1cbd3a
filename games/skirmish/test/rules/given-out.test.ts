import { codeOf, readCode } from '@tavern/decks';
import { expect, test } from 'vitest';
import { decks } from '../../rules/decks.ts';

/**
 * Codes that were given out, with the cards that they stand for. They are in links, letters and notebooks: no change may make one of them unreadable, or
 * another deck. The first three are the ready decks as they are today; when a ready deck changes, its old code stays here.
 */
const GIVEN_OUT: readonly (readonly [code: string, cards: string])[] = [
  [
    'SK1-2ap1ba1bl3ca3ch2du3fo2lo1me2ms1ra3sc1tr3ve-v6',
    '2 apprentice, 1 banner_lord, 1 blessing, 3 captain, 3 champion, 2 duelist, 3 fortify, 2 lone_wolf, 2 mason, 1 medic, 1 rally, 3 scout, 1 tribute, 3 veteran',
  ],
  [
    'SK1-3ar2as1aw3be2bo3ch1di3du3fi1ga2pc2qu2sc-b5',
    '3 archer, 1 arrow_storm, 2 assassin, 3 berserker, 2 bouncer, 3 champion, 1 dispel, 3 duelist, 3 fireball, 1 gale, 2 pickpocket, 2 quagmire, 2 scout',
  ],
  [
    'SK1-2ba2bo1br3ca2ch3co1di1gr3ma2pi3po1re1ve3vi-54',
    '2 banner_lord, 1 blood_rite, 2 bouncer, 3 captain, 2 champion, 3 colossus, 1 dispel, 1 gravedigger, 3 martyr, 2 pilgrim, 3 powder_keg, 1 recall, 1 veteran, 3 vigil',
  ],
  [
    'SK1-2ap1ba3bl3ca3ch2du3fo2lo1me2ms2ra1tr3ve-p5~Iron Wall, first print',
    '2 apprentice, 1 banner_lord, 3 blessing, 3 captain, 3 champion, 2 duelist, 3 fortify, 2 lone_wolf, 2 mason, 1 medic, 2 rally, 1 tribute, 3 veteran',
  ],
  [
    'SK1-1ap2ar2as1aw1ba1bo2ca1ch1co1di1fi2fo1gr1lo1ms1ra1sc2tr2ve2vi-p2~Short Fuse',
    '1 apprentice, 2 archer, 1 arrow_storm, 2 assassin, 1 banner_lord, 1 bouncer, 2 captain, 1 champion, 1 colossus, 1 dispel, 1 fireball, 2 fortify, 1 gravedigger, 1 lone_wolf, 1 mason, 1 rally, 1 scout, 2 tribute, 2 veteran, 2 vigil',
  ],
  [
    'SK1-2ar1as1aw1be1bo1ca1ch1co2di2du1fi1fo1ga1gr2lo1ma1me1pc2pi1qu2ra2re-xr~短引信',
    '2 archer, 1 arrow_storm, 1 assassin, 1 berserker, 1 bouncer, 1 captain, 1 champion, 1 colossus, 2 dispel, 2 duelist, 1 fireball, 1 fortify, 1 gale, 1 gravedigger, 2 lone_wolf, 1 martyr, 1 medic, 1 pickpocket, 2 pilgrim, 1 quagmire, 2 rally, 2 recall',
  ],
  [
    'SK1-1ap1ar1as1ba1be1bl2br1ca2ch1di1du1fi1fo1gr2me1ms2pc1pi1qu1ra2tr1ve1vi-na',
    '1 apprentice, 1 archer, 1 assassin, 1 banner_lord, 1 berserker, 1 blessing, 2 blood_rite, 1 captain, 2 champion, 1 dispel, 1 duelist, 1 fireball, 1 fortify, 1 gravedigger, 1 mason, 2 medic, 2 pickpocket, 1 pilgrim, 1 quagmire, 1 rally, 2 tribute, 1 veteran, 1 vigil',
  ],
  [
    'SK1-2ap1as2aw1bo1br1ca3ch1co2di1du1fi1fo2ga1lo1ma1pc1ra2re1tr2ve2vi-tj~A ~ B',
    '2 apprentice, 2 arrow_storm, 1 assassin, 1 blood_rite, 1 bouncer, 1 captain, 3 champion, 1 colossus, 2 dispel, 1 duelist, 1 fireball, 1 fortify, 2 gale, 1 lone_wolf, 1 martyr, 1 pickpocket, 1 rally, 2 recall, 1 tribute, 2 veteran, 2 vigil',
  ],
  [
    'SK1-3ap3as3ba3be3bo3du3ga3ma1re-bt~Zoë’s',
    '3 apprentice, 3 assassin, 3 banner_lord, 3 berserker, 3 bouncer, 3 duelist, 3 gale, 3 martyr, 1 recall',
  ],
  [
    'SK1-3as3bl3br3ca3ch3di3ga3ms3ra3vi-7t',
    '3 assassin, 3 blessing, 3 blood_rite, 3 captain, 3 champion, 3 dispel, 3 gale, 3 mason, 3 rally, 3 vigil',
  ],
  [
    'SK1-1ar1as1bl1bo3br1ca1co2fi1ga1gr2lo1me2ms2pi1po1qu1re1ve1vi-pc~Old Toll, held',
    '1 archer, 1 assassin, 1 blessing, 3 blood_rite, 1 bouncer, 1 captain, 1 colossus, 2 fireball, 1 gale, 1 gravedigger, 2 lone_wolf, 2 mason, 1 medic, 2 pilgrim, 1 powder_keg, 1 quagmire, 1 recall, 1 veteran, 1 vigil',
  ],
  [
    'SK1-1ap1ar1as1aw1ba1be1br1ch2di1du1fi1fo1gr2ms2pc1pi1qu1ra2re1sc3tr1vi-8b~戰',
    '1 apprentice, 1 archer, 1 arrow_storm, 1 assassin, 1 banner_lord, 1 berserker, 1 blood_rite, 1 champion, 2 dispel, 1 duelist, 1 fireball, 1 fortify, 1 gravedigger, 2 mason, 2 pickpocket, 1 pilgrim, 1 quagmire, 1 rally, 2 recall, 1 scout, 3 tribute, 1 vigil',
  ],
];

test.each(GIVEN_OUT)('%s is read for ever', (code, cards) => {
  const read = readCode(decks, code);
  if (!read.ok) throw new Error(JSON.stringify(read));
  const counts = new Map<string, number>();
  for (const id of read.deck.cards['main'] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, count]) => `${count} ${id}`);
  expect(told.join(', ')).toBe(cards);
  expect(read.deck.name).toBe(code.split('~').slice(1).join('~'));
  expect(codeOf(decks, read.deck)).toBe(code);
});

test('the code of every ready deck was given out', () => {
  const given = GIVEN_OUT.map(([code]) => code);
  for (const { cards } of decks.ready) expect(given).toContain(codeOf(decks, { name: '', cards }));
});
