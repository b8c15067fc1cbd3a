import '../clash/arena.css';
import './fight.css';
import { type Say, type Seat, say } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { percent } from '@tavern/kit/figures.ts';
import { Typed } from '@tavern/kit/typed.tsx';
import { useMemo, useState } from 'react';
import { anyDanger, dangerOf, opponentOf, strikeChance } from '../../../rules/odds/fight-odds.ts';
import { MAX_HP } from '../../../rules/score.ts';
import type { EnemyId } from '../../../rules/state.ts';
import type { PlayerView, View } from '../../../rules/view.ts';
import { name } from '../../../text/tell/words.ts';
import { afterDrink } from '../../odds/drunk.ts';
import { heroOf } from '../../odds/hero.ts';
import { strengthOf } from '../../odds/strength.ts';
import type { MountainProps } from '../../show/props.ts';
import { isRolling } from '../../show/rolling.ts';
import { sightOf } from '../../show/sight.ts';
import { crestOf } from '../../tips/icons.ts';
import { enemyTitle } from '../../words/enemy-words.ts';
import { Aim, onAimKeys } from '../clash/aim.tsx';
import { Breakdown } from '../clash/breakdown.tsx';
import { Felt } from '../clash/felt.tsx';
import { Life } from '../clash/life.tsx';
import { AimedFoot } from '../common/aimed-foot.tsx';
import { toldSince, toldSoFar } from '../common/told-so-far.ts';
import { TrayFrame } from '../common/tray-frame.tsx';
import { useDrink } from '../common/use-drink.ts';
import { targetsOf } from '../controls/aim.ts';
import { FightEnemy } from './enemy.tsx';
import { fightBlows, fightLog } from './fight-blows.ts';
import { type FightSeen, fightSeen } from './fight-seen.ts';
import { defeatWords, spoilsWords } from './stakes.ts';

/** A fight against enemies (KM-043): the hero, the dice, the enemies, and the choices, which spectators do not have. */
export function FightTray(props: MountainProps) {
  const rolling = isRolling(props.show.now, 'fightRound');
  const fight = fightSeen(props, rolling);
  if (fight === null) return null;
  return <Fight {...props} fight={fight} rolling={rolling} />;
}

function Fight(props: MountainProps & { readonly fight: FightSeen; readonly rolling: boolean }) {
  const { fight, rolling, question, view, viewer, show, events } = props;
  const { t, tell } = useWords();
  const { seat, foes, round } = fight;
  const cards = useMemo(() => foes.map(({ card }) => card), [foes]);
  const asked = question?.kind === 'fight' && show.rewound === null ? question : null;
  const targets = asked === null ? [] : targetsOf(asked);
  const [wanted, setAim] = useState<number | null>(null);
  const aim = wanted !== null && targets.includes(wanted) ? wanted : (targets[0] ?? null);
  const told = toldSoFar(events, show);
  const rounds = round === 0 && !rolling ? [] : toldSince(told, 'foes', 'fightRound');
  const last = rounds.at(-1) ?? null;
  const [drink, setDrink] = useDrink(asked);
  const sight = asked === null || viewer === null ? sightOf(view, show) : afterDrink(sightOf(view, show), viewer, drink);
  const player = sight.players[seat];
  if (player === undefined) return null;
  const hero = heroOf(sight, seat);
  const mine = seat === viewer;
  const struck = struckIn(props);
  const burns = props.show.now?.event.type === 'blasted';
  return (
    <TrayFrame
      name="fight"
      asked={asked?.id ?? null}
      title={tell(titleOf(cards))}
      sub={tell(
        say(mine ? 'tray.fight.sub' : 'tray.fight.sub.other', {
          who: name(seat),
          tile: player.at,
          round: asked === null ? Math.max(1, last?.round ?? round) : round + 1,
        }),
      )}
      foot={<AimedFoot {...props} kind="fight" asked={asked} aim={aim} wanted={wanted} drink={drink} onDrink={setDrink} />}
    >
      <div className="arena">
        <HeroSide {...props} seat={seat} player={player} danger={anyDanger(hero, foes.map(opponentOf))} mine={mine} />
        <Felt
          round={last?.round ?? null}
          blows={last === null ? [] : fightBlows(last, cards, viewer)}
          remarks={[]}
          log={fightLog(rolling ? rounds.slice(0, -1) : rounds, cards, viewer)}
          rolling={rolling}
          rule={<p>{t(view.rules.expansion ? 'tray.felt.rule.more' : 'tray.felt.rule')}</p>}
        />
        <div className="fight-enemies-side">
          <div
            className="fight-enemies"
            {...(targets.length > 1 && aim !== null
              ? {
                  role: 'radiogroup',
                  'aria-label': t('tray.aim'),
                  onKeyDown: (event) => onAimKeys(event, targets, aim, setAim),
                }
              : {})}
          >
            {foes.map((opponent, index) => (
              <FightEnemy
                key={index}
                enemy={opponent}
                chosen={targets.length > 1 && aim === index}
                odds={{ hit: strikeChance(hero, opponentOf(opponent)), struck: dangerOf(hero, opponentOf(opponent)) }}
                mine={mine}
                bump={rolling ? null : (struck.find((each) => each.enemy === index) ?? null)}
                burns={burns && struck.some((each) => each.enemy === index)}
                onPick={targets.includes(index) ? () => setAim(index) : undefined}
                aim={
                  targets.length > 1 &&
                  targets.includes(index) && (
                    <Aim
                      nth={targets.indexOf(index)}
                      target={index}
                      chosen={aim === index}
                      label={tell(say('tray.aim.at', { who: enemyTitle(cards, index) }))}
                      onAim={() => setAim(index)}
                    />
                  )
                }
              />
            ))}
          </div>
          <Stakes fight={fight} mine={mine} sight={sight} />
        </div>
      </div>
    </TrayFrame>
  );
}

function titleOf(cards: readonly EnemyId[]): Say {
  const [one, other, ...rest] = cards.map((_, index) => enemyTitle(cards, index));
  if (one === undefined || other === undefined || rest.length > 0)
    return say('tray.fight.title', { enemies: cards.map((_, index) => enemyTitle(cards, index)) });
  return say('tray.fight.title.two', { one, other });
}

interface Struck {
  readonly id: string;
  readonly enemy: number;
  readonly by: number;
}

/** The enemies hit in what is being shown: one in a round, all by a Fireball. */
function struckIn({ show: { now } }: MountainProps): readonly Struck[] {
  if (now === null) return [];
  const { event, id } = now;
  if (event.type === 'blasted') return event.foes.map(({ index, lost }) => ({ id, enemy: index, by: lost }));
  if (event.type !== 'fightRound') return [];
  return event.foes.filter(({ struck }) => struck).map(({ index }) => ({ id, enemy: index, by: 1 }));
}

interface HeroSideProps extends MountainProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  /** The chance to be hit at all in the next round. */
  readonly danger: number;
  readonly mine: boolean;
}

function HeroSide({ seat, player, danger, mine, names, show }: HeroSideProps) {
  const { t } = useWords();
  const { attack, defence, attackParts, defenceParts } = strengthOf(player, 'enemies', 0);
  const { now } = show;
  const { hp } = player;
  const hurt = now?.event.type === 'hurt' && now.event.seat === seat ? { id: now.id, by: now.event.lost } : null;
  return (
    <div className="hero">
      <div className="hero-who">
        <Shield seat={seat} crest={crestOf(player.class)} size={62} faded={player.down} />
        <p className="hero-name t-display">
          <Typed text={names[seat]} />
        </p>
        <Life hp={hp} most={MAX_HP} label={t('tray.hp', { n: hp, most: MAX_HP })} bump={hurt} />
        <p className="hero-danger">{t(mine ? 'tray.fight.danger.you' : 'tray.fight.danger', { percent: percent(danger) })}</p>
      </div>
      <Breakdown name="attack" total={attack} parts={attackParts} seat={seat} />
      <Breakdown name="defence" total={defence} parts={defenceParts} seat={seat} />
    </div>
  );
}

interface StakesProps {
  readonly fight: FightSeen;
  readonly mine: boolean;
  readonly sight: View;
}

/** What is to be won and lost. */
function Stakes({ fight, mine, sight }: StakesProps) {
  const { t, tell } = useWords();
  return (
    <div className="stakes">
      <section>
        <h3>
          <Icon name="locked-chest" /> {t(mine ? 'tray.stakes.win' : 'tray.stakes.win.other')}
        </h3>
        {spoilsWords(fight.foes).map((line, index) => (
          <p key={index}>{tell(line)}</p>
        ))}
      </section>
      <section>
        <h3>
          <Icon name="knocked-out-stars" /> {t(mine ? 'tray.stakes.lose' : 'tray.stakes.lose.other')}
        </h3>
        <p>{tell(defeatWords(sight, fight.seat))}</p>
      </section>
    </div>
  );
}
