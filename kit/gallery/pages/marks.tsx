import { Chip, Pips, Tier } from '@tavern/kit';
import text from '../text/marks.json';

const of = (n: number, most: number): string => text.of.replace('{n}', `${n}`).replace('{most}', `${most}`);

export default function MarksPage() {
  return (
    <>
      <h2>{text.pips}</h2>
      <div className="g-row">
        {[5, 4, 1, 0].map((n) => (
          <Pips key={n} n={n} most={5} label={of(n, 5)} className="g-pips" />
        ))}
      </div>
      <h2>{text.tiers}</h2>
      <div className="g-row">
        {[1, 2, 3].map((n) => (
          <Tier key={n} n={n} label={text.tier.replace('{n}', `${n}`)} className="g-tier" />
        ))}
        <Tier n={2} most={4} label={of(2, 4)} className="g-tier" />
      </div>
      <h2>{text.chips}</h2>
      <div className="g-row close">
        <Chip icon="fairy" tone="good">
          {text.invisible}
        </Chip>
        <Chip icon="knocked-out-stars" tone="bad">
          {text.knocked}
        </Chip>
        <Chip icon="linked-rings" tone="bad">
          {text.skips}
        </Chip>
        <Chip icon="beer-stein">{text.slow}</Chip>
        <Chip icon="heart-plus" tone="good">
          {text.wind}
        </Chip>
        <Chip icon="tarot-10-wheel-of-fortune" tone="cold">
          {text.luck}
        </Chip>
        <Chip icon="queen-crown">{text.claims}</Chip>
        <span lang="zh-Hant">
          <Chip icon="queen-crown">{text.zh}</Chip>
        </span>
        <Chip>{text.slow}</Chip>
      </div>
    </>
  );
}
