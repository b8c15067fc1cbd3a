import { type Refusal, refusal } from '@tavern/engine';
import type { EventType } from './shapes/event.ts';
import type { Phase } from './shapes/names.ts';

/** What only this interface refuses. All other refusals are the kernel's, or the reasons of the rules themselves. */
type Code = 'wrong-phase' | 'selection-pending' | 'other-selection' | 'no-such-copy';

export const wrongPhase = (phase: Phase): Refusal<Code> => refusal('wrong-phase', { phase });
export const selectionPending = (selection: string): Refusal<Code> => refusal('selection-pending', { selection });
export const otherSelection = (selection: string): Refusal<Code> => refusal('other-selection', { selection }, 'selectionId');
export const noSuchCopy = (card: string, field: string): Refusal<Code> => refusal('no-such-copy', { card }, field);

/** C-06: the leader's zones and other cards' effects are two errors. The reasons of `blocked` say which it is. */
const BY_REASON: { readonly [key: string]: EventType } = {
  'blocked.leader': 'ZONE_COMPATIBILITY_ERROR',
  'blocked.effect': 'FIELD_EFFECT_RESTRICTION',
  'blocked.taken': 'ZONE_OCCUPIED_ERROR',
  'blocked.helpTaken': 'ZONE_OCCUPIED_ERROR',
  'blocked.secretOnly': 'PHASE_RESTRICTION_ERROR',
};
const BY_CODE: { readonly [code: string]: EventType } = {
  'wrong-phase': 'PHASE_RESTRICTION_ERROR',
  'match-over': 'PHASE_RESTRICTION_ERROR',
  'selection-pending': 'CARD_SELECTION_PENDING',
  'not-yours': 'WAITING_FOR_PLAYER',
  'already-answered': 'WAITING_FOR_PLAYER',
};

/** RR-087..RR-094: the event that a refusal is. */
export const errorType = ({ code, why }: Refusal): EventType => BY_REASON[why.key] ?? BY_CODE[code] ?? 'ERROR_OCCURRED';
