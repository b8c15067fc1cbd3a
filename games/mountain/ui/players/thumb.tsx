import type { Seat } from '@tavern/engine';
import { Icon, Pips, Shield, useWords } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { memo } from 'react';
import { MAX_HP } from '../../rules/score.ts';
import { Pennant } from '../team/pennant.tsx';
import { crestOf } from '../tips/icons.ts';
import { shortName } from '../words/short-name.ts';
import { doingOf } from './doing.ts';
import { looksSame, type PlaqueOf } from './plaque-of.ts';

interface ThumbProps {
  readonly plaque: PlaqueOf;
  readonly name: string;
  /** A bot's level and icon. */
  readonly level: string | undefined;
  readonly crest: string | undefined;
  /** The name, shortened to the room there is. */
  readonly short: string;
  readonly bump: boolean;
  /** One function for the life of the thumbnail. */
  readonly onOpen: (seat: Seat) => void;
}

/** Longer names take two lines, so that two with the same beginning can be told apart. A Chinese character is as wide as two letters. */
const LONG = 7;
const isLong = (name: string): boolean => name.replaceAll(/\p{Script=Han}/gu, '××').length > LONG;
/** The length of a name in two lines, in widths of a letter. */
const TWO_LINES = 8;

/** All that a small screen has room for; a press opens the rest. */
export const Thumb = memo(function Thumb({ plaque, name, level, crest, short, bump, onOpen }: ThumbProps) {
  const { seat, player, presence } = plaque;
  const { t } = useWords();
  const doing = doingOf(plaque);
  const words = [
    name,
    t('players.hp', { n: player.hp, most: MAX_HP }),
    ...(presence === 'bot' ? [t('players.bot')] : []),
    ...(level === undefined ? [] : [level]),
    ...(player.team === null ? [] : [t(`seat.team.${player.team}`)]),
    ...(doing === null ? [] : [t(doing.words)]),
  ];
  return (
    <button
      type="button"
      className="climber-thumb"
      aria-haspopup="dialog"
      aria-label={words.join(t('board.comma'))}
      onClick={() => onOpen(seat)}
    >
      <Shield seat={seat} crest={crestOf(player.class)} size={22} faded={player.down || player.out} />
      <Pennant team={player.team} />
      <b className={isLong(short) ? 'long' : undefined}>
        <Typed text={shortName(short, TWO_LINES)} />
      </b>
      <span className={bump ? 'bump' : undefined}>
        <Pips n={player.hp} most={MAX_HP} />
      </span>
      {presence === 'bot' && (
        <i className="plaque-sign of-bot">
          <Icon name={crest ?? 'cog'} />
        </i>
      )}
      {doing !== null && (
        <i className="plaque-sign">
          <Icon name={doing.icon} />
        </i>
      )}
    </button>
  );
}, looksSame);
