import { type Seat, signed } from '@tavern/engine';
import { Figure, type FigureState, Icon, Tooltip, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { type CSSProperties, memo } from 'react';
import { MAX_HP } from '../../rules/score.ts';
import type { PlayerView } from '../../rules/view.ts';
import { Pennant } from '../team/pennant.tsx';
import { useClassText } from '../tips/face-card.tsx';
import { crestOf } from '../tips/index.ts';
import { plateName } from '../words/short-name.ts';
import { figureWords, nameIn, statesIn } from './figure-words.ts';
import { PLATE } from './plate.ts';

/** What there is room for: name and drops, an initial and lost HP, or in a crowd only the viewer's name. */
export type Manner = 'named' | 'initialled' | 'packed';

interface StandeeProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly name: string;
  /** Its initial, where there is no room for more. */
  readonly initial: string;
  /** It is the viewer's. */
  readonly own: boolean;
  /** Pixels. */
  readonly width: number;
  readonly freeWidth: number;
  /** The pixels of one of the layout. */
  readonly one: number;
  readonly manner: Manner;
  readonly transform: string;
  readonly state: FigureState;
  /** It is this player's turn. */
  readonly acting: boolean;
  readonly bump: { readonly id: string; readonly by: number; readonly lasts: number } | null;
  readonly reached: boolean;
  readonly onVisit: (seat: Seat) => void;
}

function Stand(props: StandeeProps) {
  const { seat, player, name, initial, own, width, freeWidth, one, manner, transform, state, acting } = props;
  const { bump, reached, onVisit } = props;
  const speech = useWords();
  const words = figureWords(seat, player, acting, speech);
  const lettersWide = (freeWidth - PLATE.edges * one) / Math.max(PLATE.smallest * one, width * PLATE.letters);
  // With little room, only lost HP is shown.
  const hpTold = !player.down && manner !== 'named' && player.hp < MAX_HP;
  const plated = manner === 'named' || own;
  // A figure lower on the mountain is nearer; on the same tile the viewer's is.
  const style = {
    transform,
    '--fig': `${width.toFixed(1)}px`,
    '--free-width': `${freeWidth.toFixed(1)}px`,
    zIndex: 2 * (20 - player.at) + Number(own),
  } as CSSProperties;
  return (
    <li
      className={classes('standee', acting && 'acting', own && 'own', manner)}
      style={style}
      data-seat={seat}
      data-at={player.at}
      data-hp={player.hp}
    >
      <Tooltip tip={<FigureTip seat={seat} player={player} acting={acting} />}>
        <span
          className="standee-figure"
          role="img"
          aria-label={words}
          tabIndex={reached ? 0 : -1}
          onFocus={() => onVisit(seat)}
          data-tip={`figure:${seat}`}
        >
          <span
            key={bump?.id}
            className={bump === null ? 'standee-body' : bump.by < 0 ? 'standee-body struck' : 'standee-body eased'}
          >
            <Figure
              seat={seat}
              crest={crestOf(player.class)}
              name={plated ? plateName(name, lettersWide, own ? speech.t('players.you') : initial) : initial}
              state={state}
              {...(manner === 'named' ? { hp: [player.hp, MAX_HP] as const } : {})}
            />
            {hpTold && <b className="standee-hp">{player.hp}</b>}
            <Pennant team={player.team} />
          </span>
        </span>
      </Tooltip>
      {bump !== null && (
        <b
          key={bump.id}
          className={bump.by < 0 ? 'standee-bump bad' : 'standee-bump good'}
          style={{ animationDuration: `${Math.max(600, bump.lasts)}ms` }}
          aria-hidden="true"
        >
          {signed(bump.by)}
        </b>
      )}
    </li>
  );
}

export const Standee = memo(Stand);

function FigureTip({ seat, player, acting }: Pick<StandeeProps, 'seat' | 'player' | 'acting'>) {
  const speech = useWords();
  const { t, tell } = speech;
  const states = statesIn(player, acting, speech);
  const classText = useClassText(player.class);
  return (
    <div className="figure-tip">
      <h4>
        {nameIn(seat, player, speech)} <Pennant team={player.team} named />
      </h4>
      <p className="figure-numbers">
        <span>
          <Icon name="hearts" label={t('board.figure.hp', { n: player.hp, most: MAX_HP })} />{' '}
          <span aria-hidden="true">
            {player.hp}/{MAX_HP}
          </span>
        </span>
        <span>
          <Icon name="crossed-swords" label={t('ledge.attack')} /> {player.attack}
        </span>
        <span>
          <Icon name="shield" label={t('ledge.defence')} /> {player.defence}
        </span>
        <span>{t('board.figure.tile', { tile: player.at })}</span>
      </p>
      {states.length > 0 && <p>{states.join(t('board.comma'))}</p>}
      <p>{tell(classText)}</p>
    </div>
  );
}
