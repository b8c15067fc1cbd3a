import type { ReactNode } from 'react';

interface TipWordsProps {
  readonly title: ReactNode;
  /** Part of a number: how much, and from what. `off`: it does not always apply. */
  readonly rows: readonly { readonly n: ReactNode; readonly from: ReactNode; readonly off: boolean }[];
  readonly lines: readonly ReactNode[];
}

/** A tip in words: a heading, rows of numbers, lines. */
export function TipWords({ title, rows, lines }: TipWordsProps) {
  return (
    <div className="tip-words">
      <h4>{title}</h4>
      {rows.length > 0 && (
        <div className="src">
          {rows.map(({ n, from, off }, index) => (
            <p key={index} className={off ? 'off' : undefined}>
              <b>{n}</b> <span>{from}</span>
            </p>
          ))}
        </div>
      )}
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </div>
  );
}
