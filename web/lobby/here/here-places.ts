import type { SeatedBot } from '@tavern/bots';
import type { Field, Sitter } from '@tavern/engine';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import type { Chosen } from '../../parts/rules/presets.ts';
import { usualLevel } from '../../parts/seats/bot-levels.ts';
import type { Speech } from '../../words/words.ts';
import { botLook } from '../seats/bot-look.ts';
import type { SeatAct, SeatPlace } from '../seats/seat-place.ts';
import { sideOf, wornWith } from '../seats/worn.ts';
import { anotherChoice, CLOSED, type HereSeat, isTaken, type SeatRules } from './here-seats.ts';

export interface HerePlaces {
  readonly pack: LobbyPack;
  readonly by: SeatRules | null;
  readonly rules: Chosen;
  readonly seats: readonly HereSeat[];
  readonly names: readonly string[];
  readonly bots: readonly (SeatedBot | null)[];
  readonly speech: Speech;
  readonly fields: readonly Field[];
  readonly put: (index: number, seat: HereSeat) => void;
}

/** The seats of a table at this screen, ready to be drawn. */
export const herePlaces = (all: HerePlaces): readonly SeatPlace[] => all.seats.map((seat, index) => placeOf(all, seat, index));

function placeOf(all: HerePlaces, seat: HereSeat, index: number): SeatPlace {
  const { pack, fields, names, speech, put } = all;
  const name = names[index] ?? '';
  if (!isTaken(seat)) {
    const next = all.seats.findIndex((each) => !isTaken(each)) === index;
    return { seat: index, kind: 'closed', name: speech.t('lobby.seat.closed'), acts: next ? sittingDown(all, index) : [] };
  }
  const change = (choice: Chosen): void => put(index, { ...seat, choice });
  const worn = { ...wornWith(speech, pack, fields, seat.choice), ...sideOf(speech, pack, all.rules, seat, change) };
  if (seat.by === 'person') {
    const onRename = (typed: string): void => put(index, { ...seat, name: typed });
    return { seat: index, kind: 'person', name, ...worn, typed: seat.name, onRename, menu: menuOf(all, seat, index) };
  }
  return { seat: index, kind: 'bot', name, ...botLook(speech, all.bots[index]), ...worn, menu: menuOf(all, seat, index) };
}

function sittingDown({ pack, by: seatRules, rules, seats, speech: { t }, put }: HerePlaces, index: number): readonly SeatAct[] {
  const choice = (by: Sitter): Chosen => anotherChoice(pack, seatRules, rules, seats, index, by);
  return [
    {
      id: 'person',
      label: t('lobby.here.person'),
      icon: 'person',
      onPress: () => put(index, { by: 'person', name: '', choice: choice('person') }),
    },
    {
      id: 'bot',
      label: t('lobby.bot.seat'),
      icon: 'cog',
      onPress: () => put(index, { by: 'bot', level: usualLevel(pack.levels), choice: choice('bot') }),
    },
  ];
}

/** Who may play this seat instead: a person, a bot of some level, or nobody. */
function menuOf({ pack, speech: { t }, put }: HerePlaces, seat: HereSeat, index: number): readonly (readonly SeatAct[])[] {
  if (!isTaken(seat)) return [];
  const { choice } = seat;
  const person: SeatAct = {
    id: 'person',
    label: t('lobby.here.person.plays'),
    checked: seat.by === 'person',
    onPress: () => put(index, { by: 'person', name: '', choice }),
  };
  const bots = pack.levels.map((level) => ({
    id: level,
    label: t(`bot.${level}`),
    checked: seat.by === 'bot' && seat.level === level,
    onPress: () => put(index, { by: 'bot', level, choice }),
  }));
  const close: SeatAct = {
    id: 'close',
    label: t('lobby.seat.close'),
    icon: 'cancel',
    danger: true,
    onPress: () => put(index, CLOSED),
  };
  return [[person, ...bots], [close]];
}
