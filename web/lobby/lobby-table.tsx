import type { GameEntry } from '@tavern/games';
import { Button } from '@tavern/kit';
import type { RoomSettings } from '@tavern/wire';
import { lazy, Suspense, useState } from 'react';
import { invitationTo } from '../house/invitation.ts';
import { useWindowTitle } from '../house/title.ts';
import { seatFields } from '../model/lobby/seat-fields.ts';
import { LobbyBar } from '../parts/bar/lobby-bar.tsx';
import { LobbyFoot } from '../parts/bar/lobby-foot.tsx';
import { LobbyTools } from '../parts/bar/lobby-tools.tsx';
import { ChatPaper } from '../parts/chat/chat-paper.tsx';
import type { Chosen } from '../parts/rules/presets.ts';
import { RulesPanel, type TableRule } from '../parts/rules/rules-panel.tsx';
import { chosenWords } from '../parts/seats/card-look.ts';
import { sizeOf } from '../parts/seats/game-words.ts';
import { besideSides } from '../parts/seats/sides.ts';
import { newNonce } from '../play/online/rooms.ts';
import { useSettings } from '../settings/settings.ts';
import { useSpeech } from '../words/words.ts';
import { ChoicePanel } from './choice/choice-panel.tsx';
import { choosersOf, seatOf } from './choice/choosers.ts';
import { makesReady, pickOf } from './choice/picks.ts';
import { AboutGame } from './frame/about-game.tsx';
import { LobbyFrame } from './frame/lobby-frame.tsx';
import { LobbyOrCards } from './frame/lobby-or-cards.tsx';
import type { LobbyProps } from './lobby.tsx';
import { useNews } from './news/use-news.ts';
import { guestActs, placesOf } from './seats/room-places.ts';
import { SeatList } from './seats/seat-list.tsx';
import { Watchers } from './seats/watchers.tsx';
import { RoomCode } from './share/room-code.tsx';
import { awaited } from './start/awaited.ts';
import type { HostAsked } from './start/host-asked.ts';
import { leftOut, MOST_NAMES } from './start/next-step.ts';
import { doorField, doorOf, isOpen, paceField, speedField } from './start/table-fields.ts';
import { useActs } from './start/use-acts.ts';
import { useBigStep } from './start/use-big-step.ts';

/** Rarely needed, so it loads on demand. */
const BoxLayer = lazy(() => import('../decks/box/box-layer.tsx'));
const HostAsks = lazy(() => import('./start/host-asks.tsx'));

/** The schema has parsed it, so it can be sent as it is. */
const plain = (chosen: Chosen): NonNullable<RoomSettings['rules']> => chosen as NonNullable<RoomSettings['rules']>;

/** The lobby of a room on the server. */
export function LobbyTable({ source, state, unread, pack, entry, onLeave }: LobbyProps & { readonly entry: GameEntry }) {
  const speech = useSpeech();
  const { t, tell } = speech;
  const { room, chat, link } = state;
  const { me } = source;
  const { act, problem } = useActs(source, room.game);
  useWindowTitle(t('place.room.game', { code: room.code, game: t('game.name') }));
  const server = useSettings((settings) => settings.server);
  const choiceFields = seatFields(pack, room.rules);
  const news = useNews(room, me, pack.fields, tell, pack.box);
  const ownFields = besideSides(pack, choiceFields);
  const readies = makesReady(speech.words, ownFields);
  const mine = room.seats.find((seat) => seat.by === 'person' && seat.guest === me);
  const unpicked = readies && mine?.by === 'person' && !mine.ready;
  const suggested = unpicked ? chosenWords(speech.words, ownFields, mine.choice).join(t('list.and')) : null;
  const step = useBigStep(room, pack, me, link === 'there', suggested, act);
  const [about, setAbout] = useState<HostAsked | null>(null);
  const [cards, setCards] = useState(false);
  const sendAway = (guest: string): void => setAbout({ away: guest });
  const without = leftOut(room, me, pack.game.seats[0]);

  const hosting = room.host === me;
  const own = room.seats.findIndex((seat) => seat.by === 'person' && seat.guest === me);
  const open = room.seats.findIndex(({ by }) => by === 'open');
  const headline = link === 'there' ? awaited(room, me, readies) : null;
  const places = placesOf({
    room,
    me,
    speech,
    fields: choiceFields,
    pack,
    act,
    sendAway,
  });
  const setTo = (settings: RoomSettings): void => act({ do: 'settings', settings });
  const solo = entry.solo === true;
  const pace = { field: paceField(entry), value: room.pace, set: (next: unknown) => setTo({ pace: next as typeof room.pace }) };
  const speed = { field: speedField, value: room.speed, set: (next: unknown) => setTo({ speed: next as typeof room.speed }) };
  const door = { field: doorField, value: doorOf(room.public), set: (next: unknown) => setTo({ public: isOpen(next) }) };
  // A player who plays alone keeps nobody waiting.
  const rows = solo ? [...(room.seats.some(({ by }) => by === 'bot') ? [speed] : []), door] : [pace, speed, door];
  const table: readonly TableRule[] = rows.map(({ field, value, set }) => ({
    field,
    value,
    onChange: hosting ? set : undefined,
  }));

  return (
    <LobbyOrCards
      cards={
        cards && (
          <BoxLayer
            game={room.game}
            rules={room.rules}
            onUse={hosting ? (box) => setTo({ rules: plain({ ...room.rules, box }) }) : undefined}
            onClose={() => setCards(false)}
          />
        )
      }
    >
      <LobbyFrame
        bar={
          <LobbyBar
            game={t('game.name')}
            about={sizeOf(speech, room.game, pack.game.seats)}
            title={headline === null ? t('lobby.lost') : tell(headline.title)}
            detail={headline === null ? t(link === 'refused' ? 'lobby.refused' : 'lobby.lost.detail') : tell(headline.detail)}
            mine={headline?.mine ?? false}
            icon={headline === null ? 'halt' : 'candle-light'}
            tools={<LobbyTools game={room.game} rules={room.rules} />}
          />
        }
        share={(wide) => <RoomCode code={room.code} link={invitationTo(room.code, location.href, server)} wide={wide} />}
        seats={<SeatList places={places} />}
        choice={
          ownFields.length === 0 ? (
            <AboutGame brief={solo} />
          ) : (
            <ChoicePanel
              game={room.game}
              pack={pack}
              fields={ownFields}
              rules={room.rules}
              choosers={choosersOf(room, me, speech.names)}
              own={seatOf(room.seats, me)}
              onChoose={(seat, choice) => act(pickOf(room, me, seat, choice, readies, newNonce))}
            />
          )
        }
        rules={
          <RulesPanel
            pack={pack}
            rules={room.rules}
            table={table}
            seed={solo ? { seed: room.seed, onChange: hosting ? (seed) => setTo({ seed }) : undefined } : undefined}
            onCards={() => setCards(true)}
            onChange={hosting ? (rules) => setTo({ rules: plain(rules) }) : undefined}
          />
        }
        talk={[
          {
            id: 'chat',
            label: t('lobby.chat'),
            unread,
            content: (
              <ChatPaper
                chat={chat}
                news={news}
                seatOf={(guest) => seatOf(room.seats, guest)}
                me={me}
                onSay={(text) => source.say(text)}
                onReport={(...report) => source.report(...report)}
              />
            ),
          },
          {
            id: 'watchers',
            label: t('lobby.watchers'),
            badge: room.spectators.length,
            content: (
              <Watchers
                spectators={room.spectators}
                me={me}
                host={room.host}
                banned={hosting ? room.banned : []}
                actsOn={(guest) => guestActs({ room, me, speech, act, sendAway }, guest)}
                onLetIn={(guest) => act({ do: 'letIn', guest })}
              />
            ),
          },
        ]}
        foot={(call) => (
          <LobbyFoot
            call={call}
            notice={step.notice}
            problem={problem}
            step={step}
            other={
              without.length > 0 && (
                <Button className="other-step" icon="brass-eye" onPress={() => setAbout({ without })}>
                  {without.length > MOST_NAMES
                    ? t('lobby.without.many', { n: without.length })
                    : t('lobby.without', { who: without.map(({ seat }) => ({ seat })) })}
                </Button>
              )
            }
          >
            <Button icon="exit-door" onPress={onLeave}>
              {t('lobby.leave')}
            </Button>
            {own >= 0 ? (
              <Button icon="brass-eye" onPress={() => act({ do: 'stand' })}>
                {t('lobby.watch')}
              </Button>
            ) : (
              open >= 0 && (
                <Button icon="wooden-chair" onPress={() => act({ do: 'sit', seat: open })}>
                  {t('lobby.sit')}
                </Button>
              )
            )}
          </LobbyFoot>
        )}
      />
      {about !== null && (
        <Suspense>
          <HostAsks about={about} room={room} act={act} onClose={() => setAbout(null)} />
        </Suspense>
      )}
    </LobbyOrCards>
  );
}
