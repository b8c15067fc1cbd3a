import type { Field } from '@tavern/engine';
import { useState } from 'react';
import type { LobbyPack } from '../model/lobby/lobby-pack.ts';
import { PresetList } from '../parts/rules/preset-list.tsx';
import { type Chosen, changedRules } from '../parts/rules/presets.ts';
import { RuleRow } from '../parts/rules/rule-row.tsx';
import '../parts/rules/rules-panel.css';
import { useMedia } from '@tavern/kit/use-media.ts';
import { WIDE } from '../house/wide.ts';
import { useSpeech } from '../words/words.ts';

interface RunRulesProps {
  readonly pack: LobbyPack;
  readonly rules: Chosen;
  readonly onChange: (rules: Chosen) => void;
}

/** The rules of the next run: presets first, then every single rule, folded up on small screens. */
export function RunRules({ pack, rules, onChange }: RunRulesProps) {
  const { t } = useSpeech();
  const wide = useMedia(WIDE);
  const [open, setOpen] = useState<boolean | null>(null);
  const { fields } = pack;
  const changed = changedRules(fields, pack, rules);
  const row = (field: Field) => (
    <RuleRow
      key={field.name}
      field={field}
      value={rules[field.name] ?? field.initial}
      changed={changed.includes(field.name)}
      onChange={(value) => onChange({ ...rules, [field.name]: value })}
    />
  );
  return (
    <>
      <PresetList pack={pack} rules={rules} changed={changed.length} onChange={onChange} />
      <details
        className="run-rules"
        open={open ?? wide}
        onToggle={({ currentTarget }) => currentTarget.open !== (open ?? wide) && setOpen(currentTarget.open)}
      >
        <summary>{t('lobby.rules')}</summary>
        <ul className="rule-list switches">{fields.filter(({ type }) => type === 'switch').map(row)}</ul>
        <ul className="rule-list">{fields.filter(({ type }) => type !== 'switch').map(row)}</ul>
      </details>
    </>
  );
}
