import { Pips, Tier } from '@tavern/kit';
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
          <Tier key={n} n={n} label={text.tier.replace('{n}', `${n}`)} />
        ))}
      </div>
    </>
  );
}
