import { describe, expect, it } from 'vitest';
import { getCurrentBill, queryBillEntry, queryBillParties } from '@/api/endpoints/bill';
import { batchTransfer } from '@/api/endpoints/transfer';
import { findParties, type BillParty } from '@/areas/accounts/rules/bill-party';
import { person } from '@/mocks/core/people';
import { chen, firstPage, Gateways, gift, me, zhou } from '../../support/gateways/mock-gateways';

const party = (name: string, parts: Partial<BillParty> = {}): BillParty => ({
  id: name,
  name,
  department: '',
  pinyin: '',
  initials: '',
  count: 1,
  ...parts,
});
const everybody = [
  party('周一航', { department: '研发中心', pinyin: 'zhou yi hang', initials: 'zyh' }),
  party('云杉咖啡角'),
];
const findNames = (typed: string) => findParties(everybody, typed).map(({ name }) => name);

describe('the counterparties of a bill', () => {
  it('are found by name, department, pinyin and initials, regardless of blanks, case and width', () => {
    for (const typed of ['一航', '研发', 'zhouyi', 'Zhou Yi', 'ＺＹＨ', ' zyh '])
      expect(findNames(typed)).toEqual(['周一航']);
    expect(findNames('咖啡')).toEqual(['云杉咖啡角']);
    expect(findNames('  ')).toHaveLength(2);
    expect(findNames('nobody')).toEqual([]);
  });
});

describe('the bill of one counterparty', () => {
  it('has every entry with the counterparty and no other, and the gateway counts them', async () => {
    const gateways = new Gateways();
    const { parties } = await gateways.data(queryBillParties, { accountType: 0 });
    const whole = await gateways.data(getCurrentBill, { ...firstPage, size: 10_000 });
    for (const { id, name, count } of parties.slice(0, 12)) {
      const { total, entries } = await gateways.data(getCurrentBill, {
        ...firstPage,
        size: 10_000,
        party: id,
      });
      expect([name, total]).toEqual([name, count]);
      expect(entries).toHaveLength(count);
      expect(entries.length).toBeLessThan(whole.entries.length);
    }
    expect(parties.map(({ id }) => id)).toContain(zhou);
    expect(new Set(parties.map(({ id }) => id)).size).toBe(parties.length);
  });

  it('includes a transfer to many for each of its receivers', async () => {
    const gateways = new Gateways();
    const { id } = await gateways.data(batchTransfer, gift([chen, zhou]), { key: 'k1' });
    for (const to of [chen, zhou]) {
      const { entries } = await gateways.data(getCurrentBill, { ...firstPage, party: to });
      expect(entries[0]?.transferId).toBe(id);
    }
    const received = await gateways.data(getCurrentBill, { ...firstPage, party: me }, { as: chen });
    expect(received.entries[0]?.transferId).toBe(id);
  });

  it('combines with month, kind and text', async () => {
    const gateways = new Gateways();
    const ask = { ...firstPage, party: zhou, filter: 'received', keyword: '转账', month: '2026-11' } as const;
    const { entries } = await gateways.data(getCurrentBill, ask);
    expect(entries.length).toBeGreaterThan(0);
    for (const { title, amount, time } of entries) {
      expect([title, amount > 0, time.slice(0, 7)]).toEqual([`${person(3).name}的转账`, true, '2026-11']);
    }
  });

  it('is filtered quickly with 10,000 entries too', async () => {
    const gateways = new Gateways('heavy');
    const { parties } = await gateways.data(queryBillParties, { accountType: 0 });
    expect(parties.length).toBeGreaterThan(40);
    const { total } = await gateways.data(getCurrentBill, { ...firstPage, party: zhou });
    expect(total).toBe(parties.find(({ id }) => id === zhou)?.count);
  });
});

describe('a bill entry', () => {
  const newest = async (gateways: Gateways) =>
    (await gateways.data(getCurrentBill, firstPage)).entries.map(({ id }) => id);

  it('names the counterparty, and the expiry of the coins it brought', async () => {
    const gateways = new Gateways();
    const [feast = '', transfer = ''] = await newest(gateways);
    expect(await gateways.data(queryBillEntry, { id: feast })).toMatchObject({
      parties: [{ id: '人力资源中心', name: '人力资源中心' }],
      expiresAt: '2027-11-21 00:00:00',
    });
    expect(await gateways.data(queryBillEntry, { id: transfer })).toMatchObject({
      parties: [{ id: zhou, name: person(3).name }],
      expiresAt: null,
    });
  });

  it('of a booked gift names the booking to the person who booked it, and to nobody else', async () => {
    const gateways = new Gateways('gifts');
    await gateways.control('POST', 'clock', { offsetMs: 4 * 86_400_000 });
    const { entries } = await gateways.data(getCurrentBill, firstPage);
    const paid = entries.find(({ bookingId }) => bookingId !== null);
    expect(paid).toMatchObject({ bookingId: 'A-G2', kind: 'transfer' });
    const theirs = await gateways.data(getCurrentBill, firstPage, { as: chen });
    expect(theirs.entries[0]).toMatchObject({ transferId: paid?.transferId, bookingId: null });
  });

  it('of an older gateway with fewer fields is read', async () => {
    const { entries } = await new Gateways().data(getCurrentBill, firstPage);
    const readEntry = (entry: object) =>
      queryBillEntry.data['~standard'].validate({ accountType: 0, ...entry });
    const { bookingId: _, ...plain } = { ...entries[1], amount: 6.6, balance: 1 };
    expect(await readEntry(plain)).toMatchObject({
      value: { bookingId: null, parties: [], expiresAt: null },
    });
    const odd = { ...plain, bookingId: 7, parties: 'all', expiresAt: 'soon' };
    expect(await readEntry(odd)).toMatchObject({ value: { bookingId: null, parties: [], expiresAt: null } });
  });
});
