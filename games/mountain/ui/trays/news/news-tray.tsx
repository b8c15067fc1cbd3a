import './news.css';
import './news-narrow.css';
import './crown.css';
import { Button, CardBack, Icon, useWords } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { useId } from 'react';
import type { MountainProps } from '../../show/props.ts';
import { DECKS, FaceCard, faceOf } from '../../tips/index.ts';
import { toldSoFar } from '../common/told-so-far.ts';
import { Waits } from '../common/waits.tsx';
import { Contenders } from '../initiative/contenders.tsx';
import { contendersIn } from '../initiative/initiative.ts';
import { isOwn, type News } from './news.ts';
import { newsWords } from './news-words.ts';

const SIGNS: { readonly [kind in News['kind']]: string } = {
  treasure: 'locked-chest',
  luck: 'tarot-10-wheel-of-fortune',
  smoke: 'smoke-bomb',
  trap: 'wolf-trap',
  theft: 'snatch',
  victory: 'laurel-crown',
  defeat: 'knocked-out-stars',
  duel: 'crossed-swords',
  crown: 'crown',
  order: 'rolling-dices',
};

/** From this tile on, the tiles in reach are on the upper half of the mountain. */
const UPPER_HALF = 10;

/** The news goes on the half of the mountain away from the acting player and the tiles in their reach, so that neither is covered. */
function liesHigh({ news, question, viewer, show }: MountainProps & { readonly news: News }): boolean {
  const seat = question === null ? (news.seat ?? viewer) : viewer;
  return seat !== null && (show.view.players[seat]?.at ?? 0) < UPPER_HALF;
}

/** Its text must be read here: the only card, or the Luck card that brought the others. */
const isRead = ({ kind, cards }: News, index: number): boolean => cards.length === 1 || (kind === 'luck' && index === 0);

/**
 * Cards that were turned up, and how fights ended (KM-042, KM-043): seen by all, face down for those who may not see them, and in nobody's
 * way.
 */
export function NewsTray(props: MountainProps & { readonly news: News; readonly onClose: () => void }) {
  const { news, onClose, viewer, view, names, events, show } = props;
  const { t, tell } = useWords();
  const titleId = useId();
  const { title, lines } = newsWords(news, viewer, view);
  const own = isOwn(news, viewer);
  const size = own && news.cards.length === 1 ? 'm' : 's';
  const aside = view.luck !== null && news.kind === 'luck';
  return (
    <section
      className={classes(
        'oak-tray news',
        `news-${news.kind}`,
        own ? 'own' : 'others',
        news.cards.length > 1 && 'news-several',
        liesHigh(props) && 'high',
      )}
      aria-labelledby={titleId}
      data-tray="news"
    >
      {news.cards.length > 0 && (
        <ul className="news-cards">
          {news.cards.map(({ deck, card, tier, fate }, index) => (
            <li key={`${deck} ${card} ${index}`} className={classes(`fate-${fate}`, isRead(news, index) && 'news-read')}>
              {card === null ? (
                <CardBack size={size} deck={DECKS[deck]} tier={tier ?? 0} label={t('tray.news.hidden')} />
              ) : (
                <FaceCard face={faceOf(deck, card)} size={size} enlarge />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="news-words">
        <h2 id={titleId} className="t-display t-brass">
          <Icon name={SIGNS[news.kind]} />
          {tell(title)}
        </h2>
        {lines.map((line, index) => (
          <p key={index}>{tell(line)}</p>
        ))}
        {news.kind === 'order' && (
          <Contenders
            contenders={contendersIn(toldSoFar(events, show), view.players.length)}
            heroes={view.players}
            names={names}
            you={viewer}
            waiting={[]}
            rolling={false}
          />
        )}
        {aside && <Waits {...props} />}
        {/* Other players' news disappear by themselves: a button would only skip what comes after them. */}
        {own && (
          <Button icon="check-mark" hotkey="c" onPress={onClose}>
            {t('tray.news.continue')}
          </Button>
        )}
      </div>
    </section>
  );
}
