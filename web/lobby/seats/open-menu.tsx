import { Icon } from '@tavern/kit';
import { useLayer } from '@tavern/kit/use-layer.ts';
import { DropdownMenu } from 'radix-ui';
import { Fragment, useState } from 'react';
import type { SeatAct } from './seat-place.ts';

export interface OpenMenuProps {
  readonly label: string;
  readonly groups: readonly (readonly SeatAct[])[];
}

/** The menu itself, open as soon as it has loaded. */
export default function OpenMenu({ label, groups }: OpenMenuProps) {
  const [open, setOpen] = useState(true);
  useLayer(open, () => setOpen(false));
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={setOpen}>
      <DropdownMenu.Trigger className="seat-menu" aria-label={label}>
        <Icon name="settings-knobs" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content className="seat-deeds m-parch m-pop" align="end" sideOffset={4} collisionPadding={8}>
          {groups.map((group, index) => (
            <Fragment key={group[0]?.id}>
              {index > 0 && <DropdownMenu.Separator className="seat-deed-line" />}
              {group.map((act) => (
                <MenuItem key={act.id} act={act} />
              ))}
            </Fragment>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuItem({ act: { label, icon, checked, danger, onPress } }: { readonly act: SeatAct }) {
  const className = danger === true ? 'seat-deed danger' : 'seat-deed';
  if (checked === undefined) {
    return (
      <DropdownMenu.Item className={className} onSelect={onPress}>
        {icon === undefined ? <span className="i" /> : <Icon name={icon} />}
        {label}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.CheckboxItem className={className} checked={checked} onSelect={onPress}>
      <span className="i">
        <DropdownMenu.ItemIndicator>
          <Icon name="check-mark" />
        </DropdownMenu.ItemIndicator>
      </span>
      {label}
    </DropdownMenu.CheckboxItem>
  );
}
