import '../clash/arena.css';
import './rivals.css';
import './duel.css';
import { type Say, type Seat, say } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { useState } from 'react';
import { STALEMATE_AFTER, wearinessIn } from '../../../rules/house-rules.ts';
import { arePartners } from '../../../rules/teams.ts';
import { name, names } from '../../../text/tell/words.ts';
import { afterDrink } from '../../odds/drunk.ts';
import { chancesBetween, duellistOf } from '../../odds/duel-round.ts';
import type { MountainProps } from '../../show/props.ts';
import { isRolling } from '../../show/rolling.ts';
import { sightOf } from '../../show/sight.ts';
import { Aim, onAimKeys } from '../clash/aim.tsx';
import { Felt } from '../clash/felt.tsx';
import { Odds } from '../clash/odds.tsx';
import { AimedFoot } from '../common/aimed-foot.tsx';
import { toldSince, toldSoFar } from '../common/told-so-far.ts';
import { TrayFrame } from '../common/tray-frame.tsx';
import { useDrink } from '../common/use-drink.ts';
import { targetsOf } from '../controls/aim.ts';
import { duelBlows, duelLog, duelRemarks } from './duel-blows.ts';
import { choosingOf, type DuelSeen, duelSeen } from './duel-seen.ts';
import { Duellist } from './duellist.tsx';

/** A duel of two to six (KM-044): everybody sees who fights; the fighters choose in secret. */
export function DuelTray(props: MountainProps) {
  const rolling = isRolling(props.show.now, 'duelRound');
  const duel = duelSeen(props, rolling);
  if (duel === null) return null;
  return <Duel {...props} duel={duel} rolling={rolling} />;
}

interface DuelProps extends MountainProps {
  readonly duel: DuelSeen;
  readonly rolling: boolean;
}

/** At most this many names fit into a title. */
const FEW = 3;

function titleOf({ by, cause, fighters, offered }: DuelSeen, viewer: Seat | null): Say {
  const others = fighters.filter((seat) => seat !== viewer);
  if (offered)
    return say(by === viewer ? 'tray.duel.title.offered.you' : 'tray.duel.title.offered', {
      by: name(by),
      who: names(fighters.slice(1)),
    });
  const many = fighters.length > FEW;
  if (viewer !== null && fighters.includes(viewer))
    return many ? say('tray.duel.title.you.many', { n: others.length }) : say('tray.duel.title.you', { who: names(others) });
  if (cause === 'ambush') return say('tray.duel.title.ambush', { who: names(fighters) });
  return many ? say('tray.duel.title.many', { n: fighters.length }) : say('tray.duel.title', { who: names(fighters) });
}

function Duel(props: DuelProps) {
  const { duel, rolling, question, view, viewer, show, events } = props;
  const { t, tell } = useWords();
  const { fighters, round, tile } = duel;
  const asked = question?.kind === 'duel' && show.rewound === null ? question : null;
  const targets = asked === null ? [] : targetsOf(asked);
  const [wanted, setAim] = useState<number | null>(null);
  const aim = wanted !== null && targets.includes(wanted) ? wanted : (targets[0] ?? null);
  const rounds = round === 0 && !rolling ? [] : toldSince(toldSoFar(events, show), 'duelBegan', 'duelRound');
  const last = rounds.at(-1) ?? null;
  const lead = viewer !== null && fighters.includes(viewer) ? viewer : (fighters[0] ?? null);
  const others = fighters.filter((seat) => seat !== lead);
  const fought = asked === null ? Math.max(1, last?.round ?? round) : round + 1;
  const [drink, setDrink] = useDrink(asked);
  const sight = asked === null || viewer === null ? sightOf(view, show) : afterDrink(sightOf(view, show), viewer, drink);
  const { rules } = sight;
  const weary = wearinessIn(rules, fought);
  const choice = targets.length > 1 && aim !== null;
  return (
    <TrayFrame
      name="duel"
      className={others.length > 1 ? 'several' : undefined}
      asked={asked?.id ?? null}
      title={tell(titleOf(duel, viewer))}
      sub={
        duel.offered
          ? t('tray.duel.sub.offered', { tile })
          : weary > 0
            ? t('tray.duel.sub.weary', { tile, round: fought, n: weary })
            : rules.weariness
              ? t('tray.duel.sub', { tile, round: fought })
              : t('tray.duel.sub.limit', { tile, round: fought, most: STALEMATE_AFTER })
      }
      foot={<AimedFoot {...props} kind="duel" asked={asked} aim={aim} wanted={wanted} drink={drink} onDrink={setDrink} />}
    >
      <div className="arena">
        {lead !== null && <Side {...props} seat={lead} whole chosen={false} />}
        <Felt
          round={last?.round ?? null}
          blows={last === null ? [] : duelBlows(last, viewer, lead)}
          remarks={last === null || rolling ? [] : duelRemarks(last, viewer)}
          log={duelLog(rolling ? rounds.slice(0, -1) : rounds, viewer)}
          rolling={rolling}
          rule={
            <>
              <p>{t(rules.expansion ? 'tray.felt.rule.more' : 'tray.felt.rule')}</p>
              <p>{t(rules.mode === 'race' ? 'tray.duel.rule' : 'tray.duel.rule.team')}</p>
            </>
          }
        />
        <div
          className="rivals"
          {...(choice
            ? { role: 'radiogroup', 'aria-label': t('tray.aim'), onKeyDown: (event) => onAimKeys(event, targets, aim, setAim) }
            : {})}
        >
          {others.map((seat) => (
            <Side
              key={seat}
              {...props}
              seat={seat}
              whole={others.length === 1}
              chosen={choice && aim === seat}
              onPick={targets.includes(seat) ? () => setAim(seat) : undefined}
            >
              {choice && targets.includes(seat) && (
                <Aim
                  nth={targets.indexOf(seat)}
                  target={seat}
                  chosen={aim === seat}
                  label={tell(say('tray.aim.at', { who: name(seat) }))}
                  onAim={() => setAim(seat)}
                />
              )}
              {lead === null || arePartners(sight.players, lead, seat) ? (
                // Partners do not strike each other (H-56).
                lead !== null && lead === viewer && <p className="rivals-note">{t('tray.duel.partner')}</p>
              ) : (
                <Odds {...chancesBetween(sight, lead, seat)} mine={lead === viewer} />
              )}
            </Side>
          ))}
          {others.length > 1 && lead === viewer && <p className="rivals-note">{t('tray.duel.ifAimed')}</p>}
        </div>
      </div>
    </TrayFrame>
  );
}

interface SideProps extends DuelProps {
  readonly seat: Seat;
  readonly whole: boolean;
  readonly chosen: boolean;
  readonly onPick?: (() => void) | undefined;
  readonly children?: React.ReactNode;
}

function Side({ seat, whole, chosen, onPick, children, ...props }: SideProps) {
  const { duel, view, show, names: called } = props;
  const player = show.view.players[seat];
  if (player === undefined) return null;
  const { now } = show;
  const hurt = now?.event.type === 'hurt' && now.event.seat === seat ? { id: now.id, by: now.event.lost } : null;
  return (
    <Duellist
      seat={seat}
      player={player}
      strength={duellistOf(sightOf(view, show), seat, duel.round + 1)}
      choosing={seat === props.viewer && props.question !== null && show.rewound === null ? null : choosingOf(seat, duel, props)}
      bump={hurt}
      playerName={called[seat] ?? ''}
      whole={whole}
      chosen={chosen}
      onPick={onPick}
    >
      {children}
    </Duellist>
  );
}
