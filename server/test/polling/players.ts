import type { TableState } from '@tavern/wire/http';
import { NONCE } from '../servers.ts';
import { HttpGuest } from './api.ts';

export interface SeenRoom {
  readonly code: string;
  readonly version: number;
  readonly match: string | null;
  readonly playing: boolean;
  readonly seats: readonly { readonly by: string; readonly here?: boolean; readonly ready?: boolean }[];
}
type Acted = { readonly room: SeenRoom };
type Settings = { readonly [name: string]: unknown };

/** A room of these guests with a match that has started, all by plain HTTP. */
export async function startByHttp(
  guests: readonly HttpGuest[],
  game: string,
  { bots = [], settings = {} }: { readonly bots?: readonly string[]; readonly settings?: Settings } = {},
): Promise<{ readonly match: string; readonly code: string }> {
  const [host, ...others] = guests as [HttpGuest, ...HttpGuest[]];
  const seats = guests.length + bots.length;
  const { room } = await host.post<Acted>('rooms', { game, settings: { seats, speed: 'off', ...settings } });
  const acts = `rooms/${room.code}/acts`;
  for (const guest of others) {
    await guest.post(acts, { do: 'enter', sit: true });
    await guest.post(acts, { do: 'ready', nonce: NONCE });
  }
  for (const [index, level] of bots.entries()) await host.post(acts, { do: 'bot', seat: guests.length + index, level });
  const started = await host.post<Acted>(acts, { do: 'start', nonce: NONCE });
  if (started.room.match === null) throw new Error('the match did not start');
  return { match: started.room.match, code: room.code };
}

export type Chooser = (state: TableState) => { readonly [field: string]: unknown } | undefined;
/** The first one is often to pass. */
const lastOption: Chooser = ({ question }) => question?.options.at(-1)?.option;

/** Plays to the end, or until `until` says so. All that was told comes back, in order. */
export async function playByHttp(
  guest: HttpGuest,
  match: string,
  {
    choice = lastOption,
    until = () => false,
  }: { readonly choice?: Chooser; readonly until?: (state: TableState) => boolean } = {},
): Promise<{ readonly state: TableState; readonly frames: TableState['frames'] }> {
  const frames: TableState['frames'][number][] = [];
  let state = await guest.get<TableState>(`matches/${match}?since=-1`);
  for (let answered = -1; ; ) {
    frames.push(...state.frames);
    if ((state.result !== null && state.next === state.frame) || until(state)) return { state, frames };
    const option = state.frame === answered ? undefined : choice(state);
    if (state.question !== null && option !== undefined) {
      answered = state.frame;
      const body = { id: `f-${state.frame}`, question: state.question.id, option };
      const { status } = await guest.send('POST', `/api/matches/${match}/answers`, body);
      // 409: the clock, or somebody else for all, was faster.
      if (status !== 200 && status !== 409) throw new Error(`${status}`);
    }
    state = await guest.get<TableState>(`matches/${match}?since=${state.next}&wait=25`);
  }
}
