import { BlockList, isIP, isIPv4, SocketAddress } from 'node:net';
import type { Refusal } from '@tavern/engine';
import { type AdminCode, refuseAdmin } from './refusal.ts';

/** The shortest prefixes: a slip of the finger must not turn everybody away. */
const WIDEST = { 4: 8, 6: 16 } as const;
const BITS = { 4: 32, 6: 128 } as const;
type Family = keyof typeof BITS;

/** IPv4 inside of IPv6, as a socket that listens to both has it. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const MAPPED_BITS = BITS[6] - BITS[4];

const plain = (address: string): string => MAPPED.exec(address)?.[1] ?? address;

function bitsOf(address: string): bigint {
  if (isIPv4(address)) return address.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
  // The last 32 bits may be written as IPv4.
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (dotted) => {
    const bits = bitsOf(dotted);
    return `${(bits >> 16n).toString(16)}:${(bits & 0xffffn).toString(16)}`;
  });
  const [head = [], tail = []] = hex.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

function textOf(bits: bigint, family: Family): string {
  const size = family === 4 ? 8 : 16;
  const parts = Array.from({ length: BITS[family] / size }, (_, index) => {
    const part = (bits >> BigInt(BITS[family] - size * (index + 1))) & ((1n << BigInt(size)) - 1n);
    return part.toString(family === 4 ? 10 : 16);
  });
  if (family === 4) return parts.join('.');
  return new SocketAddress({ address: parts.join(':'), family: 'ipv6' }).address;
}

/**
 * One address, or a range in CIDR form, in the one way to write it: `10.1.2.9/24` becomes `10.1.2.0/24`, and one address has its whole length as
 * its prefix.
 */
export function readAddresses(typed: string): { readonly ok: true; readonly addresses: string } | Refusal<AdminCode> {
  const [given = '', length, ...rest] = typed.trim().split('/');
  const family = isIP(given);
  const bad = refuseAdmin('bad-addresses', { given: typed }, 'who');
  if ((family !== 4 && family !== 6) || given.includes('%') || rest.length > 0) return bad;
  const prefix = length === undefined ? BITS[family] : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  if (!(prefix <= BITS[family])) return bad;
  const address = plain(given);
  if (address !== given) return prefix < MAPPED_BITS ? bad : readAddresses(`${address}/${prefix - MAPPED_BITS}`);
  if (prefix < WIDEST[family]) return refuseAdmin('addresses-too-wide', { given: typed, widest: WIDEST[family] }, 'who');
  const kept = BigInt(BITS[family] - prefix);
  return { ok: true, addresses: `${textOf((bitsOf(address) >> kept) << kept, family)}/${prefix}` };
}

/** Ranges as `readAddresses` writes them. */
export class AddressList {
  readonly #list = new BlockList();

  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [network = '', prefix] = range.split('/');
      this.#list.addSubnet(network, Number(prefix), isIPv4(network) ? 'ipv4' : 'ipv6');
    }
  }

  has(address: string): boolean {
    const [bare = ''] = plain(address).split('%');
    const family = isIP(bare);
    return family !== 0 && this.#list.check(bare, family === 4 ? 'ipv4' : 'ipv6');
  }
}
