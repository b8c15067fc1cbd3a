import type { Refusal } from '@tavern/engine';
import type { Asking, ContractRoute } from '@tavern/games';
import type { Clock } from '@tavern/host';
import type { RoomView } from '@tavern/wire';
import { openApi, type Route } from '@tavern/wire/http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Beginnings } from '../../hall/beginnings.ts';
import type { Hall } from '../../hall/hall.ts';
import { spokenNames } from '../../play/spoken-names.ts';
import { guestHandler, pathOf } from '../handling.ts';
import type { Pages } from '../pages.ts';
import type { Poller } from '../poller.ts';
import type { Pollers } from '../pollers.ts';
import type { About } from '../status.ts';
import { matchOf } from '../tables.ts';
import { ContractTables, type ToldRefusal } from './contract-tables.ts';
import type { OwnInterface } from './contracts.ts';
import { Doors } from './doors.ts';
import { Injecting } from './injecting.ts';
import { type Seated, Seats } from './seated.ts';

export interface ContractSetup {
  readonly pollers: Pollers;
  readonly pages: Pages;
  readonly hall: Hall;
  readonly clock: Clock;
  /** Null: this server is not for tests. */
  readonly beginnings: Beginnings | null;
}

/** A made-up state may be longer than any other request. */
const LONGEST_STATE = 64_000;

/** One game's own interface, beside the one of all games: another way to ask the same rooms and tables. */
export function openContract(app: FastifyInstance, own: OwnInterface, setup: ContractSetup): void {
  const { contract } = own;
  const requests = new Requests(own, setup);
  for (const route of Object.values(contract.routes)) {
    if (route.forTests === true && setup.beginnings === null) continue;
    const url = patternOf(route);
    if (route.guest === 'no') {
      app.route({ method: route.method, url, handler: async () => requests.read(route) });
      continue;
    }
    const handler = guestHandler(setup.pollers, route as Route, ({ poller, ...read }) => requests.answer(poller, route, read), {
      about: (poller, request) => requests.about(poller, request),
      unread: (poller, request, refused) => requests.unread(poller, request, refused),
    });
    app.route({ method: route.method, url, handler, ...(route.forTests === true ? { bodyLimit: LONGEST_STATE } : {}) });
  }
  const document = JSON.stringify(openApi(contract.routes));
  app.get(contract.document, async (_request, reply) => reply.type('application/json; charset=utf-8').send(document));
}

/** Only what it is: other paths under the same folder are the site's. */
const patternOf = ({ path, only = {} }: ContractRoute): string =>
  pathOf({ path }).replaceAll(/:(\w+)/g, (whole, name: string) => (only[name] === undefined ? whole : `${whole}(${only[name]})`));

type Entering = Extract<Asking, { readonly do: 'open' | 'join' | 'inject' }>;
type Named = { readonly gameId?: unknown; readonly playerId?: unknown };

class Requests {
  private readonly own: OwnInterface;
  private readonly seats: Seats;
  private readonly doors: Doors;
  private readonly injecting: Injecting;
  private readonly tables: ContractTables;

  constructor(own: OwnInterface, { hall, pages, clock, beginnings }: ContractSetup) {
    this.own = own;
    this.seats = new Seats(hall, own);
    this.doors = new Doors(hall, own);
    this.injecting = new Injecting({ own, hall, doors: this.doors, beginnings });
    this.tables = new ContractTables({ own, pages, clock, about: (seated) => this.aboutTable(seated) });
  }

  read(route: ContractRoute): object {
    const asking = route.asks({ params: undefined as never, query: undefined as never, body: undefined as never });
    if (asking.do !== 'read') throw new Error(`${route.path} is for guests`);
    return asking.reply();
  }

  async answer(poller: Poller, route: ContractRoute, read: object): Promise<object> {
    const asking = route.asks(read as Parameters<ContractRoute['asks']>[0]);
    if (asking.do === 'read') return asking.reply();
    if (asking.do === 'open' || asking.do === 'join' || asking.do === 'inject') return this.enter(poller, asking);
    const seated = await this.seated(poller, asking.room, asking.player);
    if ('ok' in seated) return seated;
    if (asking.do === 'look') return this.tables.look(seated, asking.since);
    return asking.do === 'acknowledge' ? this.tables.acknowledge(seated, asking.events) : this.tables.act(seated, asking);
  }

  /** A request that cannot be read is an event, too, where it says whose it is. */
  async unread(poller: Poller, { body }: FastifyRequest, refused: Refusal): Promise<ToldRefusal> {
    const seated = await this.named(poller, body);
    return seated === null ? refused : this.tables.refuse(seated, refused);
  }

  async about(poller: Poller, { body, query }: FastifyRequest): Promise<About> {
    const seated = await this.named(poller, body ?? query);
    return seated === null ? { texts: this.texts, names: () => [] } : this.aboutTable(seated);
  }

  private async enter(poller: Poller, asking: Entering): Promise<object> {
    const entered = await this.throughTheDoor(poller, asking);
    if (!entered.ok) return entered;
    const seated = await this.seats.inRoom(poller, entered.room.code, null, entered.room);
    if ('ok' in seated) return seated;
    const seen = await this.tables.look(seated);
    return { ...seen, gameId: seated.room.code, playerId: this.own.contract.players[seated.seat] };
  }

  private throughTheDoor(poller: Poller, asking: Entering): ReturnType<Doors['open']> {
    if (asking.do === 'inject') return this.injecting.inject(poller, asking);
    return asking.do === 'open' ? this.doors.open(poller, asking) : this.doors.join(poller, asking);
  }

  private seated(poller: Poller, code: string, player: string | null): Promise<Seated | Refusal> {
    return this.seats.find(poller, code, player, (room: RoomView) => this.doors.look(poller, room));
  }

  private async named(poller: Poller, given: unknown): Promise<Seated | null> {
    if (typeof given !== 'object' || given === null) return null;
    const { gameId, playerId } = given as Named;
    if (typeof gameId !== 'string' || typeof playerId !== 'string' || gameId.length > LONGEST) return null;
    const seated = await this.seated(poller, gameId, playerId);
    return 'ok' in seated ? null : seated;
  }

  private get texts(): About['texts'] {
    const { pack, contract } = this.own;
    return {
      en: { ...pack.texts.en, ...contract.texts.en },
      'zh-Hant': { ...pack.texts['zh-Hant'], ...contract.texts['zh-Hant'] },
    };
  }

  private aboutTable({ at }: Seated): About {
    return { texts: this.texts, names: (language) => (at === null ? [] : spokenNames(matchOf(at).row, language)) };
  }
}

/** No code of a room is as long. */
const LONGEST = 200;
