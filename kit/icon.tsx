import { classes } from './classes.ts';
import house from './icons/house.svg?no-inline';
import { HOUSE_ICONS } from './icons/house-names.ts';
import { ICON_NAMES, type IconName } from './icons/names.ts';
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

/** The address of an icon's symbol, for drawings that place it themselves. Few icons are met before a table opens: they have a sheet of their own. */
export const iconHref = (name: string): string => `${HOUSE_ICONS.has(name) ? house : sprite}#${name}`;

export function Icon({ name, label, className }: IconProps) {
  if (known?.has(name) === false) console.warn(`no icon "${name}": add it to kit/icons/names.ts`);
  const said = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg className={classes('i', className)} viewBox="0 0 512 512" {...said}>
      <use href={iconHref(name)} />
    </svg>
  );
}
