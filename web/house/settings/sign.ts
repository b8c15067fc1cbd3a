import { type Refusal, say } from '@tavern/engine';
import { theSession } from '../../play/online/the-session.ts';
import { useSettings } from '../../settings/settings.ts';

/** Takes a new name, here and on the server, which decides. A server that cannot be reached now is told later. */
export async function sign(given: string): Promise<{ readonly ok: true; readonly name: string } | Refusal> {
  const name = given.trim().replaceAll(/\s+/g, ' ');
  const before = useSettings.getState().nickname;
  if (name === '') return { ok: false, code: 'nickname-empty', why: say('refusal.nickname-empty') };
  useSettings.getState().set({ nickname: name });
  const renamed = await theSession().rename(name);
  if (renamed.ok || !renamed.code.startsWith('nickname')) return { ok: true, name };
  useSettings.getState().set({ nickname: before });
  return renamed;
}
