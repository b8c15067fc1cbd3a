import { seat } from '@tavern/engine';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cards } from '../../../rules/catalog.ts';
import { mayStand } from '../../../rules/reckoning/placing.ts';
import {
  type CardId,
  CHARACTER_ZONES,
  type CharacterZone,
  GAME_TYPES,
  type GameType,
  type LeaderId,
  type Zone,
} from '../../../rules/state.ts';
import { board, type SideSpec, type Spec } from './boards.ts';
import { entering } from './entering.ts';

/** A character of each type; their traits would say something else. */
const OF: { readonly [type in GameType]: CardId } = {
  rightWing: 'c-7',
  leftWing: 'c-38',
  freedom: 'c-23',
  economy: 'c-27',
  patriot: 'c-14',
};

const why = (spec: Spec, card: CardId, zone: Zone, of = 0) => mayStand(board(spec), seat(of), card, zone);
const allowed = (mine: SideSpec, zone: CharacterZone, theirs: SideSpec = {}): GameType[] =>
  GAME_TYPES.filter((type) => why({ mine, theirs }, OF[type], zone) === true);

afterEach(() => void vi.restoreAllMocks());

describe('the leader', () => {
  const leaders = cards.all.filter(({ kind }) => kind === 'leader').map(({ id }) => id as LeaderId);

  test.each(leaders)('RR-012: %s allows by type alone, in each zone', (leader) => {
    for (const zone of CHARACTER_ZONES) {
      const types = cards.get(leader).zones?.[zone] ?? [];
      expect(allowed({ leader }, zone)).toEqual(GAME_TYPES.filter((type) => types.includes(type)));
    }
  });

  test('RR-050: under Trump a Freedom character may be at the top or left, a Left-wing one nowhere', () => {
    expect(CHARACTER_ZONES.map((zone) => allowed({ leader: 's-1' }, zone))).toEqual([
      ['rightWing', 'freedom', 'economy'],
      ['rightWing', 'freedom', 'patriot'],
      ['rightWing', 'economy', 'patriot'],
    ]);
  });

  test('C-06: the refusal names the leader and the type', () => {
    expect(why({ mine: { leader: 's-1' } }, 'c-32', 'top')).toEqual({
      key: 'blocked.leader',
      with: { leader: { key: 'card.s-1.name' }, type: { key: 'type.leftWing' } },
    });
  });

  test('the opponent’s leader has no say, and each side has its own', () => {
    const spec = { mine: { leader: 's-1' }, theirs: { leader: 's-3' } } as const;
    expect([why(spec, 'c-1', 'right') === true, why(spec, 'c-1', 'right', 1) === true]).toEqual([true, false]);
  });

  test('he has no say about Help cards', () => {
    expect(why({ mine: { leader: 's-1' } }, 'h-9', 'help')).toBe(true);
  });
});

describe('freedom', () => {
  test('RR-059: with h-5 any type may stand anywhere', () => {
    for (const zone of CHARACTER_ZONES) expect(allowed({ leader: 's-1', help: 'h-5' }, zone)).toEqual(GAME_TYPES);
  });

  test('RR-059: also where h-1 opposes it, and where c-23 was summoned', () => {
    expect(allowed({ leader: 's-1', help: 'h-5' }, 'top', { help: 'h-1' })).toEqual(GAME_TYPES);
    expect(allowed({ leader: 's-1', help: { card: 'h-5', neutralised: true } }, 'top', { top: 'c-23' })).toEqual(GAME_TYPES);
  });

  test('RR-031: not face-down, and not the opponent’s', () => {
    expect(allowed({ leader: 's-1', help: { card: 'h-5', face: 'down' } }, 'top')).toHaveLength(3);
    expect(allowed({ leader: 's-1' }, 'top', { help: 'h-5' })).toHaveLength(3);
  });

  test('one that could be ended ends when its card is neutralised', () => {
    entering('h-9', { does: 'freedom' });
    expect(allowed({ leader: 's-1', help: 'h-9' }, 'top')).toEqual(GAME_TYPES);
    expect(allowed({ leader: 's-1', help: 'h-9' }, 'top', { help: 'h-1' })).toHaveLength(3);
  });
});

describe('another card that forbids', () => {
  const forbid = { does: 'forbid', scope: 'opponent', filter: { traits: ['media'], zones: ['top'] } } as const;

  test('C-06, RR-046: it names itself; other zones and other cards are free', () => {
    entering('c-1', forbid);
    const spec = { mine: { leader: 's-4' }, theirs: { left: 'c-1' } } as const;
    expect(why(spec, 'c-24', 'top')).toEqual({ key: 'blocked.effect', with: { by: { key: 'card.c-1.name' } } });
    expect([why(spec, 'c-24', 'left'), why(spec, 'c-19', 'top')]).toEqual([true, true]);
  });

  test('it binds the side that it says', () => {
    entering('c-1', forbid);
    expect(why({ mine: { leader: 's-4', left: 'c-1' } }, 'c-24', 'top')).toBe(true);
    entering('c-1', { ...forbid, scope: 'both' });
    expect(why({ mine: { leader: 's-4', left: 'c-1' } }, 'c-24', 'top')).not.toBe(true);
  });

  test('RR-031: face-down it forbids nothing, and neither does a neutralised Help card', () => {
    entering('c-1', forbid);
    expect(why({ mine: { leader: 's-4' }, theirs: { left: { card: 'c-1', face: 'down' } } }, 'c-24', 'top')).toBe(true);
    entering('h-9', forbid);
    expect(why({ mine: { leader: 's-4' }, theirs: { help: 'h-9' } }, 'c-24', 'top')).not.toBe(true);
    expect(why({ mine: { leader: 's-4', help: 'h-1' }, theirs: { help: 'h-9' } }, 'c-24', 'top')).toBe(true);
  });

  test('freedom is from the leader, not from other cards', () => {
    entering('c-1', forbid);
    expect(why({ mine: { leader: 's-1', help: 'h-5' }, theirs: { left: 'c-1' } }, 'c-24', 'top')).toMatchObject({
      key: 'blocked.effect',
    });
  });

  test('it can be about the Help zone', () => {
    entering('c-1', { does: 'forbid', scope: 'opponent', filter: { kinds: ['help'] } });
    expect(why({ theirs: { left: 'c-1' } }, 'h-9', 'help')).toMatchObject({ key: 'blocked.effect' });
  });
});
