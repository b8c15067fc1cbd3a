import { Icon, useWords } from '@tavern/kit';
import { type CSSProperties, useMemo } from 'react';
import { placesOf } from '../../look/mountain/index.ts';
import { name } from '../../text/tell/words.ts';
import { Tipped } from '../tips/index.ts';
import type { MountainDrawingProps } from './board.tsx';
import { ambushed } from './tile-words.ts';

/** Marks on the slabs: traps, which everybody sees (KM-030), and the ambushes of the viewer and their partners. */
export function Marks({ shape, viewer, show }: MountainDrawingProps) {
  const { t } = useWords();
  const places = useMemo(() => placesOf(shape), [shape]);
  const at = (tile: number): CSSProperties => {
    const place = places[tile];
    return { '--x': place?.x ?? 0, '--y': place?.y ?? 0, '--w': place?.width ?? 0 };
  };
  const ambushes = ambushed(show.view, viewer);
  const { traps } = show.view;
  if (traps.length + ambushes.length === 0) return null;
  return (
    <ul className="mountain-marks" aria-label={t('board.marks')}>
      {traps.map(({ tile, owner }) => (
        <li key={`trap ${tile}`} className="mountain-mark trap" style={at(tile)}>
          <Tipped of={{ status: 'trap' }}>
            <span role="img" tabIndex={0} aria-label={t('board.trap', { tile, owner: name(owner) })}>
              <Icon name="wolf-trap" />
              <i className="mountain-warning" />
            </span>
          </Tipped>
        </li>
      ))}
      {ambushes.map(({ tile, owner }) => (
        <li key={`ambush ${tile} ${owner}`} className="mountain-mark ambush" style={at(tile)}>
          <Tipped of={{ status: 'ambush' }}>
            <span
              role="img"
              tabIndex={0}
              aria-label={t(owner === viewer ? 'board.ambush' : 'board.ambush.partner', { tile, owner: name(owner) })}
            >
              <Icon name="hooded-assassin" />
            </span>
          </Tipped>
        </li>
      ))}
    </ul>
  );
}
