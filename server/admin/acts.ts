import type { Refusal } from '@tavern/engine';
import type { Clock } from '@tavern/host';
import { guestId } from '@tavern/wire';
import type { Hall } from '../hall/hall.ts';
import type { Act, Change } from '../store/admin.ts';
import type { Store } from '../store/store.ts';
import type { AdminAct } from './act.ts';
import { readAddresses } from './addresses.ts';
import type { Doorkeeper } from './doorkeeper.ts';
import { refuseAdmin } from './refusal.ts';

interface ActsSetup {
  readonly store: Store;
  readonly hall: Hall;
  readonly clock: Clock;
  readonly doorkeeper: Doorkeeper;
}

type Done = { readonly ok: true; readonly act: Act };
type Target = { readonly ok: true; readonly guest: string | null; readonly addresses: string | null; readonly name?: string };

/** Carries out what admins do. Nothing happens unrecorded: an act and its record are stored together. */
export class Acts {
  readonly #setup: ActsSetup;

  constructor(setup: ActsSetup) {
    this.#setup = setup;
  }

  async perform(act: AdminAct): Promise<Done | Refusal> {
    switch (act.do) {
      case 'mute':
        return this.#mute(act);
      case 'unmute':
        return this.#of(act, act.guest, { unmute: act.guest }, {}, refuseAdmin('not-muted', { guest: act.guest }, 'guest'));
      case 'kick':
        return this.#kick(act);
      case 'ban':
      case 'unban':
        return this.#ban(act);
      case 'close-report':
        return this.#of(
          act,
          String(act.report),
          { close: act.report },
          {},
          refuseAdmin('report-closed', { report: act.report }, 'report'),
        );
    }
  }

  async #mute(act: Extract<AdminAct, { do: 'mute' }>): Promise<Done | Refusal> {
    const { guest } = act;
    const found = await this.#guest(guest, 'guest');
    if (!found.ok) return found;
    const until = this.#setup.clock.now() + act.for;
    return this.#of(act, guest, { mute: { guest, until } }, { until, name: found.name });
  }

  async #kick(act: Extract<AdminAct, { do: 'kick' }>): Promise<Done | Refusal> {
    const { guest, room } = act;
    const found = await this.#guest(guest, 'guest');
    if (!found.ok) return found;
    // First the record: better one of a guest who left by themselves in that moment than a kick without one.
    const record = (code: string): Promise<Done | Refusal> => this.#of(act, guest, null, { room: code, name: found.name });
    return this.#setup.hall.expel(room, guest, record);
  }

  async #ban(act: Extract<AdminAct, { do: 'ban' | 'unban' }>): Promise<Done | Refusal> {
    const target = await this.#target(act.who);
    if (!target.ok) return target;
    const { guest, addresses, name } = target;
    const about = guest ?? addresses ?? act.who;
    const named = name === undefined ? {} : { name };
    if (act.do === 'unban')
      return this.#of(act, about, { unban: { guest, addresses } }, named, refuseAdmin('not-barred', { who: about }, 'who'));
    const until = this.#setup.clock.now() + act.for;
    return this.#of(act, about, { ban: { guest, addresses, until } }, { until, ...named });
  }

  /** Records it with what it changes; `otherwise`: there was nothing to change. */
  async #of(act: AdminAct, about: string, change: Change, details: Act['details'], otherwise?: Refusal): Promise<Done | Refusal> {
    const { store, clock, doorkeeper } = this.#setup;
    const row = { at: clock.now(), by: act.by, deed: act.do, about, why: act.why ?? '', details };
    const done = await store.admin.perform(row, change);
    if (done === null) {
      if (otherwise === undefined) throw new Error(`${act.do} of ${about} was not stored`);
      return otherwise;
    }
    await doorkeeper.reread();
    return { ok: true, act: done };
  }

  async #target(who: string): Promise<Target | Refusal> {
    if (!guestId.safeParse(who).success) {
      const read = readAddresses(who);
      return read.ok ? { ok: true, guest: null, addresses: read.addresses } : read;
    }
    const found = await this.#guest(who, 'who');
    return found.ok ? { ok: true, guest: who, addresses: null, name: found.name } : found;
  }

  async #guest(id: string, field: string): Promise<{ readonly ok: true; readonly name: string } | Refusal> {
    const [found] = await this.#setup.store.guests.byIds([id]);
    return found === undefined ? refuseAdmin('no-such-guest', { who: id }, field) : { ok: true, name: found.nickname };
  }
}
