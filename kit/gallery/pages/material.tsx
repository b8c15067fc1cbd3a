import text from '../text/material.json';

const MATERIALS = [
  ['m-oak', text.oak],
  ['m-oak-v', text.oakV],
  ['m-parch', text.parch],
  ['m-stone', text.stone],
  ['m-leather', text.leather],
  ['m-felt', text.felt],
  ['m-brass', text.brass],
  ['m-sunk', text.sunk],
  ['m-oak edge-brass', text.oak],
  ['m-oak lit-ring', text.lit],
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
        <p className="t-label">{text.label}</p>
        <p className="t-label" lang="zh-Hant">
          {text.labelHan}
        </p>
      </div>
    </>
  );
}
