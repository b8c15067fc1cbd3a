import { useEffect } from 'react';

/** While it is the player's turn, the icon of the tab has a red lamp. */
export function useTabIcon(turn: boolean): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon === null || !turn) return undefined;
    const usual = icon.href;
    icon.href = usual.replace('favicon.svg', 'favicon-turn.svg');
    return () => {
      icon.href = usual;
    };
  }, [turn]);
}
