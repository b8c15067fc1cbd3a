import type { Seat } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
import { arePartners } from '../../rules/teams.ts';
import type { View } from '../../rules/view.ts';
import { name } from '../../text/tell/words.ts';
import { stepWords } from '../words/step-words.ts';
import { choiceAt, type Goal } from './goals.ts';

interface Tile {
  readonly tile: number;
  readonly view: View;
  /** The view being shown. */
  readonly shown: View;
  readonly viewer: Seat | null;
  readonly goal: Goal | undefined;
}

/** A tile in words: what it is, who and what is there, and what leads there. */
export function tileWords({ tile, view, shown, viewer, goal }: Tile, speech: TableSpeech): string {
  const { t } = speech;
  const here = shown.players.flatMap(({ at, out }, seat) => (at === tile && !out ? [name(seat)] : []));
  const trap = shown.traps.find((each) => each.tile === tile);
  const choice = goal === undefined ? null : choiceAt(goal);
  return [
    t('board.tile', { tile, kind: t(`board.kind.${view.board[tile] ?? 'start'}`) }),
    ...(here.length === 0 ? [] : [t('board.tile.here', { who: here })]),
    ...(trap === undefined ? [] : [t('board.tile.trap', { owner: name(trap.owner) })]),
    ...ambushed(shown, viewer).flatMap((each) =>
      each.tile === tile
        ? [t(each.owner === viewer ? 'board.tile.ambush' : 'board.tile.ambush.partner', { owner: name(each.owner) })]
        : [],
    ),
    ...(goal === undefined || goal.rolls.length === 0 ? [] : [t('board.tile.roll', { rolls: [...goal.rolls] })]),
    ...(choice === null ? [] : [stepWords(choice, tile, speech)]),
  ].join(t('board.between'));
}

/** The ambushes that the viewer knows of: their own and their partners' (H-56). */
export function ambushed({ players }: View, viewer: Seat | null): readonly { readonly tile: number; readonly owner: Seat }[] {
  if (viewer === null) return [];
  return players
    .flatMap(({ kept }, owner) =>
      owner === viewer || arePartners(players, viewer, owner)
        ? (kept ?? []).flatMap(({ at }) => (at === null ? [] : [{ tile: at, owner: owner as Seat }]))
        : [],
    )
    .sort((one, other) => one.tile - other.tile);
}
