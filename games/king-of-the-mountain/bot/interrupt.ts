import type { Opt, Seat } from '@tavern/engine';
import { FINAL, onBoard } from '../rules/board.ts';
import { INSTINCT } from '../rules/kept.ts';
import { MAX_HP } from '../rules/score.ts';
import type { InterruptQuestions } from '../rules/steps/interrupt.ts';
import type { PlayerView } from '../rules/view.ts';
import { duelValue } from './challenge.ts';
import { duelOdds } from './duel-odds.ts';
import { boosted, fighterOf, unboosted } from './fighter.ts';
import { isOpenToDuel, type Sight } from './sight.ts';
import { itemsOf, lossOf } from './worth.ts';

type InterruptOption = Opt<InterruptQuestions['interrupt']>;
type Asked = Omit<InterruptQuestions['interrupt'], 'option'>;

/** Luck Charm, Smoke Bomb, Ambush: played where it turns more than it is worth in the backpack. */
export function chooseInterrupt(sight: Sight, ask: Asked, options: readonly InterruptOption[]): InterruptOption {
  const play = options.find((option) => option.do === 'play');
  const pass = options.find((option) => option.do === 'pass') ?? (options[0] as InterruptOption);
  if (play === undefined || play.do !== 'play') return pass;
  const price = sight.weights.items[play.card] ?? 0;
  return worthOfPlaying(sight, ask) > price ? play : pass;
}

function worthOfPlaying(sight: Sight, { point, by }: Asked): number {
  if (point === 'ambush') return duelValue(sight, fighterOf(sight.me), sight.rival(by), { tile: sight.me.at });
  if (point === 'duel') return escape(sight, by);
  const { luck } = sight.view;
  return luck === null ? 0 : -luckValue(sight, luck, by);
}

/** What not being duelled is worth: a claim that would fall, or loot and a turn. */
function escape(sight: Sight, by: Seat): number {
  const { me, weights } = sight;
  const rival = sight.rival(by);
  const fighter = fighterOf(me);
  if (me.at === FINAL && me.claim) return (1 - duelOdds(unboosted(fighter), boosted(rival.fighter)).win) * weights.summit;
  return -duelValue(sight, fighter, rival, { tile: me.at });
}

/** What a drawn Luck card brings me, whoever drew it. */
function luckValue(sight: Sight, card: string, drawer: Seat): number {
  const mine = drawer === sight.seat;
  const player = sight.view.players[drawer] as PlayerView;
  const own = ownValue(sight, card, player, mine);
  const touched = card === 'mystic-wave' || card === 'nefarious-spirit' ? meeting(sight, card, drawer) : 0;
  return mine ? own + touched : touched - own * sight.rival(drawer).share - intrusion(sight, card, drawer);
}

/** What the card does for its drawer alone. */
function ownValue({ weights, view }: Sight, card: string, player: PlayerView, mine: boolean): number {
  const back = (by: number): number => -Math.min(by, player.at);
  switch (card) {
    case 'exhaustion':
      return back(1);
    case 'cave-in':
      return back(3);
    case 'faint':
      return -weights.turn;
    case 'vital-energy':
      return weights.turn;
    case 'white-bearded-spirit':
      return 2;
    case 'lost-treasure':
      return weights.attack * 1.2 - weights.turn;
    case 'covered-pit':
      return weights.attack * 0.6;
    case 'jinn-thief':
      return mine ? -Math.min(...itemsOf(player).map((item) => lossOf(player, item, weights)), 9) % 9 : -0.5;
    case 'sprained-wrist':
      // The last HP brings a full night's sleep with it.
      return player.hp === 1 ? (MAX_HP - 1) * weights.hp : -weights.hp;
    case INSTINCT:
    case 'ambush-opportunity':
      return weights.items[INSTINCT] ?? 0;
    default:
      return view.round * 0;
  }
}

/** Cards that bring drawer and somebody else together: the nearest, as far as I am concerned by it. */
function meeting(sight: Sight, card: string, drawer: Seat): number {
  const { me, weights } = sight;
  const mine = drawer === sight.seat;
  const from = (sight.view.players[drawer] as PlayerView).at;
  const far = ({ at }: PlayerView): number => Math.abs(at - from);
  if (mine) {
    const there = sight.rivals.filter(({ player }) => !player.invisible && (card !== 'mystic-wave' || player.at !== from));
    const open =
      card === 'mystic-wave'
        ? there
        : there.filter((each) => far(each.player) <= 6 && isOpenToDuel(each, sight.tile(each.player.at)));
    const [nearest] = open.sort((a, b) => far(a.player) - far(b.player));
    if (nearest === undefined) return 0;
    if (card === 'mystic-wave')
      return (nearest.player.at - from) * (1 + nearest.share) + (nearest.player.claim ? weights.summit : 0);
    return nearest.player.at - from + duelValue(sight, fighterOf(me), nearest, { tile: nearest.player.at });
  }
  const nearer = sight.rivals.some(({ seat, player }) => seat !== drawer && far(player) < far(me) && player.at !== from);
  if (nearer || me.invisible) return 0;
  const rival = sight.rival(drawer);
  if (card === 'mystic-wave') return me.at === from ? 0 : (from - me.at) * (1 + rival.share) - (me.claim ? weights.summit : 0);
  if (far(me) > 6 || sight.tile(me.at) === 'sanctuary' || me.down) return 0;
  const lost = 1 - duelOdds(unboosted(fighterOf(me)), boosted(rival.fighter)).win;
  return me.claim ? -lost * weights.summit : duelValue(sight, fighterOf(me), rival, { tile: me.at });
}

/** While I hold the Final tile, whatever brings a rival there is a danger. */
function intrusion(sight: Sight, card: string, drawer: Seat): number {
  const { me, weights } = sight;
  const { player, fighter } = sight.rival(drawer);
  const on = card === 'white-bearded-spirit' ? 2 : card === 'vital-energy' ? 2 : 0;
  if (!me.claim || on === 0 || onBoard(player.at + on) !== FINAL) return 0;
  return (1 - duelOdds(unboosted(fighterOf(me)), boosted(fighter)).win) * weights.summit;
}
