import { cardName, type Seat, say } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import { classes } from '../../rules/catalog.ts';
import { MAX_HP } from '../../rules/score.ts';
import type { PlayerView } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';

/** "Ysolde, Hunter". */
export const nameIn = (seat: Seat, { class: hero }: PlayerView, { tell }: TableSpeech): string =>
  tell(say('board.figure.name', { who: name(seat), class: cardName(classes.get(hero)) }));

/** A player's unusual states. */
export function statesIn(player: PlayerView, acting: boolean, { t }: TableSpeech): string[] {
  const { claim, down, invisible, secondWind, skip, recovered, beers } = player;
  const flags = { claim, down, invisible, secondWind, skip, recovered };
  return [
    ...(acting ? [t('board.figure.turn')] : []),
    ...Object.entries(flags).flatMap(([state, holds]) => (holds ? [t(`state.${state}`)] : [])),
    ...(beers > 0 ? [t('state.beers', { n: beers })] : []),
  ];
}

/** A figure in words, for screen readers. */
export function figureWords(seat: Seat, player: PlayerView, acting: boolean, speech: TableSpeech): string {
  const { t } = speech;
  return [
    nameIn(seat, player, speech),
    ...(player.team === null ? [] : [t(`seat.team.${player.team}`)]),
    t('board.figure.tile', { tile: player.at }),
    t('board.figure.hp', { n: player.hp, most: MAX_HP }),
    ...statesIn(player, acting, speech),
  ].join(t('board.comma'));
}
