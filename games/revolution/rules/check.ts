import { without } from '@tavern/decks';
import { type CardId, type Look, MAIN_ZONES, type Player, type State, ZONES } from './state.ts';
import { cardIn } from './zones.ts';

const sorted = (all: readonly string[]): string => [...all].sort().join();

function placesOf(player: Player): CardId[] {
  const { deck, hand, discard } = player;
  const placed = ZONES.flatMap((zone) => cardIn(player, zone)?.card ?? []);
  return [...deck, ...hand, ...discard.map(({ card }) => card), ...placed];
}

/** A card that was seen in a hand is still there, or went face-down after the look. */
function checkLook({ hand, zones, discard }: Player, { after, before, cards: seen }: Look, owner: number): void {
  const placed = MAIN_ZONES.flatMap((zone) => {
    const spot = zones[zone];
    return spot === null || spot === 'vacant' ? [] : spot;
  });
  const down = [...placed, ...discard].filter(
    ({ face, at }) => face === 'down' && at > after && (before === null || at <= before),
  );
  const there = [...(before === null ? hand : []), ...down.map(({ card }) => card)];
  if (without(seen, there).length > 0) throw new Error(`what was seen of seat ${owner} is nowhere`);
}

/** Every card of a list is in exactly one place, what is known of hands and decks fits, and nothing that lasts for a moment is left over. */
export function check({ players, search, round, results, phase }: State): void {
  players.forEach((player, owner) => {
    const { list, deck, leaders, leaderList, bottoms, looks, vp } = player;
    const all = [...placesOf(player), ...(search?.seat === owner ? search.cards : [])];
    if (sorted(all) !== sorted(list)) throw new Error(`seat ${owner} lost or doubled a card`);
    if (sorted(leaders) !== sorted(leaderList)) throw new Error(`seat ${owner} lost or doubled a leader`);
    if (bottoms.reduce((sum, size) => sum + size, 0) > deck.length || bottoms.some((size) => size < 1))
      throw new Error(`more cards are known under the deck of seat ${owner} than are there`);
    if (looks.filter(({ before }) => before === null).length > 1)
      throw new Error(`two looks at the hand of seat ${owner} are open`);
    for (const look of looks) checkLook(player, look, owner);
    const earned = results.reduce((sum, { awards }) => sum + (awards[owner]?.points ?? 0), 0);
    if (earned !== vp) throw new Error(`seat ${owner} has ${vp} points, and was given ${earned}`);
  });
  if (search !== null && search.cards.length === 0) throw new Error('a search looks at nothing');
  if (phase === 'battle' && results.length === 0) throw new Error(`round ${round} was not counted`);
}
