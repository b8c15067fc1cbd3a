import { cardName } from '@tavern/engine';
import { Icon, Pips, Shield, useWords } from '@tavern/kit';
import { classes as join } from '@tavern/kit/classes.ts';
import { Tour } from '@tavern/kit/tour.tsx';
import { Typed } from '@tavern/kit/typed.tsx';
import { memo } from 'react';
import { classes } from '../../rules/catalog.ts';
import { MAX_HP } from '../../rules/score.ts';
import { item as itemWords } from '../../text/tell/words.ts';
import { Pennant } from '../team/pennant.tsx';
import { crestOf, itemIcon, numberIcon } from '../tips/icons.ts';
import { Tipped } from '../tips/tipped.ts';
import type { NumberName } from '../tips/what.ts';
import { doingOf } from './doing.ts';
import { OpenPack, PlaqueItems } from './items.tsx';
import { looksSame, type PlaqueOf } from './plaque-of.ts';
import { StateSigns } from './state-signs.tsx';

interface PlaqueProps {
  readonly plaque: PlaqueOf;
  readonly name: string;
  /** A bot's level and icon. */
  readonly level: string | undefined;
  readonly crest: string | undefined;
  /** HP has just changed. */
  readonly bump: boolean;
  /** The whole plaque, with cards for equipped and carried items. */
  readonly large: boolean;
}

/** One player on a plaque of oak: arms, life, numbers, place, gear, states, and what they are doing. */
export const Plaque = memo(function Plaque({ plaque, name, level, crest, bump, large }: PlaqueProps) {
  const { t, tell } = useWords();
  const { seat, player, you, presence, states, used, capacity, beside } = plaque;
  const hero = classes.get(player.class);
  return (
    <Tour className="climber-tour" aria-label={name}>
      <span className="climber-arms plaque-arms">
        <Tipped of={{ class: player.class }}>
          <button type="button" aria-label={tell(cardName(hero))}>
            <Shield seat={seat} crest={crestOf(player.class)} size={44} faded={player.down || player.out} />
          </button>
        </Tipped>
        <Pennant team={player.team} />
        {presence !== 'here' && (
          <span className="plaque-sign" title={t(`players.${presence}`)}>
            <Icon name={presence === 'away' ? 'hourglass' : (crest ?? 'cog')} label={t(`players.${presence}`)} />
          </span>
        )}
      </span>
      <p className="climber-name plaque-name">
        <b title={name}>
          <Typed text={name} />
        </b>
        {level !== undefined && <span className="climber-level"> {level}</span>}
        <span className={you ? undefined : 'climber-class'}> {you ? t('players.you') : tell(cardName(hero))}</span>
      </p>
      <div className="climber-life">
        <Tipped of={{ number: 'hp', seat }}>
          <button
            type="button"
            className={join('climber-hp', bump && 'bump')}
            aria-label={t('players.hp', { n: player.hp, most: MAX_HP })}
          >
            <Pips n={player.hp} most={MAX_HP} />
          </button>
        </Tipped>
        <span className="climber-gear">
          {plaque.gear.map((item, index) => (
            <Tipped key={index} of={{ item }}>
              <button type="button" aria-label={tell(itemWords(item))}>
                <Icon name={itemIcon(item)} />
              </button>
            </Tipped>
          ))}
        </span>
      </div>
      <div className="climber-row">
        <Score plaque={plaque} name="attack" n={player.attack} label={t('players.attack', { n: player.attack })} />
        <Score plaque={plaque} name="defence" n={player.defence} label={t('players.defence', { n: player.defence })} />
        <Tipped of={{ tile: player.at }}>
          <button type="button" className="climber-tile">
            {beside && <Icon name="shaking-hands" label={t('players.here')} />}
            {t('players.tile', { tile: player.at })}
          </button>
        </Tipped>
      </div>
      <div className="climber-more">
        <StateSigns states={states} seat={seat} />
        {plaque.open && !large && <OpenPack plaque={plaque} />}
        {used !== null && used > 0 && !you && (!plaque.open || large) && (
          <Tipped of={{ number: 'slots', seat }}>
            <button type="button" className="climber-count" aria-label={t('players.pack', { used, capacity })}>
              <Icon name="knapsack" />
              {used}/{capacity}
            </button>
          </Tipped>
        )}
        {player.keptCount > 0 && !you && (!plaque.open || large) && (
          <Tipped of={{ status: 'kept', seat }}>
            <button type="button" className="climber-count cold" aria-label={t('players.kept', { n: player.keptCount })}>
              <Icon name="tarot-10-wheel-of-fortune" />
              {player.keptCount}
            </button>
          </Tipped>
        )}
        <DoingLine plaque={plaque} />
      </div>
      {large && <PlaqueItems plaque={plaque} />}
    </Tour>
  );
}, looksSame);

interface ScoreProps {
  readonly plaque: PlaqueOf;
  readonly name: Extract<NumberName, 'attack' | 'defence'>;
  readonly n: number;
  readonly label: string;
}

function Score({ plaque, name, n, label }: ScoreProps) {
  return (
    <Tipped of={{ number: name, seat: plaque.seat }}>
      <button type="button" className="climber-score" aria-label={label}>
        <Icon name={numberIcon(name)} />
        {n}
      </button>
    </Tipped>
  );
}

/** The states have signs of their own: their line has only words. */
function DoingLine({ plaque }: { readonly plaque: PlaqueOf }) {
  const { t } = useWords();
  const doing = doingOf(plaque);
  if (doing === null) return null;
  const signed = plaque.states.some((status) => doing.words === `players.status.${status}`);
  return (
    <p className={join('climber-doing plaque-note', (plaque.winner || plaque.player.claim) && 'lit')}>
      {!signed && <Icon name={doing.icon} />}
      <span>{t(doing.words)}</span>
    </p>
  );
}
