export { type Act, type Look, sending, toldAct } from './act.ts';
export { ActButton } from './act-button.tsx';
export { ActMenu } from './act-menu.tsx';
export { ActPlaque } from './act-plaque.tsx';
export { Acts } from './acts.tsx';
export { ActsPlace, useActsPlace } from './acts-place.tsx';
export { useAct, useHinted } from './use-act.ts';
export { useNoMisclicks } from './use-no-misclicks.ts';
