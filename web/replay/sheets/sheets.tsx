import './sheets.css';
import { Dialog } from '@tavern/kit';
import { useSpeech } from '../../words/words.ts';
import type { Laid } from '../player/sheet.ts';
import { EyesSheet } from './eyes-sheet.tsx';
import { LinkSheet } from './link-sheet.tsx';
import { MoreSheet } from './more-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { PlayOnSheet } from './play-on-sheet.tsx';
import { SealSheet } from './seal-sheet.tsx';
import type { Watching } from './watching.ts';

const SHEETS = {
  eyes: EyesSheet,
  seal: SealSheet,
  link: LinkSheet,
  note: NoteSheet,
  on: PlayOnSheet,
  more: MoreSheet,
} as const;

const TITLES: { readonly [sheet in Laid]: string } = {
  eyes: 'replay.eyes',
  seal: 'replay.seal',
  link: 'replay.link',
  note: 'replay.note',
  on: 'replay.on',
  more: 'replay.more',
};

interface SheetsProps {
  readonly sheet: Laid | null;
  readonly watching: Watching;
}

/** One sheet at a time, over the table. */
export function Sheets({ sheet, watching }: SheetsProps) {
  const { t } = useSpeech();
  const Content = sheet === null ? null : SHEETS[sheet];
  return (
    <Dialog
      open={sheet !== null}
      onClose={watching.close}
      title={sheet === null ? '' : t(TITLES[sheet])}
      closeLabel={t('common.close')}
    >
      {Content !== null && (
        <div className="replay-sheet">
          <Content {...watching} />
        </div>
      )}
    </Dialog>
  );
}
