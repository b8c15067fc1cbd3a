import type { Contract } from '../../contract.ts';
import type { Revolution } from '../rules/types.ts';
import { MatchChronicle } from './chronicle.ts';
import { injection } from './inject/injection.ts';
import injectEn from './inject/text/en.json' with { type: 'json' };
import injectZhHant from './inject/text/zh-Hant.json' with { type: 'json' };
import { errorType, wrongPhase } from './refusal.ts';
import { routes } from './routes.ts';
import type { GivenEnv } from './shapes/injected.ts';
import { PLAYER_IDS } from './shapes/names.ts';
import { lobbyOf } from './standing.ts';
import en from './text/en.json' with { type: 'json' };
import zhHant from './text/zh-Hant.json' with { type: 'json' };

/** The interface that the document promises (RR-061..RR-095): pure translation, and nothing that plays. */
export const contract: Contract<Revolution> = {
  routes,
  document: '/player/openapi.json',
  players: PLAYER_IDS,
  texts: { en: { ...en, ...injectEn }, 'zh-Hant': { ...zhHant, ...injectZhHant } },
  chronicle: (seat) => new MatchChronicle(seat),
  lobby: lobbyOf,
  tooEarly: () => wrongPhase('WAITING_FOR_PLAYERS'),
  inject: (given, luck) => injection(given as GivenEnv, luck),
  errorType,
};
