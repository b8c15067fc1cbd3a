import { PRINTED } from '@tavern/decks';
import { say } from '@tavern/engine';
import { Button } from '@tavern/kit';
import { lazy, useState } from 'react';
import { go } from '../../house/route.ts';
import { botNameOf, botsAt, namesOf } from '../../model/bot-names.ts';
import type { LobbyPack } from '../../model/lobby/lobby-pack.ts';
import { seatFields } from '../../model/lobby/seat-fields.ts';
import { LobbyBar } from '../../parts/bar/lobby-bar.tsx';
import { LobbyFoot } from '../../parts/bar/lobby-foot.tsx';
import { LobbyTools } from '../../parts/bar/lobby-tools.tsx';
import { type Chosen, firstRules } from '../../parts/rules/presets.ts';
import { readCode } from '../../parts/rules/rule-code.ts';
import { RulesPanel } from '../../parts/rules/rules-panel.tsx';
import { usualLevel } from '../../parts/seats/bot-levels.ts';
import { iconOf } from '../../parts/seats/crests.ts';
import { sizeOf, startWord } from '../../parts/seats/game-words.ts';
import { besideSides } from '../../parts/seats/sides.ts';
import { startHere } from '../../play/here/here-source.ts';
import type { StartSeat } from '../../play/here/messages.ts';
import { newNonce } from '../../play/online/rooms.ts';
import { useSettings } from '../../settings/settings.ts';
import { useSpeech, withGame } from '../../words/words.ts';
import { ChoicePanel } from '../choice/choice-panel.tsx';
import type { Chooser } from '../choice/chooser.ts';
import { AboutGame } from '../frame/about-game.tsx';
import { LobbyFrame } from '../frame/lobby-frame.tsx';
import { LobbyOrCards } from '../frame/lobby-or-cards.tsx';
import { SeatList } from '../seats/seat-list.tsx';
import { HereNote } from './here-note.tsx';
import { herePlaces } from './here-places.ts';
import { firstSeats, type HereSeat, isTaken, missingSeats, withPersons } from './here-seats.ts';
import { useSeatRules } from './use-seat-rules.ts';

/** Rarely needed, so it loads on demand. */
const BoxLayer = lazy(() => import('../../decks/box/box-layer.tsx'));

/** The first seat is that of the player whose browser it is. */
const OWN = 0;

interface HereLobbyProps {
  readonly game: string;
  readonly pack: LobbyPack;
  /** House rules that came with a link. */
  readonly sent?: string | undefined;
}

/** A new table has the recommended rules, and the player's own box. Whether that can be played is seen when the rules are here. */
const beginRules = (game: string, pack: LobbyPack): Chosen => ({
  ...firstRules(pack),
  ...(pack.box === undefined ? {} : { box: useSettings.getState().boxes[game] ?? PRINTED }),
});

/** The lobby for people at this screen. */
export function HereLobby({ game, pack, sent }: HereLobbyProps) {
  const come = useSeatRules(game, pack);
  const by = come?.by ?? null;
  const lobby = useSpeech();
  const speech = come === null ? lobby : withGame(lobby, come.whole, lobby.names);
  const { t, tell } = speech;
  const nickname = useSettings((settings) => settings.nickname);
  const [read] = useState(() => (sent === undefined ? null : readCode(pack, sent)));
  const [rules, setRules] = useState<Chosen>(() => (read?.ok ? read.rules : beginRules(game, pack)));
  const [first] = useState(() => firstSeats(pack, null, rules, nickname));
  const [seats, setSeats] = useState<readonly HereSeat[]>(first);
  const [problem, setProblem] = useState<string | null>(read === null || read.ok ? null : tell(read.why));
  const [busy, setBusy] = useState(false);
  const [openly, setOpenly] = useState(false);
  const [cards, setCards] = useState(false);
  const choiceFields = seatFields(pack, rules);

  const [table] = useState(newNonce);
  const called = withPersons(table, seats, (person) => t(`person.${person}`));
  const names = namesOf(called, botNameOf(tell));
  const missing = missingSeats(pack, seats);
  const people = seats.filter(({ by }) => by === 'person').length;
  const level = usualLevel(pack.levels);
  const settle = (chosen: Chosen, changed: readonly HereSeat[]): void => setSeats(by?.settled(chosen, changed, level) ?? changed);
  const put = (index: number, seat: HereSeat): void => settle(rules, seats.with(index, seat));
  const lacks = missing > 0 ? null : (by?.lacking(rules, seats) ?? null);
  const [judged, setJudged] = useState(false);
  // The rules have come: what was chosen without them is looked at once.
  if (by !== null && !judged) {
    setJudged(true);
    const why = by.refused(rules);
    const fair = why === null ? rules : firstRules(pack);
    setRules(fair);
    setSeats(seats === first ? firstSeats(pack, by, fair, nickname) : by.settled(fair, seats, level));
    if (why !== null && read?.ok === true) setProblem(tell(say('lobby.sets.refused', { why })));
  }
  const ownFields = besideSides(pack, choiceFields);
  const places = herePlaces({
    pack,
    by,
    rules,
    seats,
    names,
    bots: botsAt(called),
    speech,
    fields: choiceFields,
    put,
  });
  const choosers = seats.flatMap((seat, index): readonly Chooser[] =>
    isTaken(seat)
      ? [
          {
            seat: index,
            name: names[index] ?? '',
            you: false,
            bot: seat.by === 'bot',
            choice: seat.choice,
            picked: true,
            firm: true,
            mayChoose: true,
          },
        ]
      : [],
  );
  const bots = choosers.length - people;
  const start = async (): Promise<void> => {
    setBusy(true);
    const started = await startHere({
      game,
      rules,
      seats: seats.flatMap((seat, index): readonly StartSeat[] => {
        if (!isTaken(seat)) return [];
        return seat.by === 'bot' ? [{ ...seat, person: called[index]?.person }] : [seat];
      }),
      openly: openly && people > 1,
    });
    setBusy(false);
    if (started.ok) go({ at: 'here', id: started.id });
    else setProblem(tell(started.why));
  };
  const why = busy
    ? t('lobby.here.dealing')
    : missing > 0
      ? t('lobby.start.few', { missing })
      : lacks === null
        ? undefined
        : t('lobby.start.amiss');

  const changeRules = (chosen: Chosen): void => {
    setRules(chosen);
    settle(chosen, seats);
  };
  return (
    <LobbyOrCards
      cards={
        cards && (
          <BoxLayer game={game} rules={rules} onUse={(box) => changeRules({ ...rules, box })} onClose={() => setCards(false)} />
        )
      }
    >
      <LobbyFrame
        bar={
          <LobbyBar
            game={t('game.name')}
            about={sizeOf(speech, game, pack.game.seats)}
            title={t('lobby.here.title')}
            detail={t(missing > 0 ? 'lobby.awaited.people.host' : 'lobby.here.detail', { missing })}
            mine={missing === 0 && lacks === null}
            tools={<LobbyTools game={game} rules={rules} />}
          />
        }
        share={() => <HereNote people={people} secrets={pack.hides === true} openly={openly} onOpenly={setOpenly} />}
        seats={<SeatList places={places} />}
        choice={
          ownFields.length === 0 ? (
            <AboutGame />
          ) : (
            <ChoicePanel
              game={game}
              pack={pack}
              fields={ownFields}
              rules={rules}
              choosers={choosers}
              own={OWN}
              onChoose={(index, choice) => {
                const seat = seats[index];
                if (seat !== undefined && isTaken(seat)) put(index, { ...seat, choice });
              }}
            />
          )
        }
        rules={<RulesPanel pack={pack} rules={rules} table={[]} onCards={() => setCards(true)} onChange={changeRules} />}
        talk={[]}
        foot={() => (
          <LobbyFoot
            notice={
              missing > 0
                ? tell({ key: 'refusal.too-few', with: { min: pack.game.seats[0], missing } })
                : lacks === null
                  ? null
                  : tell(lacks)
            }
            problem={problem}
            step={{
              label: startWord(speech, game),
              icon: iconOf(pack),
              sub: bots === 0 ? t('lobby.here.start.people', { people }) : t('lobby.here.start.sub', { people, bots }),
              why,
              hotkey: 's',
              lit: why === undefined,
              onPress: () => void start(),
            }}
          >
            <Button icon="exit-door" onPress={() => go({ at: 'hall' })}>
              {t('lobby.leave')}
            </Button>
          </LobbyFoot>
        )}
      />
    </LobbyOrCards>
  );
}
