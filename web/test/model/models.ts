import { create, fast, type Game, type Seat, seat, seatsOf, type Types } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { onTestFinished } from 'vitest';
import { toy } from '../../../engine/test/kernel/toy.ts';
import { packOf } from '../../model/pack.ts';
import type { ShownTable } from '../../model/shown-table.ts';
import { type ModelSetup, TableModel, type TableState } from '../../model/table-model.ts';
import { FakeSource } from './fake-source.ts';

export const [ME, RIVAL] = [seat(0), seat(1)];

/** Its clock stands still, so that no slow machine decides what is foreseen. */
export function modelAt(source: ShownTable, more: Partial<ModelSetup> = {}): TableModel {
  const after = (ms: number, work: () => void): (() => void) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  };
  const model = new TableModel(source, { pack: packOf, now: () => 0, after, random: () => 0.5, ...more });
  onTestFinished(model.sit());
  return model;
}

/** What it shows as soon as it shows this. */
export async function until(model: TableModel, shows: (state: TableState) => boolean): Promise<TableState> {
  while (!shows(model.state())) await new Promise((later) => setTimeout(later, 1));
  return model.state();
}

/** One question after another to the same seat; each answer is noted for all to see. */
export const steps = (more: Parameters<typeof toy>[2] = {}): Game<Types> =>
  toy(
    { start: (m) => m.ask(ME, { kind: 'step' }) },
    {
      step: {
        options: () => [{ do: 'go' }, { do: 'stop' }, { do: 'roll' }],
        answer: (m, _who, option) => {
          m.state.log.push(option.do === 'roll' ? String(m.rng.die(6)) : option.do);
          m.emit({ type: option.do });
          m.ask(ME, { kind: 'step' });
        },
      },
    },
    more,
  ) as unknown as Game<Types>;

export const packed = (game: Game<Types>): (() => Promise<GamePack>) => {
  const pack = { game, texts: { en: {}, 'zh-Hant': {} }, tell: {} } as unknown as GamePack;
  return async () => pack;
};

export const farAway = (game: Game<Types>, players = 2, own: readonly Seat[] = [ME], people?: readonly Seat[]): FakeSource =>
  new FakeSource(
    game.name,
    create(
      game,
      fast(1),
      seatsOf(players).map(() => ({})),
      {},
    ),
    own,
    people,
  );

export const logOf = ({ frame }: TableState): unknown => (frame?.packet.view as { log: string[] } | undefined)?.log;
