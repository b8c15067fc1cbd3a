import './tips.css';
import { CardTipsPlace, type CardTipsProps } from '@tavern/kit/tips/index.ts';
import type { View } from '../../rules/view.ts';
import { RevolutionCard } from '../card/card.tsx';
import { tipOf } from './tip.ts';
import { tipName } from './what.ts';

/** A tap does nothing else there: on what is no button, and on names of cards in the story. */
const isIdle = (trigger: Element): boolean => trigger.matches(':not(button), .rev-ending-card');

export const TipsPlace = (props: CardTipsProps<View>) => (
  <CardTipsPlace {...props} tipOf={tipOf} nameOf={tipName} idle={isIdle} card={RevolutionCard} className="tip-rev-card" />
);
