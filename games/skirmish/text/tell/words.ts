import { cardName, cardText, type Json, type Say, say } from '@tavern/engine';
import { cards } from '../../rules/catalog.ts';
import type { CardId } from '../../rules/state.ts';

export const name = (seat: number): Json => ({ seat });
export const cardSay = (id: CardId): Say => cardName(cards.get(id));
export const textOf = (id: CardId): Say => cardText(cards.get(id));
/** The four passes have names on the map. */
export const slotSay = (slot: number): Say => say(`slot.${slot}`);
