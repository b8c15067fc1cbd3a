import { type BoxCard, type CardSetting, isPrinted, MOST_COPIES } from '@tavern/decks';
import { Icon } from '@tavern/kit';
import { classes } from '@tavern/kit/classes.ts';
import { memo } from 'react';
import { useSpeech } from '../../words/words.ts';
import { useBoxGame } from './box-game.ts';
import type { BoxActs } from './use-box.ts';

interface BoxCardItemProps {
  readonly card: BoxCard;
  readonly setting: CardSetting;
  readonly looked: boolean;
  /** One card is reached by Tab, the others by arrow keys. */
  readonly focusable: boolean;
  readonly onFocus: (id: string) => void;
  readonly acts: BoxActs;
}

/** A card: pressed it goes out of the box or back in; below it are its copies and whether it is on top. */
export function BoxCardItem({ card, setting, looked, focusable, onFocus, acts }: BoxCardItemProps) {
  const { t } = useSpeech();
  const { enabled, copies, onTop } = setting;
  const name = t(`card.${card.id}.name`);
  const out = !enabled || copies === 0;
  const changed = !isPrinted(card, setting);
  const said = t(out ? 'cards.is.out' : onTop ? 'cards.is.top' : 'cards.is', { n: copies });
  return (
    <li className={classes('lib-item box-item', out && 'out', changed && 'changed')} data-card={card.id}>
      <button
        type="button"
        className="lib-press"
        tabIndex={focusable ? 0 : -1}
        aria-pressed={looked ? undefined : enabled}
        aria-disabled={looked || undefined}
        aria-describedby={looked ? undefined : 'box-keys'}
        onFocus={() => onFocus(card.id)}
        onClick={() => acts.set(card, { enabled: !enabled })}
      >
        <Face id={card.id} />
        {out && (
          <span className="box-out" aria-hidden="true">
            {t('cards.out')}
          </span>
        )}
        {onTop && !out && (
          <span className="box-top" aria-hidden="true">
            <Icon name="upgrade" />
          </span>
        )}
        <span className="sr">{said}</span>
      </button>
      {looked ? (
        <p className="box-said" aria-hidden="true">
          <b>{out ? t('cards.out') : t('cards.copies', { n: copies })}</b>
          {onTop && !out && <span>{t('cards.top')}</span>}
        </p>
      ) : (
        <>
          <div className="box-ctl">
            <button
              type="button"
              className="box-step"
              tabIndex={-1}
              aria-label={t('cards.less.of', { card: name })}
              aria-disabled={copies === 0 || undefined}
              onClick={() => acts.set(card, { copies: copies - 1 })}
            >
              −
            </button>
            <output className="box-copies" aria-label={t('cards.copies.of', { card: name })}>
              {copies}
              {copies !== card.copies && <small>{t('cards.printed', { n: card.copies })}</small>}
            </output>
            <button
              type="button"
              className="box-step"
              tabIndex={-1}
              aria-label={t('cards.more.of', { card: name })}
              aria-disabled={copies === MOST_COPIES || undefined}
              onClick={() => acts.set(card, { copies: copies + 1 })}
            >
              +
            </button>
          </div>
          <div className="box-ctl">
            <button
              type="button"
              className={classes('box-switch', enabled && 'on')}
              tabIndex={-1}
              aria-label={t(enabled ? 'cards.in.of' : 'cards.out.of', { card: name })}
              onClick={() => acts.set(card, { enabled: !enabled })}
            >
              {t(enabled ? 'cards.in' : 'cards.out')}
            </button>
            <button
              type="button"
              className="box-switch"
              tabIndex={-1}
              aria-pressed={onTop}
              aria-label={t('cards.top.of', { card: name })}
              onClick={() => acts.set(card, { onTop: !onTop })}
            >
              <Icon name="upgrade" />
              {t('cards.top')}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

/** Its drawing does not change with the box. */
const Face = memo(function Face({ id }: { readonly id: string }) {
  const { Card } = useBoxGame();
  const speech = useSpeech();
  return <Card id={id} size="library" words={speech} className="lib-face" />;
});
