import { describe, expect, test } from 'vitest';
import { AddressList, readAddresses } from '../../admin/addresses.ts';

const read = (typed: string): string => {
  const result = readAddresses(typed);
  return result.ok ? result.addresses : result.code;
};

describe('addresses', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7/32'],
    [' 203.0.113.7/24 ', '203.0.113.0/24'],
    ['10.255.255.255/8', '10.0.0.0/8'],
    ['2001:DB8::1', '2001:db8::1/128'],
    ['2001:db8:ffff::1/32', '2001:db8::/32'],
    ['2001:db8:0:0:1:0:0:9/64', '2001:db8::/64'],
    ['::1', '::1/128'],
    ['::ffff:10.1.2.3', '10.1.2.3/32'],
    ['::ffff:10.1.2.3/112', '10.1.0.0/16'],
  ])('%s are written %s', (typed, written) => {
    expect(read(typed)).toBe(written);
    expect(read(written)).toBe(written);
  });

  test.each(['', 'x', '1.2.3', '1.2.3.4.5', '256.1.1.1', '1.2.3.4/', '1.2.3.4/33', '1.2.3.4/-1', '1.2.3.4/8/8', '1.2.3.4/1e1'])(
    '%j are none',
    (typed) => expect(read(typed)).toBe('bad-addresses'),
  );

  test.each(['fe80::1%eth0', '::1/129', '::ffff:1.2.3.4/95', ':::', '2001:db8::/x', '0x7f.1', "' OR 1=1"])(
    '%j are none either',
    (typed) => expect(read(typed)).toBe('bad-addresses'),
  );

  test('of half the world are refused', () => {
    for (const wide of ['0.0.0.0/0', '10.0.0.0/7', '::/0', '2000::/3', '2001::/15'])
      expect(read(wide)).toBe('addresses-too-wide');
    for (const fine of ['10.0.0.0/8', '2001::/16']) expect(read(fine)).toBe(fine);
  });
});

test('a list has the addresses in its ranges, however they are written, and no others', () => {
  const list = new AddressList(['203.0.113.0/24', '198.51.100.7/32', '2001:db8::/32']);
  for (const inside of ['203.0.113.0', '203.0.113.255', '::ffff:203.0.113.9', '198.51.100.7', '2001:db8:1::9', '2001:DB8::'])
    expect(list.has(inside), inside).toBe(true);
  for (const outside of ['203.0.112.255', '203.0.114.0', '198.51.100.8', '2001:db9::', '::1', '', 'x', 'unix:', '203.0.113'])
    expect(list.has(outside), outside).toBe(false);
});
