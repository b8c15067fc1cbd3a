import { type Say, type Seat, say } from '@tavern/engine';
import { enemies } from '../../../rules/catalog.ts';
import type { View } from '../../../rules/view.ts';
import { enemyName, luckName, name, names } from '../../../text/tell/words.ts';
import { enemyTitle } from '../../words/enemy-words.ts';
import { crownLine } from './crown-words.ts';
import type { News } from './news.ts';

interface NewsWords {
  readonly title: Say;
  readonly lines: readonly Say[];
}

/** The first part of a key: about the viewer, or about another player. */
const side = (seat: Seat | null, viewer: Seat | null): 'you' | 'player' => (seat !== null && seat === viewer ? 'you' : 'player');

function spoilsLine({ foe, roll, tier }: Extract<News, { kind: 'victory' }>['spoils'][number]): Say {
  const enemy = enemyName(foe);
  if (tier === null) return say('tray.news.spoils.nothing', { enemy, roll });
  return enemies.get(foe).leaves === undefined
    ? say('tray.news.spoils', { enemy, roll, tier })
    : say('tray.news.spoils.sure', { enemy, tier });
}

/** A spectator reads it in passing; the rolls behind it are in the log. */
const foundLine = ({ spoils }: Extract<News, { kind: 'victory' }>): readonly Say[] => {
  const n = spoils.filter(({ tier }) => tier !== null).length;
  return spoils.length === 0 ? [] : [n === 0 ? say('tray.news.spoils.none') : say('tray.news.spoils.found', { n })];
};

function luckWords({ seat, by, fate, cards }: Extract<News, { kind: 'luck' }>, viewer: Seat | null): NewsWords {
  const who = name(seat);
  const [drawn] = cards;
  if (fate === 'cancelled')
    return {
      title: say('tray.news.luck.cancelled'),
      lines: [say(`tray.news.luck.cancelled.${side(by, viewer)}`, { by: name(by), card: luckName(drawn?.card ?? '') })],
    };
  const title = say(`tray.news.luck.${side(seat, viewer)}`, { who });
  return { title, lines: fate === 'kept' ? [say(`tray.news.luck.kept.${side(seat, viewer)}`, { who })] : [] };
}

export function newsWords(news: News, viewer: Seat | null, view: View): NewsWords {
  const key = side(news.seat, viewer);
  const who = news.seat === null ? '' : name(news.seat);
  switch (news.kind) {
    case 'treasure':
      return { title: say(`tray.news.treasure.${key}`, { who, n: news.cards.length }), lines: [] };
    case 'luck':
      return luckWords(news, viewer);
    case 'smoke':
      return { title: say(`tray.news.smoke.${key}`, { who }), lines: [say('tray.news.smoke')] };
    case 'theft':
      return {
        title: say(news.loser === viewer ? 'tray.news.theft.fromYou' : `tray.news.theft.${key}`, {
          who,
          loser: name(news.loser),
        }),
        lines: [],
      };
    case 'trap':
      return {
        title: say(`tray.news.trap.${key}`, { who }),
        lines: [say(`tray.news.trap.${news.effect}`, { owner: name(news.owner) })],
      };
    case 'victory':
      return {
        title: say(`tray.news.victory.${key}`, { who }),
        lines: [
          say('tray.news.victory.enemies', {
            enemies: news.enemies.map((_, index) => enemyTitle(news.enemies, index)),
            n: news.enemies.length,
          }),
          ...(key === 'you' ? news.spoils.map(spoilsLine) : foundLine(news)),
        ],
      };
    case 'defeat':
      return {
        title: say(`tray.news.defeat.${key}`, { who }),
        lines: [
          ...(news.to === null ? [] : [say('tray.news.defeat.back', { tile: news.to })]),
          ...(news.skips ? [say('tray.news.defeat.skips')] : []),
        ],
      };
    case 'duel':
      return {
        title: news.seat === null ? say('tray.news.duel.nobody') : say(`tray.news.duel.${key}`, { who }),
        lines: [
          ...(news.fallen.length === 0 ? [] : [say('tray.news.duel.fallen', { who: names(news.fallen) })]),
          ...(news.fled.length === 0 ? [] : [say('tray.news.duel.fled', { who: names(news.fled) })]),
        ],
      };
    case 'crown':
      return {
        title: say(`tray.news.crown.${news.claimed ? 'claimed' : 'reached'}.${key}`, { who }),
        lines: [crownLine(view, news.seat, viewer)],
      };
    case 'order':
      return { title: say(`tray.news.order.${key}`, { who }), lines: [] };
  }
}
