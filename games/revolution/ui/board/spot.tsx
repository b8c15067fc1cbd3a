import './spot.css';
import './spot-lit.css';
import { type Say, type Seat, say, signed } from '@tavern/engine';
import { Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import type { ReactNode } from 'react';
import type { CharacterReckoning, SideReckoning } from '../../rules/reckoning/types.ts';
import type { GameType, Spot as InZone, Zone } from '../../rules/state.ts';
import type { PlacedView } from '../../rules/view.ts';
import { cardSay, name, zoneSay } from '../../text/tell/words.ts';
import { Back } from '../card/back.tsx';
import { RevolutionCard } from '../card/card.tsx';
import { TypeSign } from '../card/type-sign.tsx';
import type { Lit } from '../play/lit.ts';
import type { CardPlace } from '../play/place.ts';
import { briefly } from '../play/words.ts';
import { Tipped } from '../tips/index.ts';
import { LitButton } from './lit-button.tsx';
import { type Brings, briefLine } from './says.ts';

export interface SpotProps {
  readonly zone: Zone;
  readonly seat: Seat;
  readonly mine: boolean;
  /** Nothing is hidden: what is face-down is shown, and marked as hidden at that time. */
  readonly open: boolean;
  readonly card: InZone<PlacedView>;
  readonly reckoned: CharacterReckoning | undefined;
  readonly side: SideReckoning | null;
  /** It is the secret phase: Secret zones are open. */
  readonly opens: boolean;
  /** Types that may stand here, for an empty zone of a character. */
  readonly types: readonly GameType[];
  readonly lit: Lit | undefined;
  /** What it brings, while it is lit. */
  readonly brings: Brings | null;
  /** Why the taken card cannot go here. */
  readonly why: Say | null;
  /** It is the target of the deeds. */
  readonly over: boolean;
  /** A second press places the card face-down here. */
  readonly armed: boolean;
  /** Something happens here right now. */
  readonly stir: boolean;
  /** Its card is on its way. */
  readonly arriving: boolean;
  /** Its card makes a combo. */
  readonly tied: boolean;
  /** The key that chooses it, where no card is taken first. */
  readonly hotkey: string | undefined;
  readonly onPoint: (place: CardPlace) => void;
  readonly onChoose: (place: CardPlace) => void;
}

/** One zone of a rostrum: a card, or room for one. It is a button while it is lit. */
export function Spot(props: SpotProps) {
  const { zone, seat, lit, brings, why, over, armed, stir, arriving, tied, hotkey, onPoint, onChoose } = props;
  const words = useWords();
  const { t, tell } = words;
  const said = saidOf(props);
  const look = classes(
    'spot',
    `spot-${zone}`,
    lit !== undefined && 'lit',
    over && 'over',
    armed && 'armed',
    stir && 'stir',
    arriving && 'arriving',
    tied && 'tied',
    why !== null && 'dark',
  );
  const common = { className: look, 'data-zone': zone, 'data-seat': seat };
  const label = (
    <span className="spot-label" aria-hidden="true">
      {t(`zone.${zone}`)}
    </span>
  );
  if (lit === undefined || brings === null) {
    const told = why === null ? tell(said) : tell(say('square.spot.dark', { spot: said, why }));
    return (
      <Tipped of={{ spot: zone, seat }}>
        <div {...common} tabIndex={0} role="img" aria-label={told}>
          {label}
          <Inside {...props} />
          {why !== null && (
            <span className="spot-why" aria-hidden="true">
              {tell(briefly(why))}
            </span>
          )}
        </div>
      </Tipped>
    );
  }
  const great = armed ? t('square.again') : tell(brings.great);
  const lines = brings.lines.map(tell);
  // Without a tip: it would cover what comes of it.
  return (
    <LitButton {...common} lit={lit} hotkey={hotkey} onPoint={onPoint} onChoose={onChoose}>
      <span className="sr">{[tell(said), great, ...lines].join(' ')}</span>
      {label}
      {props.card === null ? null : <Inside {...props} />}
      {hotkey !== undefined && <kbd aria-hidden="true">{hotkey}</kbd>}
      <span className={classes('spot-brings', props.card !== null && 'over-card')} aria-hidden="true">
        <b className={classes(!armed && isHidden(lit) && 'in-words')}>{great}</b>
        <span className="spot-lines">
          {lines.map((line, index) => (
            <span key={index}>
              <span className="spot-line-whole">{line}</span>
              <span className="spot-line-brief">{tell(briefLine(brings.lines[index] ?? brings.great))}</span>
            </span>
          ))}
        </span>
        {props.types.length > 0 && props.card === null && lit.option.do === 'place' && lit.option.face === 'up' && (
          <Types types={props.types} />
        )}
      </span>
    </LitButton>
  );
}

/** A card that is not seen there has no number. */
const isHidden = ({ option }: Lit): boolean => option.do === 'seal' || (option.do === 'place' && option.face === 'down');

/** The zone in words: what is there. */
function saidOf({ zone, seat, card, reckoned, side }: SpotProps): Say {
  const at = { zone: zoneSay(zone), who: name(seat) };
  if (card === null) return say('square.spot.empty', at);
  if (card === 'vacant') return say('square.spot.vacant', at);
  if (card.face === 'down')
    return card.card === null
      ? say(zone === 'sp' ? 'square.spot.sealed' : 'square.spot.down', at)
      : say('square.spot.down.own', { ...at, card: cardSay(card.card) });
  if (card.card === null) return say('square.spot.down', at);
  if (reckoned !== undefined) return say('square.spot.character', { ...at, card: cardSay(card.card), power: reckoned.power });
  const stopped = zone === 'help' && side !== null && side.help !== null && side.help !== 'active';
  return say(stopped ? 'square.spot.neutralised' : 'square.spot.card', { ...at, card: cardSay(card.card) });
}

/** All types at once: too many for their words on a phone. */
const MANY = 3;

interface TypesProps {
  readonly types: readonly GameType[];
  readonly named?: boolean;
}

const Types = ({ types, named = false }: TypesProps) => {
  const words = useWords();
  return (
    <span className={classes('spot-types', named && 'named', types.length > MANY && 'many')}>
      {types.map((type) => (
        <TypeSign key={type} type={type} named={named} words={words} />
      ))}
    </span>
  );
};

function Inside({ zone, card, reckoned, side, types, mine, open, opens }: SpotProps): ReactNode {
  const words = useWords();
  const { t, tell } = words;
  if (card === null || card === 'vacant') {
    const vacant = card === 'vacant';
    return (
      <span className={classes('spot-open', vacant && 'vacant')} aria-hidden="true">
        {zone === 'sp' && <Icon name="wax-seal" />}
        {zone === 'help' && !vacant && <Icon name="shaking-hands" />}
        {vacant ? (
          <span>{t('square.vacant')}</span>
        ) : (
          <span>{t(`square.open.${types.length > 0 ? 'types' : zone === 'sp' && opens ? 'sp.now' : zone}`)}</span>
        )}
        {!vacant && types.length > 0 && <Types types={types} named />}
      </span>
    );
  }
  if (open && card.face === 'down' && card.card !== null)
    return (
      <RevolutionCard id={card.card} size="hand" words={words} className="spot-card unseen">
        {reckoned !== undefined && <Power reckoned={reckoned} />}
        <em className="spot-stamp">{t(zone === 'sp' ? 'square.sealed' : 'square.down')}</em>
      </RevolutionCard>
    );
  if (card.face === 'down' || card.card === null) {
    const label = card.card === null ? t(zone === 'sp' ? 'square.sealed' : 'square.down') : tell(cardSay(card.card));
    return (
      <Back sealed={zone === 'sp'} label={label} className={classes(mine && card.card !== null && 'known')}>
        {reckoned !== undefined && <Power reckoned={reckoned} />}
      </Back>
    );
  }
  const stopped = zone === 'help' && side !== null && side.help !== null && side.help !== 'active';
  return (
    <RevolutionCard id={card.card} size="hand" words={words} className={classes('spot-card', stopped && 'stopped')}>
      {reckoned !== undefined && <Power reckoned={reckoned} />}
      {stopped && <em className="spot-stamp">{t('square.neutralised')}</em>}
    </RevolutionCard>
  );
}

/** The present power, and the sum that makes it. */
function Power({ reckoned: { power, printed, lines } }: { readonly reckoned: CharacterReckoning }) {
  const changes = lines.filter(({ amount }) => amount !== 0);
  return (
    <>
      {changes.length > 0 && (
        <span className={classes('spot-sum', power < printed && 'less')} aria-hidden="true">
          {printed} {changes.map(({ amount }) => signed(amount)).join(' ')}
        </span>
      )}
      <b className={classes('spot-power', power > printed && 'more', power < printed && 'less')} aria-hidden="true">
        {power}
      </b>
    </>
  );
}
