import { BEYOND_PHONE } from '@tavern/kit/breakpoints.ts';
import { useLayer } from '@tavern/kit/use-layer.ts';
import { useMedia } from '@tavern/kit/use-media.ts';
import { useState } from 'react';
import { useReading } from '../../parts/chat/use-unread.ts';
import type { Page } from '../book/table-book.tsx';
import type { LaidTableProps } from './props.ts';
import type { Tray } from './table-tools.tsx';

/** On smaller screens the house's book is behind tabs. */
const LAYS_BOOK = BEYOND_PHONE;
const NOWHERE = 'not all';

/** What is open over the table: the book and its page, a tray of the beam, and which chat lines have been read. */
export function useOpenSheets({ company, ui }: Pick<LaidTableProps, 'company' | 'ui'>) {
  const [page, setPage] = useState<Page>('log');
  const [sheet, setSheet] = useState(false);
  const [tray, setTray] = useState<Tray | null>(null);
  const [talking, setTalking] = useState(false);
  const laid = useMedia(ui === null ? LAYS_BOOK : (ui.laysBook ?? NOWHERE));
  // Elsewhere the book is beside the table, or in a dialog.
  useLayer(sheet && !laid && ui === null, () => setSheet(false));
  const unread = useReading(company?.unread ?? null, talking || (page === 'chat' && (sheet || laid)));
  return { page, setPage, sheet, setSheet, laid, tray, setTray, setTalking, unread };
}
