import './rules-panel.css';
import type { Field, Json } from '@tavern/engine';
import type { GamePack } from '@tavern/games';
import { lazy, Suspense } from 'react';
import { useSpeech } from '../../words/words.ts';
import type { SeedRowProps } from '../seed/seed-row.tsx';
import { PresetList } from './preset-list.tsx';
import { type Chosen, changedRules } from './presets.ts';
import { RuleRow } from './rule-row.tsx';

/** Only a game for one player has a seed. */
const SeedRow = lazy(() => import('../seed/seed-row.tsx'));

/** Further settings of the table: pace, bots, who may come in. */
export interface TableRule {
  readonly field: Field;
  readonly value: Json;
  readonly onChange?: ((value: Json) => void) | undefined;
}

interface RulesPanelProps {
  readonly pack: GamePack;
  readonly fields: readonly Field[];
  readonly rules: Chosen;
  readonly table: readonly TableRule[];
  readonly seed?: SeedRowProps | undefined;
  /** Left out: read only. */
  readonly onChange?: ((rules: Chosen) => void) | undefined;
}

/** The house rules on parchment, each with its help. */
export function RulesPanel({ pack, fields, rules, table, seed, onChange }: RulesPanelProps) {
  const { t } = useSpeech();
  const changed = changedRules(fields, pack, rules);
  return (
    <div className="house-rules">
      <PresetList pack={pack} rules={rules} changed={changed.length} onChange={onChange} />
      {fields.length > 0 && (
        <ul className="rule-list">
          {fields.map((field) => (
            <RuleRow
              key={field.name}
              field={field}
              value={rules[field.name] ?? field.initial}
              changed={changed.includes(field.name)}
              onChange={onChange && ((value) => onChange({ ...rules, [field.name]: value }))}
            />
          ))}
        </ul>
      )}
      {table.length > 0 && (
        <>
          <h3>{t('lobby.table.title')}</h3>
          <ul className="rule-list">
            {seed !== undefined && (
              <Suspense>
                <SeedRow {...seed} />
              </Suspense>
            )}
            {table.map((rule) => (
              <RuleRow key={rule.field.name} {...rule} />
            ))}
          </ul>
        </>
      )}
      {onChange === undefined && <p className="rules-note">{t('lobby.rules.host')}</p>}
    </div>
  );
}
