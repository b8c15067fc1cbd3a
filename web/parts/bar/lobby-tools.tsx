import { SettingsButton } from '../../house/settings/settings-button.tsx';
import { SoundButton } from '../../house/settings/sound-button.tsx';
import { RulesButton } from '../../rules/rules-button.tsx';

/** `rules`: those chosen for the next match. */
export function LobbyTools({ game, rules }: { readonly game: string; readonly rules: object }) {
  return (
    <>
      <RulesButton game={game} rules={rules} />
      <SoundButton />
      <SettingsButton />
    </>
  );
}
