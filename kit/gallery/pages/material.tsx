import text from '../text/material.json';

const MATERIALS = [
  ['m-oak', text.oak],
  ['m-parch', text.parch],
  ['m-felt', text.felt],
  ['m-brass', text.brass],
  ['m-oak edge-brass', text.oak],
] as const;

export default function MaterialPage() {
  return (
    <>
      <div className="g-row">
        {MATERIALS.map(([name, said]) => (
          <div key={name} className="g-said">
            <div className={`g-swatch ${name}`} />
            {said}
          </div>
        ))}
      </div>
      <div className="g-type">
        <p className="t-display t-gilt g-title">{text.display}</p>
        <p className="t-display t-gilt g-title" lang="zh-Hant">
          {text.displayHan}
        </p>
        <p>{text.reading}</p>
        <p lang="zh-Hant">{text.readingHan}</p>
      </div>
    </>
  );
}
