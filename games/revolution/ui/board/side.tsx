import './side.css';
import './side-narrow.css';
import './threads.css';
import type { Seat } from '@tavern/engine';
import { useWords } from '@tavern/kit';
import { Acts } from '@tavern/kit/acts/index.ts';
import { classes } from '@tavern/kit/classes.ts';
import { cards } from '../../rules/catalog.ts';
import type { Reckoning } from '../../rules/reckoning/types.ts';
import { CHARACTER_ZONES, type CharacterZone, GAME_TYPES, type GameType, leaderIndex, type Zone } from '../../rules/state.ts';
import type { PlacedView } from '../../rules/view.ts';
import { RevolutionCard } from '../card/card.tsx';
import type { Aftermath } from '../play/aftermath.ts';
import { type Lit, whyNot } from '../play/lit.ts';
import { type CardPlace, farPlace, nearPlace } from '../play/place.ts';
import { arrivesAt, stirsAt } from '../play/stirring.ts';
import type { CardChoice } from '../play/use-choice.ts';
import { Front } from '../players/front.tsx';
import { playerIn, type RevolutionProps, sealedBy, sidesOf } from '../show/props.ts';
import { Tipped } from '../tips/index.ts';
import { type Brings, bringsSay, hidesSay, takesSay } from './says.ts';
import { Spot } from './spot.tsx';
import { Threads } from './threads.tsx';

/** Row by row, as they are laid out: the leader in the middle of the near row. */
const PLAN = ['help', 'top', 'sp', 'left', 'right'] as const;

const isCharacterZone = (zone: Zone): zone is CharacterZone => (CHARACTER_ZONES as readonly Zone[]).includes(zone);

/** What a lit place says: what it brings, hides, or takes from the rival. */
function bringsAt({ option }: Lit, after: Aftermath | null, seat: Seat, isNear: boolean): Brings {
  if (!isNear) return takesSay(after, seat);
  if (option.do === 'seal') return hidesSay(null, seat, true);
  return option.do === 'place' && option.face === 'down' ? hidesSay(after, seat, false) : bringsSay(after, seat);
}

interface SideProps extends RevolutionProps {
  readonly seat: Seat;
  readonly choice: CardChoice;
  readonly reckoning: Reckoning | null;
}

/** One player's rostrum: leader, zones, the thread of a combo, and the front with name and total. */
export function Side({ seat, choice, reckoning, ...props }: SideProps) {
  const { show, viewer, names, question } = props;
  const words = useWords();
  const { near } = sidesOf(viewer);
  const { zones, leaders } = playerIn(show.view, seat);
  const isNear = seat === near;
  const chosen = viewer === null && show.rewound === null ? sealedBy(props.packet, seat) : null;
  const sealed: PlacedView | null =
    chosen === null ? null : { card: chosen, face: 'down', at: 0, target: null, neutralised: false };
  const leader = leaders[leaderIndex(show.view.round)] ?? null;
  const side = reckoning?.sides[seat] ?? null;
  const tied = new Set((side?.combos ?? []).flatMap((combo) => combo.zones));

  const typesAt = (zone: Zone): readonly GameType[] => {
    if (!isCharacterZone(zone) || leader === null) return [];
    return side?.freedom === true ? GAME_TYPES : (cards.get(leader).zones?.[zone] ?? []);
  };
  const spot = (zone: Zone) => {
    const place: CardPlace | null = isNear ? nearPlace(zone) : isCharacterZone(zone) ? farPlace(zone) : null;
    const lit = choice.lit.find((each) => each.place === place);
    const after = place === null || lit === undefined ? null : choice.afterAt(place);
    const dark = isNear && lit === undefined && choice.held !== null && question !== null;
    return (
      <Spot
        key={zone}
        zone={zone}
        seat={seat}
        mine={seat === viewer}
        open={viewer === null}
        card={zone === 'sp' ? (zones.sp ?? sealed) : zones[zone]}
        reckoned={side?.characters.find((each) => each.zone === zone)}
        side={side}
        types={typesAt(zone)}
        lit={lit}
        brings={lit === undefined ? null : bringsAt(lit, after, seat, isNear)}
        opens={show.view.phase === 'secret'}
        why={dark && choice.held !== null && zones[zone] === null ? whyNot(question, choice.held.card, zone, choice.face) : null}
        over={lit !== undefined && choice.target?.place === place}
        armed={lit !== undefined && choice.armed && choice.target?.place === place}
        stir={stirsAt(show, seat, zone)}
        arriving={arrivesAt(show, seat, zone)}
        tied={isCharacterZone(zone) && tied.has(zone)}
        hotkey={lit?.option.do === 'aim' ? `${choice.lit.indexOf(lit) + 1}` : undefined}
        onPoint={choice.point}
        onChoose={(at) => void choice.choose(at)}
      />
    );
  };
  return (
    <section className={classes('square-side', isNear ? 'near' : 'far')} aria-label={names[seat]} data-seat={seat}>
      <Acts className="square-plan" aria-label={words.t('square.rostrum', { who: names[seat] ?? '' })} focusable="[data-lit]">
        {side !== null && <Threads side={side} seat={seat} />}
        {PLAN.map(spot)}
        {leader !== null && (
          <Tipped of={{ leader: seat }}>
            <div className="spot spot-leader" tabIndex={0} data-zone="leader" data-seat={seat}>
              <RevolutionCard id={leader} size="hand" words={words} className="spot-card" />
            </div>
          </Tipped>
        )}
      </Acts>
      <Front {...props} seat={seat} choice={choice} total={side?.total ?? 0} />
    </section>
  );
}
