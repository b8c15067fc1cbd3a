import type { Field } from '@tavern/engine';
import type { RoomAct, RoomView } from '@tavern/wire';
import { botsAmong } from '../../model/bot-names.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import type { Chosen } from '../../parts/rules/presets.ts';
import { usualLevel } from '../../parts/seats/bot-levels.ts';
import { besideSides } from '../../parts/seats/sides.ts';
import { newNonce } from '../../play/online/rooms.ts';
import type { Speech } from '../../words/words.ts';
import { makesReady } from '../choice/picks.ts';
import { botLook } from './bot-look.ts';
import type { SeatAct, SeatPlace } from './seat-place.ts';
import { sideOf, wornWith } from './worn.ts';

type SeatView = RoomView['seats'][number];
type Person = Extract<SeatView, { by: 'person' }>;
type Bot = Extract<SeatView, { by: 'bot' }>;

export interface RoomPlaces {
  readonly room: RoomView;
  readonly me: string;
  readonly speech: Speech;
  readonly fields: readonly Field[];
  readonly pack: LobbyPack;
  readonly act: (act: RoomAct) => void;
  /** Asks for confirmation first. */
  readonly sendAway: (guest: string) => void;
}

/** A room's seats ready to be drawn, with what this guest may do with each. */
export function placesOf(all: RoomPlaces): readonly SeatPlace[] {
  const { room, pack } = all;
  const { names } = all.speech;
  const taken = room.seats.map((seat, index) => placeOf(all, seat, index, names[index] ?? ''));
  const closed = Array.from({ length: Math.max(0, pack.game.seats[1] - room.seats.length) }, (_, index) =>
    closedPlace(all, room.seats.length + index, index === 0),
  );
  return [...taken, ...closed];
}

const hosts = ({ room, me }: RoomPlaces): boolean => room.host === me;

function placeOf(all: RoomPlaces, seat: SeatView, index: number, name: string): SeatPlace {
  if (seat.by === 'open') return openPlace(all, index);
  return seat.by === 'bot' ? botPlace(all, seat, index, name) : personPlace(all, seat, index);
}

const wornBy = ({ pack, fields, speech }: RoomPlaces, { choice }: Person | Bot): Pick<SeatPlace, 'crest' | 'note'> =>
  wornWith(speech, pack, fields, choice);

function personPlace(all: RoomPlaces, seat: Person, index: number): SeatPlace {
  const { room, me, speech, fields } = all;
  const host = seat.guest === room.host;
  const picks = makesReady(speech.words, besideSides(all.pack, fields));
  return {
    seat: index,
    kind: 'person',
    name: seat.name,
    // A suggested choice is not shown as theirs yet.
    ...(picks && !seat.ready ? { choosing: true } : wornBy(all, seat)),
    ...sideOf(speech, all.pack, room.rules, seat, seat.guest === me ? changeSide(all, seat) : undefined),
    you: seat.guest === me,
    host,
    away: !seat.here,
    // Where there is nothing to pick, the host is ready by starting.
    ready: seat.here && (seat.ready || (host && !picks)),
    menu: [guestActs(all, seat.guest)],
  };
}

type RoomChoice = Extract<RoomAct, { do: 'choose' }>['choice'];
/** The schema has parsed it, so it can be sent as it is. */
const plain = (choice: Chosen): RoomChoice => choice as RoomChoice;

/** Who was ready stays ready: it is for another side, and all else is as it was. */
const changeSide =
  ({ act }: RoomPlaces, { ready }: Person) =>
  (choice: Chosen): void =>
    act({ do: 'choose', choice: plain(choice), ...(ready ? { nonce: newNonce() } : {}) });

function botPlace(all: RoomPlaces, seat: Bot, index: number, name: string): SeatPlace {
  const { speech, act, pack } = all;
  const menu = hosts(all)
    ? [
        pack.levels.map((each) => ({
          id: each,
          label: speech.t(`bot.${each}`),
          checked: each === seat.level,
          onPress: () => act({ do: 'bot', seat: index, level: each }),
        })),
        [
          {
            id: 'remove',
            label: speech.t('lobby.bot.remove'),
            icon: 'cancel',
            danger: true as const,
            onPress: () => act({ do: 'bot', seat: index, level: null }),
          },
        ],
      ]
    : [];
  return {
    seat: index,
    kind: 'bot',
    name,
    ...botLook(speech, botsAmong([seat.name], () => true)[0]),
    ...wornBy(all, seat),
    ...sideOf(
      speech,
      pack,
      all.room.rules,
      seat,
      hosts(all) ? (choice) => act({ do: 'choose', seat: index, choice: plain(choice) }) : undefined,
    ),
    ready: true,
    menu,
  };
}

function openPlace(all: RoomPlaces, index: number): SeatPlace {
  const { room, me, speech, act, pack } = all;
  const { t } = speech;
  const seated = room.seats.some((seat) => seat.by === 'person' && seat.guest === me);
  const sit: SeatAct = {
    id: 'sit',
    label: t(seated ? 'lobby.seat.move' : 'lobby.seat.take'),
    icon: 'wooden-chair',
    onPress: () => act({ do: 'sit', seat: index }),
  };
  if (!hosts(all)) return { seat: index, kind: 'open', name: t('lobby.seat.open'), note: t('lobby.seat.open.note'), acts: [sit] };
  const bot: SeatAct = {
    id: 'bot',
    label: t('lobby.bot.seat'),
    icon: 'cog',
    onPress: () => act({ do: 'bot', seat: index, level: usualLevel(pack.levels) }),
  };
  const last = index === room.seats.length - 1 && room.seats.length > pack.game.seats[0];
  const close: SeatAct = {
    id: 'close',
    label: t('lobby.seat.close'),
    icon: 'cancel',
    onPress: () => act({ do: 'settings', settings: { seats: room.seats.length - 1 } }),
  };
  return {
    seat: index,
    kind: 'open',
    name: t('lobby.seat.open'),
    note: t('lobby.seat.open.share'),
    acts: seated ? [bot] : [bot, sit],
    menu: [seated ? [sit] : [], last ? [close] : []],
  };
}

function closedPlace(all: RoomPlaces, index: number, next: boolean): SeatPlace {
  const { room, speech, act } = all;
  const place = { seat: index, kind: 'closed', name: speech.t('lobby.seat.closed') } as const;
  if (!hosts(all) || !next) return place;
  const add: SeatAct = {
    id: 'add',
    label: speech.t('lobby.seat.add'),
    onPress: () => act({ do: 'settings', settings: { seats: room.seats.length + 1 } }),
  };
  return { ...place, acts: [add] };
}

/** What the host may do with another guest, seated or not. */
export function guestActs(
  { room, me, speech, act, sendAway }: Pick<RoomPlaces, 'room' | 'me' | 'speech' | 'act' | 'sendAway'>,
  guest: string,
): readonly SeatAct[] {
  if (room.host !== me || guest === me) return [];
  return [
    { id: 'host', label: speech.t('lobby.guest.host'), icon: 'queen-crown', onPress: () => act({ do: 'host', guest }) },
    {
      id: 'kick',
      label: speech.t('lobby.guest.kick'),
      icon: 'exit-door',
      danger: true,
      onPress: () => sendAway(guest),
    },
  ];
}
