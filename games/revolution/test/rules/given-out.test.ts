import { codeOf, readCode } from '@tavern/decks';
import { expect, test } from 'vitest';
import { decks } from '../../rules/decks.ts';

/**
 * Codes that were given out, with the leaders and cards that they stand for. They are in links, letters and notebooks: no change may make one of them
 * unreadable, or another deck. The first two are the ready decks as they are today; when a ready deck changes, its old code stays here.
 */
const GIVEN_OUT: readonly (readonly [code: string, leaders: string, main: string])[] = [
  [
    'RR1-cjtrogsm-1bd2bs1cc1cp1dn2fa1fi1fl2fm1ga1gm2gt1la2mg2mi1mr1ms1oi1os2pv2rc1re2sd2sg1st2th1tm1tv1vp-s2',
    's-8 s-1 s-6 s-10',
    '2 c-1, 1 c-11, 2 c-13, 2 c-14, 2 c-15, 1 c-16, 1 c-17, 2 c-2, 1 c-27, 1 c-3, 1 c-31, 2 c-4, 1 c-5, 2 c-6, 1 c-7, 2 c-8, 1 h-1, 2 h-12, 1 h-16, 2 h-2, 1 h-3, 2 h-4, 1 h-9, 1 sp-1, 1 sp-10, 1 sp-2, 1 sp-3, 1 sp-4, 1 sp-6',
  ],
  [
    'RR1-cbfemmpw-1bu2ca1cd2cl1cr1ec1el1fg1fi1fj2fo1ga2hf2ir1lf2mg1mr1ms2ob1ol1os1pa1ph2po1re2sd2sh1sn1sq1wb-3j',
    's-7 s-4 s-5 s-2',
    '1 c-10, 1 c-12, 2 c-18, 2 c-19, 1 c-20, 2 c-21, 2 c-22, 1 c-23, 2 c-24, 2 c-25, 2 c-26, 2 c-28, 1 c-31, 1 c-35, 1 c-37, 1 c-9, 1 h-1, 1 h-11, 1 h-13, 1 h-14, 2 h-2, 2 h-4, 1 h-5, 1 h-6, 1 sp-1, 1 sp-3, 1 sp-4, 1 sp-5, 1 sp-6, 1 sp-7',
  ],
  [
    'RR1-smunpwcb-2bd2ca2cc2cl2fg2fl1ga2hf2ir2mg1mr2ob2oi2ol2op2po2su2ta2tm2tv2us-7w',
    's-10 s-3 s-2 s-7',
    '2 c-18, 2 c-19, 2 c-21, 2 c-22, 2 c-24, 2 c-25, 2 c-27, 2 c-29, 2 c-3, 2 c-30, 2 c-32, 2 c-5, 2 c-7, 2 h-11, 2 h-15, 2 h-16, 2 h-2, 2 h-3, 2 h-5, 1 sp-4, 1 sp-6',
  ],
  [
    'RR1-uncjsocb-2bu2ca1cc2cd1cp1cr1fg1fj2fo1fs1gm1gs1gt1la1lf1mg2ob1oi1ol1os1pa1ph1po1pv2sc1sd1sg1sq1su1sw1tv2tw1vp-su~Short Fuse',
    's-3 s-8 s-9 s-7',
    '1 c-1, 1 c-11, 1 c-12, 1 c-16, 2 c-20, 2 c-21, 1 c-22, 2 c-24, 1 c-27, 2 c-28, 1 c-29, 1 c-3, 1 c-34, 1 c-35, 2 c-36, 2 c-37, 1 c-38, 1 c-4, 1 c-7, 1 h-10, 1 h-11, 1 h-12, 1 h-13, 1 h-14, 1 h-2, 1 h-4, 1 h-5, 1 h-6, 2 h-7, 1 h-9, 1 sp-1, 1 sp-2, 1 sp-7',
  ],
  [
    'RR1-cbogunmm-2bd1bs1bu2ca1cd1cl1el2fa1fj2fl1fm2fo1fs1ga1gs1gt1ir1lf1mg1mr1ms1oi1ol1os1pc1po1re1sd1sg1sl1sw1th1tm1tu1tv-pb~短引信',
    's-7 s-6 s-3 s-5',
    '1 c-1, 1 c-12, 1 c-14, 2 c-15, 1 c-18, 1 c-19, 1 c-2, 1 c-20, 1 c-22, 2 c-24, 2 c-28, 1 c-3, 1 c-31, 1 c-33, 1 c-34, 1 c-37, 1 c-38, 1 c-4, 2 c-5, 1 c-6, 1 c-7, 1 c-9, 1 h-10, 1 h-11, 1 h-14, 2 h-16, 1 h-2, 1 h-3, 1 h-4, 1 h-8, 1 sp-1, 1 sp-3, 1 sp-4, 1 sp-6, 1 sp-8',
  ],
  [
    'RR1-smunpwcj-2cd1cr1dn2ec2fi2fj2fo2gs2gt2hf1la2mg2ms2op1os2sg2sh2sq2st2sw2tv2us-9b~A ~ B',
    's-10 s-3 s-2 s-8',
    '2 c-1, 2 c-10, 2 c-17, 2 c-25, 2 c-26, 2 c-28, 2 c-31, 2 c-32, 2 c-34, 2 c-37, 2 c-4, 2 c-7, 2 h-1, 2 h-10, 2 h-13, 2 h-14, 2 h-15, 2 h-2, 1 sp-1, 1 sp-10, 1 sp-2, 1 sp-7',
  ],
  [
    'RR1-pwcjsosm-2bd2bs1ca1cc1fg1fi1fj1fm1fo2gm2gt1hf1ir1mg1mr1ms1ob1oi1pa1pc1ph2po1sc2sd1sl1st1su2th1tu1tv1tw1vp1wb-4d~Zoë’s',
    's-2 s-8 s-9 s-10',
    '2 c-11, 1 c-14, 1 c-17, 1 c-18, 2 c-2, 1 c-21, 2 c-22, 1 c-23, 1 c-24, 1 c-25, 1 c-27, 1 c-28, 1 c-29, 1 c-3, 1 c-31, 1 c-33, 1 c-35, 1 c-36, 2 c-4, 2 c-6, 1 c-7, 1 h-1, 1 h-14, 2 h-16, 1 h-2, 2 h-4, 1 h-5, 1 h-6, 1 h-7, 1 h-8, 1 h-9, 1 sp-6, 1 sp-8',
  ],
  [
    'RR1-smogcjun-2bs2cl1cr2ec2el2fj2fl2gm1la2lf2mg2mi1os2pa2pc2po1sb2sl2st2sw2tm2tw-dz~戰',
    's-10 s-6 s-8 s-3',
    '2 c-10, 2 c-11, 2 c-12, 2 c-17, 2 c-19, 2 c-22, 2 c-33, 2 c-34, 2 c-5, 2 c-6, 2 c-8, 2 c-9, 2 h-14, 2 h-2, 2 h-3, 2 h-6, 2 h-7, 2 h-8, 1 sp-1, 1 sp-2, 1 sp-7, 1 sp-9',
  ],
];

test.each(GIVEN_OUT)('RR-006: %s is read for ever', (code, leaders, main) => {
  const read = readCode(decks, code);
  if (!read.ok) throw new Error(JSON.stringify(read));
  expect(read.deck.cards['leaders']?.join(' ')).toBe(leaders);
  const counts = new Map<string, number>();
  for (const id of read.deck.cards['main'] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1);
  const told = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, count]) => `${count} ${id}`);
  expect(told.join(', ')).toBe(main);
  expect(read.deck.name).toBe(code.split('~').slice(1).join('~'));
  expect(codeOf(decks, read.deck)).toBe(code);
});

test('RR-006: the code of every ready deck was given out', () => {
  const given = GIVEN_OUT.map(([code]) => code);
  for (const { cards } of decks.ready) expect(given).toContain(codeOf(decks, { name: '', cards }));
});

/** A code is never changed, and never given to another card. */
test('RR-006: the two letters of every card', () => {
  expect(Object.fromEntries(decks.cards.map(({ id, code }) => [code, id]))).toEqual({
    tr: 's-1',
    pw: 's-2',
    un: 's-3',
    fe: 's-4',
    mm: 's-5',
    og: 's-6',
    cb: 's-7',
    cj: 's-8',
    so: 's-9',
    sm: 's-10',
    sg: 'c-1',
    th: 'c-2',
    oi: 'c-3',
    gt: 'c-4',
    fl: 'c-5',
    bs: 'c-6',
    tv: 'c-7',
    mi: 'c-8',
    el: 'c-9',
    ec: 'c-10',
    gm: 'c-11',
    lf: 'c-12',
    rc: 'c-13',
    fm: 'c-14',
    fa: 'c-15',
    cp: 'c-16',
    st: 'c-17',
    ir: 'c-18',
    cl: 'c-19',
    bu: 'c-20',
    ob: 'c-21',
    po: 'c-22',
    wb: 'c-23',
    ca: 'c-24',
    hf: 'c-25',
    sh: 'c-26',
    cc: 'c-27',
    fo: 'c-28',
    su: 'c-29',
    ta: 'c-30',
    ms: 'c-31',
    us: 'c-32',
    sl: 'c-33',
    sw: 'c-34',
    ph: 'c-35',
    sc: 'c-36',
    cd: 'c-37',
    fs: 'c-38',
    fi: 'h-1',
    mg: 'h-2',
    tm: 'h-3',
    sd: 'h-4',
    fg: 'h-5',
    pa: 'h-6',
    tw: 'h-7',
    pc: 'h-8',
    vp: 'h-9',
    gs: 'h-10',
    ol: 'h-11',
    pv: 'h-12',
    sq: 'h-13',
    fj: 'h-14',
    op: 'h-15',
    bd: 'h-16',
    os: 'sp-1',
    la: 'sp-2',
    re: 'sp-3',
    ga: 'sp-4',
    sn: 'sp-5',
    mr: 'sp-6',
    cr: 'sp-7',
    tu: 'sp-8',
    sb: 'sp-9',
    dn: 'sp-10',
  });
});
