import type { Seat } from '@tavern/engine';
import type { TableSpeech } from '@tavern/kit';
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
    ...(ambushed(shown, viewer).includes(tile) ? [t('board.tile.ambush')] : []),
    ...(goal === undefined || goal.rolls.length === 0 ? [] : [t('board.tile.roll', { rolls: [...goal.rolls] })]),
    ...(choice === null ? [] : [stepWords(choice, tile, speech)]),
  ].join(t('board.between'));
}

/** The tiles of the viewer's own ambushes: nobody else knows them. */
export function ambushed({ players }: View, viewer: Seat | null): readonly number[] {
  const kept = viewer === null ? null : players[viewer]?.kept;
  return (kept ?? []).flatMap(({ at }) => (at === null ? [] : [at])).sort((one, other) => one - other);
}
