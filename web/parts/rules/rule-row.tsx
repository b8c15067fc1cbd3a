import type { Field, Json } from '@tavern/engine';
import { Icon } from '@tavern/kit';
import { useEffect, useId, useRef, useState } from 'react';
import { useSpeech } from '../../words/words.ts';
import { RuleEditor } from './rule-editor.tsx';
import { valueOf } from './rule-value.ts';

interface RuleRowProps {
  readonly field: Field;
  readonly value: Json;
  /** It differs from a new table's. */
  readonly changed?: boolean;
  /** Left out: read only. */
  readonly onChange?: ((value: Json) => void) | undefined;
}

/** One line of the house rules. It opens to explain the rule and, for those who may, to change it. */
export function RuleRow({ field, value, changed = false, onChange }: RuleRowProps) {
  const { t, tell } = useSpeech();
  const [open, setOpen] = useState(false);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  // Scrolls, because the last rows would open below the edge of their sheet.
  useEffect(() => {
    if (open) row.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li ref={row} className={changed ? 'rule changed' : 'rule'}>
      <button type="button" className="rule-line" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span className="rule-label">{tell(field.label)}</span>
        <span className="rule-value">
          {tell(valueOf(field, value))}
          {changed && <span className="sr">{t('lobby.rule.changed')}</span>}
        </span>
        <Icon name={onChange === undefined ? 'info' : 'quill-ink'} className="rule-mark" />
      </button>
      <div id={id} className="rule-more" hidden={!open}>
        <p>{tell(field.help)}</p>
        {open && onChange !== undefined && <RuleEditor field={field} value={value} onChange={onChange} />}
      </div>
    </li>
  );
}
