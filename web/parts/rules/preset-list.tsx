import { Icon } from '@tavern/kit';
import type { NamedRules, WholePreset } from '../../model/lobby/lobby-pack.ts';
import { useSpeech } from '../../words/words.ts';
import { type Chosen, presetOf, withPreset } from './presets.ts';

interface PresetListProps {
  readonly pack: NamedRules;
  readonly rules: Chosen;
  /** How many rules differ from a new table's. */
  readonly changed: number;
  readonly onChange?: ((rules: Chosen) => void) | undefined;
}

/** Named sets of rules. A reader who may not change them sees the present set only. */
export function PresetList({ pack, rules, changed, onChange }: PresetListProps) {
  const { t } = useSpeech();
  const { presets } = pack;
  if (presets.length === 0) return null;
  const current = presetOf(pack, rules);
  const shown = onChange === undefined ? presets.filter(({ id }) => id === current?.id) : presets;
  return (
    <div className="presets" role="group" aria-label={t('lobby.presets')}>
      {shown.map((preset) => (
        <PresetMark
          key={preset.id}
          preset={preset}
          chosen={preset.id === current?.id}
          onChoose={onChange && (() => onChange(withPreset(pack, preset, rules)))}
        />
      ))}
      {current === null && (
        <div className="preset picked own-rules">
          <Icon name="check-mark" />
          <b>{t('lobby.presets.own')}</b>
          <span> {t('lobby.presets.own.about', { n: changed })}</span>
        </div>
      )}
    </div>
  );
}

interface PresetMarkProps {
  readonly preset: WholePreset;
  readonly chosen: boolean;
  readonly onChoose?: (() => void) | undefined;
}

function PresetMark({ preset, chosen, onChoose }: PresetMarkProps) {
  const { t } = useSpeech();
  const content = (
    <>
      {chosen && <Icon name="check-mark" />}
      <b>
        {t(`preset.${preset.id}.name`)}
        {preset.recommended === true && <em> {t('lobby.presets.recommended')}</em>}
      </b>
      <span> {t(`preset.${preset.id}.about`)}</span>
    </>
  );
  const className = chosen ? 'preset picked' : 'preset';
  if (onChoose === undefined) return <div className={className}>{content}</div>;
  return (
    <button type="button" className={className} aria-pressed={chosen} onClick={onChoose}>
      {content}
    </button>
  );
}
