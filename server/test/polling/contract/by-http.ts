import { expect } from 'vitest';
import type { GameEnv, Play, PlayerEnv, ZoneCard } from '../../../../games/revolution/http/shapes/game-env.ts';
import { PLAYER_IDS, type PlayerId } from '../../../../games/revolution/http/shapes/names.ts';
import { CHARACTER_ZONES, ZONES } from '../../../../games/revolution/rules/state.ts';
import type { Scenario, ScenarioStep, Sight } from '../../../../games/revolution/test/scenarios/scenario.ts';
import { injected } from './injected.ts';
import type { Answered, ContractPlayer } from './players.ts';

const plain = (copy: string): string => copy.split('#', 1)[0] ?? copy;

function shown(spot: ZoneCard | null): string | null {
  if (spot === null) return null;
  if (spot.isVacant) return 'vacant';
  const card = spot.cardId === null ? '?' : plain(spot.cardId);
  return spot.isFaceDown ? `${card} face-down` : card;
}

type Envs = { readonly [player in PlayerId]: GameEnv };

/** How things stand, from what the two players see: of each side what its own player does. */
function sightOf(envs: Envs): Sight {
  const { playerId_1: env } = envs;
  const of = <X>(part: (env: GameEnv, who: PlayerId, side: PlayerEnv) => X): { readonly [player in PlayerId]: X } => ({
    playerId_1: part(envs.playerId_1, 'playerId_1', envs.playerId_1.players.playerId_1),
    playerId_2: part(envs.playerId_2, 'playerId_2', envs.playerId_2.players.playerId_2),
  });
  const chooser = PLAYER_IDS.find((who) => envs[who].pendingSelection?.playerId === who);
  const selection = chooser === undefined ? null : envs[chooser].pendingSelection;
  return {
    phase: env.phase === 'DRAW_PHASE' ? 'MAIN_PHASE' : env.phase,
    round: env.round,
    turn: env.currentTurn,
    waitingFor: env.waitingFor,
    leaders: of((_env, _who, { leader }) => leader ?? ''),
    hands: of((_env, _who, { hand }) => (hand ?? []).map(plain).toSorted()),
    decks: of((_env, _who, { deckCount }) => deckCount),
    discards: of((_env, _who, { discardCount }) => discardCount),
    points: of((_env, _who, { victoryPoints }) => victoryPoints),
    zones: of(({ zones }, who) => {
      const { top, left, right, help, sp } = zones[who];
      return { top: shown(top), left: shown(left), right: shown(right), help: shown(help), sp: shown(sp) };
    }),
    powers: of(({ zones }, who, { fieldEffects }) =>
      Object.fromEntries(
        CHARACTER_ZONES.flatMap((zone) => {
          const spot = zones[who][zone];
          if (spot === null || spot.isFaceDown || spot.cardId === null) return [];
          return [[zone, fieldEffects.calculatedPowers[spot.cardId] ?? Number.NaN]];
        }),
      ),
    ),
    disabled: of((_env, _who, { fieldEffects }) => fieldEffects.disabledCards.map(plain)),
    selection:
      selection === null || chooser === undefined
        ? null
        : { player: chooser, source: selection.source, cards: (selection.cards ?? []).map(({ id }) => id).toSorted() },
    winner: env.outcome === null ? null : (env.outcome.winner ?? 'nobody'),
  };
}

const playText = ({ playerId, action, cardId, zone }: Play): string =>
  `${playerId} ${action} ${cardId === null ? '?' : plain(cardId)} ${zone}`;

/** What one player may not be told of the other: hands, backs and what is sealed. */
function keepsSecrets(eyes: PlayerId, env: GameEnv): void {
  const rival = PLAYER_IDS.find((each) => each !== eyes) ?? eyes;
  expect(env.players[rival].hand).toBeNull();
  expect(env.players[eyes].hand).toHaveLength(env.players[eyes].handCount);
  for (const zone of ZONES) {
    const spot = env.zones[rival][zone];
    if (spot?.isFaceDown === true) expect(spot.cardId).toBeNull();
  }
  for (const { playerId, action, cardId, zone } of env.playSequence.plays)
    if (playerId === rival && action === 'PLAY_CARD_BACK' && zone !== 'sp') expect(cardId).toBeNull();
}

export interface ByHttp {
  /** Before the first step, and after each. */
  readonly sights: readonly Sight[];
  /** The types of all events that anybody was told. */
  readonly types: ReadonlySet<string>;
  readonly players: readonly [ContractPlayer, ContractPlayer];
}

/** A scenario by the documented contract: each step is asked for by its player, and both look at what came of it. */
export async function runByHttp(url: string, scenario: Scenario): Promise<ByHttp> {
  const players = await injected(url, scenario.gameEnv);
  const by: { readonly [player in PlayerId]: ContractPlayer } = { playerId_1: players[0], playerId_2: players[1] };
  const look = async (): Promise<Envs> => ({ playerId_1: await players[0].poll(), playerId_2: await players[1].poll() });
  const types = new Set<string>();
  let before = await look();
  const sights = [sightOf(before)];
  if (scenario.plays !== undefined) expect(before.playerId_1.playSequence.plays.map(playText)).toEqual(scenario.plays);
  for (const [index, step] of scenario.steps.entries()) {
    const what = `${scenario.name}, step ${index + 1}: ${JSON.stringify(step)}`;
    const answered = await ask(by[step.player], before[step.player], step);
    const refused = answered.status >= 400;
    expect([refused, answered.event?.type], `${what}: ${answered.code}`).toEqual([step.refused !== undefined, step.refused]);
    if (refused) expect(answered.status, what).toBe(409);
    const now = await look();
    for (const eyes of PLAYER_IDS) {
      keepsSecrets(eyes, now[eyes]);
      for (const { type } of now[eyes].gameEvents) types.add(type);
    }
    check(step, { before, now, answered }, what);
    sights.push(sightOf(now));
    before = now;
  }
  return { sights, types, players };
}

function check(
  step: ScenarioStep,
  { before, now, answered }: { readonly before: Envs; readonly now: Envs; readonly answered: Answered },
  what: string,
): void {
  const rival = PLAYER_IDS.find((each) => each !== step.player) ?? step.player;
  const told = (who: PlayerId): readonly string[] => {
    const known = new Set(before[who].gameEvents.map(({ id }) => id));
    return now[who].gameEvents.filter(({ id }) => !known.has(id)).map(({ type }) => type);
  };
  if (step.told !== undefined) expect(told(step.player), what).toEqual(step.told);
  if (step.toldOther !== undefined) expect(told(rival), what).toEqual(step.toldOther);
  // RR-094: a refusal is this player's own event.
  if (step.refused !== undefined) expect([told(step.player), told(rival)], what).toEqual([[step.refused], []]);
  if (step.plays !== undefined)
    expect(now[step.player].playSequence.plays.slice(-step.plays.length).map(playText), what).toEqual(step.plays);
  if (step.waiting !== undefined)
    expect([answered.waiting, now[step.player].gameEvents.length], what).toEqual([step.waiting, step.waiting]);
}

function ask(player: ContractPlayer, { gameEvents, pendingSelection }: GameEnv, step: ScenarioStep): Promise<Answered> {
  switch (step.request) {
    case 'startReady':
      return player.at('startReady', { redraw: step.redraw });
    case 'playerAction':
      return player.at('playerAction', { action: step.action });
    case 'selectCard':
      return player.at('selectCard', {
        selectionId: pendingSelection?.selectionId ?? '',
        selectedCardIds: step.selected,
      });
    case 'nextRound':
      return player.at('nextRound');
    case 'acknowledgeEvents': {
      const { types } = step;
      const wanted = gameEvents.filter(({ type }) => types === undefined || types.includes(type));
      return player.at('acknowledgeEvents', { eventIds: wanted.map(({ id }) => id) });
    }
  }
  return step satisfies never;
}
