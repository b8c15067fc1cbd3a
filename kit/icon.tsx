import { classes } from './classes.ts';
import hall from './icons/hall.svg?no-inline';
import lobby from './icons/lobby.svg?no-inline';
import { ICON_NAMES, type IconName } from './icons/names.ts';
import { HALL_ICONS, LOBBY_ICONS } from './icons/screen-icons.ts';
import sprite from './icons/sprite.svg?no-inline';

/** While developing, an icon that is not in the sprite is noticed. The list is not part of the built site: it would be two kilobytes of the way to a lobby. */
const known: ReadonlySet<string> | null = import.meta.env.DEV ? new Set(ICON_NAMES) : null;

export interface IconProps {
  /** A name of the game-icons set. Cards give it as a plain string. */
  readonly name: IconName | (string & {});
  /** Read aloud; without it the icon is decoration. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Few icons are met in the hall, and few more in a lobby: they have sheets of their own. */
function sheetOf(name: string): string {
  if (HALL_ICONS.has(name)) return hall;
  return LOBBY_ICONS.has(name) ? lobby : sprite;
}

/** The address of an icon's symbol, for drawings that place it themselves. */
export const iconHref = (name: string): string => `${sheetOf(name)}#${name}`;

export function Icon({ name, label, className }: IconProps) {
  if (known?.has(name) === false) console.warn(`no icon "${name}": add it to kit/icons/names.ts`);
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes('i', className)} viewBox="0 0 512 512" {...said}>
      <use href={iconHref(name)} />
    </svg>
  );
}
