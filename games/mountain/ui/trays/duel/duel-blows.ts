import { type Say, type Seat, say } from '@tavern/engine';
import type { DuelLine, Event } from '../../../rules/events.ts';
import { name } from '../../../text/tell/words.ts';
import type { Blow, Remark, RoundLine } from '../clash/blow.ts';

type DuelRound = Extract<Event, { type: 'duelRound' }>;

/** Words for one player acting on another, with "you" where the viewer is one of the two. */
function between(what: 'blow' | 'hit', by: Seat, at: Seat, viewer: Seat | null): Say {
  const side = by === viewer ? 'you' : at === viewer ? 'atYou' : 'players';
  return say(`tray.${what}.${side}`, { by: name(by), at: name(at) });
}

const aimOf = ({ target }: DuelLine, fighters: readonly DuelLine[]): DuelLine | undefined =>
  fighters.find(({ seat, fled }) => seat === target && !fled);

/**
 * The dice of a round, attack by attack: each player's one Attack roll against the target's one Defence roll (H-19). The dice of `lead` are
 * bone.
 */
export function duelBlows({ fighters }: DuelRound, viewer: Seat | null, lead: Seat | null): readonly Blow[] {
  return fighters.flatMap((line): Blow[] => {
    const aim = aimOf(line, fighters);
    const { seat, attack, hits, stumbled } = line;
    if (attack === null || aim === undefined || aim.defence === null) return [];
    const yours = seat === viewer;
    const atYou = aim.seat === viewer;
    return [
      {
        id: `${seat}`,
        title: between('blow', seat, aim.seat, viewer),
        attack: { roll: attack, iron: seat !== lead },
        defence: { roll: aim.defence, iron: aim.seat !== lead },
        hits,
        lost: stumbled,
        result: hits
          ? atYou
            ? say('tray.felt.loses.you', { n: 1 })
            : say('tray.felt.loses', { who: name(aim.seat), n: 1 })
          : say(stumbled ? 'tray.felt.stumbled' : atYou ? 'tray.felt.blocked' : 'tray.felt.missed'),
        tone: hits ? (yours ? 'good' : atYou ? 'bad' : 'plain') : 'plain',
      },
    ];
  });
}

/** Who left, and whose attack missed because of that. */
export function duelRemarks({ fighters }: DuelRound, viewer: Seat | null): readonly Remark[] {
  return fighters.flatMap((line): Remark[] => {
    const { seat, fled } = line;
    const key = seat === viewer ? 'you' : 'player';
    if (fled) return [{ id: `fled ${seat}`, words: say(`tray.log.${key}.retreats`, { who: name(seat) }) }];
    return aimOf(line, fighters) === undefined
      ? [{ id: `gone ${seat}`, words: say(`tray.log.${key}.thinAir`, { who: name(seat) }) }]
      : [];
  });
}

/** Newest first. */
export function duelLog(rounds: readonly DuelRound[], viewer: Seat | null): readonly RoundLine[] {
  return rounds.toReversed().map((round) => {
    const hits = round.fighters.flatMap((line) => {
      const aim = aimOf(line, round.fighters);
      return line.hits && aim !== undefined ? [between('hit', line.seat, aim.seat, viewer)] : [];
    });
    const words = [...duelRemarks(round, viewer).map((remark) => remark.words), ...hits];
    return { round: round.round, words: words.length === 0 ? [say('tray.log.nobody')] : words };
  });
}
