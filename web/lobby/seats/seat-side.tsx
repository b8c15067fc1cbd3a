import './seat-side.css';
import { Icon } from '@tavern/kit';
import type { CSSProperties } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { SeatPlace } from './seat-place.ts';

/** The side that a seat plays for: a band with its crest, its name and its colour. A press changes it, where that is the viewer's to do. */
export function SeatSide({ side }: { readonly side: NonNullable<SeatPlace['side']> }) {
  const { t } = useSpeech();
  const { name, crest, cloth, onChange } = side;
  const band = (
    <>
      <Icon name={crest} />
      {name}
    </>
  );
  const style = { '--cloth': cloth } as CSSProperties;
  if (onChange === undefined)
    return (
      <span className="seat-side" style={style}>
        {band}
      </span>
    );
  return (
    <button type="button" className="seat-side" style={style} title={t('lobby.side.change')} onClick={onChange}>
      {band}
      <Icon name="cycle" className="seat-side-turn" label={t('lobby.side.change')} />
    </button>
  );
}
