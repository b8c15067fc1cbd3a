import { classes } from '@tavern/kit/classes.ts';
import { useDeckWords } from '../deck-game.ts';
import type { PartList, Section } from '../model/rows.ts';
import type { ListActs } from './deck-list.tsx';

interface PartHeadProps {
  readonly part: PartList;
  readonly acts: ListActs | undefined;
}

/** A part by its name: how many cards it has and needs, and what they weigh. */
export function PartHead({ part: { part, count, least, most, weight, faulty, ordered }, acts }: PartHeadProps) {
  const { t } = useDeckWords();
  const counted =
    least === most ? t('builder.part.count.exact', { count, least }) : t('builder.part.count', { count, least, most });
  return (
    <h3 className="deck-part-head">
      <span>{t(`deck.part.${part}`)}</span>
      {weight !== null && (
        <span className={classes('deck-weight', weight.sum > weight.most && 'deck-wrong')}>
          {t('builder.weight', { weight: t('deck.weight.sum'), sum: weight.sum, most: weight.most })}
        </span>
      )}
      <span className={classes('num-t', faulty && 'deck-wrong')}>{counted}</span>
      {ordered && acts !== undefined && <span className="sr">{t('builder.row.keys')}</span>}
    </h3>
  );
}

interface KindHeadProps {
  readonly section: Section;
  /** Below the heading of its part. */
  readonly within: boolean;
}

/** A kind of cards: how many there are, and how many there must and may be. */
export function KindHead({ section: { kind, count, limit, faulty }, within }: KindHeadProps) {
  const { t } = useDeckWords();
  const Head = within ? 'h4' : 'h3';
  return (
    <Head>
      <span>{kind === null ? t('builder.strange') : t(`deck.kind.${kind}`)}</span>
      {limit !== null && <small>{limitText(limit, t)}</small>}
      <span className={classes('num-t', faulty && 'deck-wrong')}>{count}</span>
    </Head>
  );
}

function limitText(
  { least, most }: NonNullable<Section['limit']>,
  t: (key: string, values: { readonly [name: string]: number }) => string,
): string {
  if (most === null) return t('builder.kind.least', { least });
  return least === 0 ? t('builder.kind.most', { most }) : t('builder.kind.range', { least, most });
}
