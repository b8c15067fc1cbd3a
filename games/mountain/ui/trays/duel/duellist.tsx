import './duellist.css';
import { cardName, type Seat, say, signed } from '@tavern/engine';
import { Icon, Shield, useWords } from '@tavern/kit';
import { classes as join } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import { classes } from '../../../rules/catalog.ts';
import { MAX_HP } from '../../../rules/score.ts';
import type { PlayerView } from '../../../rules/view.ts';
import { item as itemWords, name } from '../../../text/tell/words.ts';
import type { Strength } from '../../odds/strength.ts';
import { crestOf, itemIcon, numberIcon } from '../../tips/icons.ts';
import { Tipped } from '../../tips/tipped.ts';
import { Breakdown } from '../clash/breakdown.tsx';
import { Life } from '../clash/life.tsx';
import type { Choosing } from './duel-seen.ts';

interface DuellistProps {
  readonly seat: Seat;
  readonly player: PlayerView;
  readonly strength: Strength;
  readonly choosing: Choosing;
  /** HP lost in the event being shown. */
  readonly bump: { readonly id: string; readonly by: number } | null;
  readonly playerName: string;
  /** With every part of the numbers. */
  readonly whole: boolean;
  readonly chosen: boolean;
  /** The button to aim at this fighter, and the odds. */
  readonly children?: ReactNode;
  readonly onPick?: (() => void) | undefined;
}

/** A fighter of a duel: arms, life, equipment, Attack and Defence (KM-044). */
export function Duellist(props: DuellistProps) {
  const { seat, player, strength, choosing, bump, playerName, whole, chosen, children, onPick } = props;
  const { t, tell } = useWords();
  const gear = [player.left, player.right, player.armour].filter((item) => item !== null);
  const gone = choosing?.is === 'fallen' || choosing?.is === 'fled';
  return (
    <div
      role="presentation"
      className={join('duellist', whole && 'whole', chosen && 'aimed', gone && 'gone')}
      data-fighter={seat}
      onClick={onPick}
    >
      <div className="duellist-who">
        <span key={bump?.id} className={join('duellist-arms', bump !== null && 'tray-struck')}>
          <Shield seat={seat} crest={crestOf(player.class)} size={whole ? 54 : 38} faded={gone} />
        </span>
        <p className="duellist-name">
          <b>{playerName}</b>
          <span>{tell(cardName(classes.get(player.class)))}</span>
        </p>
        <Life hp={player.hp} most={MAX_HP} label={t('tray.hp', { n: player.hp, most: MAX_HP })} bump={bump} />
      </div>
      <div className="duellist-gear">
        {gear.length === 0 && <span className="duellist-bare">{t('tray.duel.bare')}</span>}
        {gear.map((item, index) => (
          <Tipped key={index} of={{ item }}>
            <button type="button" aria-label={tell(itemWords(item))}>
              <Icon name={itemIcon(item)} />
            </button>
          </Tipped>
        ))}
      </div>
      {whole ? (
        <>
          <Breakdown name="attack" total={strength.attack} parts={strength.attackParts} seat={seat} />
          <Breakdown name="defence" total={strength.defence} parts={strength.defenceParts} seat={seat} />
        </>
      ) : (
        <div className="duellist-numbers">
          {(['attack', 'defence'] as const).map((number) => (
            <Tipped key={number} of={{ number, seat }}>
              <button type="button" aria-label={t(`tray.${number}`, { n: signed(strength[number]) })}>
                <Icon name={numberIcon(number)} />
                <b>{signed(strength[number])}</b>
              </button>
            </Tipped>
          ))}
        </div>
      )}
      <Mark choosing={choosing} />
      {!gone && children}
    </div>
  );
}

const MARKS = {
  choosing: 'hourglass',
  chosen: 'wax-seal',
  pressing: 'sword-clash',
  fallen: 'knocked-out-stars',
  fled: 'run',
} as const;

/** What is known of a fighter's choice: that it is made, never what it is (H-17). */
function Mark({ choosing }: { readonly choosing: Choosing }) {
  const { tell } = useWords();
  if (choosing === null) return null;
  const words = say(`tray.duel.${choosing.is}`, choosing.is === 'pressing' ? { who: name(choosing.at) } : {});
  return (
    <p className={`duellist-mark mark-${choosing.is}`} title={tell(words)}>
      <Icon name={MARKS[choosing.is]} />
      <span>{tell(words)}</span>
    </p>
  );
}
