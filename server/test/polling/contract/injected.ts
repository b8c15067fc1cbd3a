import { ContractPlayer } from './players.ts';

export type Fields = { readonly [field: string]: unknown };

/** Two players in a match that begins with this state. */
export async function injected(url: string, gameEnv: Fields): Promise<readonly [ContractPlayer, ContractPlayer]> {
  const [one, two] = [await ContractPlayer.arrive(url, 'Mei'), await ContractPlayer.arrive(url, 'Ann')];
  const { status, gameId, code, field } = await one.inject({ gameEnv });
  if (status !== 201) throw new Error(`${status}: ${code} ${field}`);
  const joined = await two.join(gameId);
  if (joined.status !== 200 || joined.gameEnv.matchId === null) throw new Error(`it did not start: ${joined.code}`);
  return [one, two];
}
