import './board.css';
import './ribbons.css';
import './standing.css';
import { type Seat, say } from '@tavern/engine';
import { useDrawnOnce, useWords } from '@tavern/kit';
import { Acts } from '@tavern/kit/acts/index.ts';
import { WIDE } from '@tavern/kit/breakpoints.ts';
import { classes } from '@tavern/kit/classes.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import type { CSSProperties } from 'react';
import { SLOTS, slotAt } from '../../rules/state.ts';
import { slotSay } from '../../text/tell/words.ts';
import type { Aftermath } from '../play/aftermath.ts';
import { type CardPlace, cellOf, slotPlace } from '../play/lit.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { arrivalSay, fateSay } from '../play/words.ts';
import { playerIn, type SkirmishProps, sealedAway, sidesOf } from '../show/props.ts';
import { leavingAt, stirAt } from '../show/stirring.ts';
import { Cell } from './cell.tsx';
import { mapPicture, NARROW_MAP, WIDE_MAP } from './map.ts';
import { Ribbons } from './ribbons.tsx';
import { RivalHand } from './rival-hand.tsx';
import { SlotButton } from './slot-button.tsx';
import { Standing } from './standing.tsx';

const drawWide = () => mapPicture(WIDE_MAP);
const drawNarrow = () => mapPicture(NARROW_MAP);

/** The war map: four passes, the rival's units above and the viewer's below. */
export function Board({ choice, ...props }: SkirmishProps & { readonly choice: CardChoice }) {
  const { show, viewer } = props;
  const { t } = useWords();
  const narrow = !useMedia(WIDE);
  const wideMap = useDrawnOnce('skirmish map', drawWide);
  const narrowMap = useDrawnOnce('skirmish map, narrow', drawNarrow);
  const address = narrow ? narrowMap : wideMap;
  const sides = sidesOf(viewer);
  return (
    <div className="war-board-place">
      <Acts className={classes('war-board', choice.held !== null && 'aiming')} aria-label={t('war.map')} focusable="[data-lit]">
        {address === null ? (
          <span className="war-map-blank" />
        ) : (
          <img className="war-map" src={address} alt="" draggable={false} />
        )}
        <i className="pin" />
        <i className="pin" />
        <i className="pin" />
        <i className="pin" />
        <p className="war-cartouche t-display" aria-hidden="true">
          {t('war.map.title')}
        </p>
        <div className="war-passes">
          {SLOTS.map((slot) => (
            <Pass key={slot} {...props} index={slot} sides={sides} choice={choice} />
          ))}
        </div>
      </Acts>
      <RivalHand
        player={playerIn(show.view, sides.far)}
        seat={sides.far}
        name={props.names[sides.far] ?? ''}
        away={sealedAway(props.packet, sides.far)}
      />
    </div>
  );
}

interface PassProps extends SkirmishProps {
  readonly index: number;
  readonly sides: ReturnType<typeof sidesOf>;
  readonly choice: CardChoice;
}

function Pass({ index, sides, choice, show, viewer, names }: PassProps) {
  const { tell } = useWords();
  const slot = slotAt(show.view, index);
  const { now } = show;
  const event = now?.event;
  const fresh = event?.type === 'effectAdded' && event.slot === index ? event.effect.id : null;
  const counting = event?.type === 'slot' && event.slot === index;
  const changed = choice.after?.slots.find((each) => each.slot === index);
  const whole = choice.lit.find(({ place }) => place === slotPlace(index));
  const cell = (who: Seat, near: boolean) => {
    const place = cellOf(near ? 'own' : 'rival', index);
    const lit = choice.lit.find((each) => each.place === place);
    // A lit place says what comes of itself; the others say what comes of the place that is pointed at.
    const tagged = tagAt(lit === undefined ? choice.after : choice.afterAt(place), who, index);
    return (
      <Cell
        slot={index}
        seat={who}
        near={near}
        mine={who === viewer}
        unit={slot.units[who] ?? null}
        leaving={leavingAt(show, who, index)}
        stir={stirAt(show, who, index)}
        place={place}
        lit={lit}
        over={choice.over === place}
        chosen={near && choice.slot === index}
        tag={tagged?.say ?? null}
        deadly={tagged?.deadly ?? false}
        onPoint={choice.point}
        onChoose={(at: CardPlace) => void choice.choose(at)}
      />
    );
  };
  return (
    <section className="pass" aria-label={tell(slotSay(index))} style={at(index)} data-slot={index}>
      <Ribbons effects={slot.effects} owner={sides.far} near={false} fresh={fresh} />
      {cell(sides.far, false)}
      <Standing
        slot={slot}
        index={index}
        sides={sides}
        viewer={viewer}
        names={names}
        then={changed?.after ?? null}
        counting={counting}
      />
      {cell(sides.near, true)}
      <Ribbons effects={slot.effects} owner={sides.near} near fresh={fresh} />
      {whole !== undefined && (
        <SlotButton lit={whole} slot={index} over={choice.over === whole.place} onPoint={choice.point} onChoose={choice.choose} />
      )}
    </section>
  );
}

const at = (index: number) => ({ '--at': index }) as CSSProperties;

/** What becomes of one side of a slot: of the unit there, or of the one that comes. */
function tagAt(after: Aftermath | null, seat: Seat, slot: number) {
  const fate = after?.units.find((each) => each.seat === seat && each.slot === slot);
  const arrival = after?.arrivals.find((each) => each.seat === seat && each.slot === slot);
  if (fate !== undefined && arrival !== undefined)
    return { say: say('war.after.replaced', { power: arrival.power }), deadly: true };
  if (fate !== undefined) return { say: fateSay(fate), deadly: fate.leaves !== null };
  return arrival === undefined ? null : { say: arrivalSay(arrival), deadly: false };
}
