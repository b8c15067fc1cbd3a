import { cardName, type Seat, signed } from '@tavern/engine';
import { Icon, Pips, Shield, useWords } from '@tavern/kit';
import { Typed } from '@tavern/kit/typed.tsx';
import { classes } from '../../rules/catalog.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { View } from '../../rules/view.ts';
import { classUnder } from '../../text/tell/under.ts';
import { StateSigns } from '../players/state-signs.tsx';
import { statesOf, turnStates } from '../players/states.ts';
import { crestOf, numberIcon } from '../tips/icons.ts';
import { paceOf } from '../tips/reach.ts';
import { Tipped } from '../tips/tipped.ts';

interface OwnNumbersProps {
  readonly seat: Seat;
  readonly name: string;
  readonly view: View;
}

/** The player and their numbers; every number says where it comes from. */
export function OwnNumbers({ seat, name, view }: OwnNumbersProps) {
  const { t } = useWords();
  const player = view.players[seat];
  if (player === undefined) return null;
  const hero = classes.get(player.class);
  const text = classUnder(player.class, view.rules);
  const added = paceOf(player).reduce((sum, { n }) => sum + n, 0);
  const roll = added === 0 ? t('ledge.die') : t('ledge.die.more', { n: signed(added) });
  const states = [...statesOf(player, view, seat), ...(view.current === seat && view.turn > 0 ? turnStates(view.act) : [])];
  return (
    <div className="own">
      <div className="own-stats">
        <Stat seat={seat} name="attack" value={`${player.attack}`} label={t('ledge.attack')} />
        <Stat seat={seat} name="defence" value={`${player.defence}`} label={t('ledge.defence')} />
        <Stat seat={seat} name="movement" value={roll} label={t('ledge.movement')} />
      </div>
      <Tipped of={{ class: player.class }} side="top">
        <button type="button" className="own-arms" aria-label={t('ledge.class', { class: cardName(hero), text })}>
          <Shield seat={seat} crest={crestOf(player.class)} size={62} faded={player.down} />
        </button>
      </Tipped>
      <div className="own-who">
        <p className="own-name t-display">
          <Typed text={name} />
        </p>
        <p className="own-class">{t('ledge.class', { class: cardName(hero), text })}</p>
        <div className="own-life">
          <Tipped of={{ number: 'hp', seat }}>
            <button type="button" className="own-hp" aria-label={t('ledge.hp', { n: player.hp, most: MAX_HP })}>
              <Pips n={player.hp} most={MAX_HP} />
              <b className="t-num">
                {player.hp}
                <small>/{MAX_HP}</small>
              </b>
            </button>
          </Tipped>
          <StateSigns states={states} seat={seat} />
        </div>
      </div>
    </div>
  );
}

/** Each is as wide as two figures. */
const HAN = /\p{Script=Han}/u;

interface StatProps {
  readonly seat: Seat;
  readonly name: 'attack' | 'defence' | 'movement';
  readonly value: string;
  readonly label: string;
}

function Stat({ seat, name, value, label }: StatProps) {
  return (
    <Tipped of={{ number: name, seat }} side="top">
      <button type="button" className={value.length > 3 || HAN.test(value) ? 'own-stat long' : 'own-stat'}>
        <Icon name={numberIcon(name)} />
        <b className="t-num">{value}</b> <span>{label}</span>
      </button>
    </Tipped>
  );
}
