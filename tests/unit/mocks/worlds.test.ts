import { describe, expect, it } from 'vitest';
import { accountInfo, queryUserInfo, walletBalance } from '@/api/endpoints/account';
import { getCurrentBill } from '@/api/endpoints/bill';
import { queryDirectory } from '@/api/endpoints/directory';
import { balance, queryUserExpireStatistics } from '@/api/endpoints/home';
import { batchTransfer } from '@/api/endpoints/transfer';
import { pastRidePostings } from '@/areas/taxi/mocks/ride-postings';
import { pastSharePostings } from '@/areas/treasure/mocks/past-share-orders';
import { tenths } from '@/domain/money';
import { accountHistoryOf } from '@/mocks/accounts/account-history';
import { personal } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import { freshWorld, worldNames } from '@/mocks/core/worlds';
import {
  chen,
  firstPage,
  Gateways,
  gift,
  liang,
  me,
  pinned,
  zhou,
} from '../../support/gateways/mock-gateways';

/** What rides and draws of the past took from the person or brought back. */
const besides = [
  ...pastRidePostings(pinned, person(0)),
  ...pastSharePostings(freshWorld('default', pinned).seed),
].filter(({ legs }) => legs.some(({ account }) => account === personal(me))).length;

describe('a world', () => {
  it.each(worldNames)(
    '%s sums to zero over all accounts, has nobody below zero, and makes a small snapshot',
    async (name) => {
      const gateways = new Gateways(name);
      const { sum, lowestPersonal, accounts } = await gateways.balances();
      expect(sum).toBe(0);
      expect(lowestPersonal).toBeGreaterThanOrEqual(0);
      expect(accounts).toBeGreaterThan(2000);
      expect(JSON.stringify(freshWorld(name, pinned)).length).toBeLessThan(300_000);
    },
  );

  it.each([
    ['default', 400, 2000],
    ['heavy', 10_000, 50_000],
  ] as const)(
    '%s has %i bill entries beside its rides and draws, and %i staff',
    async (name, entries, staff) => {
      const gateways = new Gateways(name);
      expect((await gateways.data(getCurrentBill, firstPage)).total).toBe(entries + besides);
      expect((await gateways.data(queryDirectory, {})).people).toHaveLength(staff);
      const { accountList, ifSenior } = await gateways.data(accountInfo, { oa: me });
      expect(ifSenior).toBe(true);
      expect(accountList.map(({ accountType, balanceAmt }) => [accountType, balanceAmt])).toEqual([
        ['XF', 26_805],
        ['GLZ', 126_000],
      ]);
      expect(await gateways.data(queryUserExpireStatistics, {})).toEqual({ amount: 2600, days: 30 });
      expect(await gateways.data(balance, {})).toEqual({ points: 3260 });
    },
  );

  it('has a bill whose balances follow from each other, page after page, and never fall below zero', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift(), { key: 'k' });
    const pages = [1, 2, 3].map((page) => gateways.data(getCurrentBill, { ...firstPage, page, size: 150 }));
    const entries = (await Promise.all(pages)).flatMap((page) => page.entries);
    expect(entries).toHaveLength(401 + besides);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(401 + besides);
    entries.forEach((entry, index) => {
      const older = entries[index + 1];
      if (older === undefined) return;
      expect(entry.balance - entry.amount).toBe(older.balance);
      expect(entry.time >= older.time).toBe(true);
      expect(older.balance).toBeGreaterThanOrEqual(0);
    });
    const kinds = new Set(entries.map(({ kind }) => kind));
    expect([...kinds].sort()).toEqual(['exchange', 'expire', 'purchase', 'refund', 'transfer', 'welfare']);
    const months = new Set(entries.map(({ time }) => time.slice(0, 7)));
    expect(months.size).toBeGreaterThanOrEqual(14);
    expect((await gateways.data(getCurrentBill, { ...firstPage, page: 9, size: 100 })).entries).toEqual([]);
  });

  it.each(['default', 'heavy'] as const)('%s had nobody below zero in the past', (name) => {
    const history = accountHistoryOf(freshWorld(name, pinned).seed);
    for (const account of history.accounts().filter((each) => !each.startsWith('house:'))) {
      for (const { balance: left } of history.rows(account)) expect(left).toBeGreaterThanOrEqual(0);
    }
  });

  it('departed-colleague: a recent recipient has left, which the directory does not know', async () => {
    const gateways = new Gateways('departed-colleague');
    const { people } = await gateways.data(queryDirectory, {});
    expect(people.find(({ usercode }) => usercode === zhou)?.departed).toBe(false);
    const recent = await gateways.data(getCurrentBill, firstPage);
    expect(recent.entries.some(({ source }) => source.includes('周一航'))).toBe(true);
    const said = await gateways.say(batchTransfer, gift([chen, zhou]), { key: 'k' });
    expect(said).toMatchObject({ code: '5106', data: { usercodes: [zhou] } });
    expect(said.message).toContain('周一航');
    expect(said.message).not.toContain('陈思远');
  });

  it('departed-me: every money call of mine is refused', async () => {
    const said = await new Gateways('departed-me').say(batchTransfer, gift(), { key: 'k' });
    expect(said.code).toBe('5001');
  });

  it('no-account: account info and wallet balance return code 6', async () => {
    const gateways = new Gateways('no-account');
    expect(await gateways.say(accountInfo, { oa: me })).toMatchObject({
      code: '6',
      message: '您还没有龙币账户',
    });
    expect((await gateways.say(walletBalance, { accountType: 0 })).code).toBe('6');
    expect((await gateways.say(batchTransfer, gift(), { key: 'k' })).code).toBe('5002');
  });

  it('wallet-mode: the session is a WALLET session with a single personal account', async () => {
    const gateways = new Gateways('wallet-mode');
    expect((await gateways.state()).session.systemType).toBe('WALLET');
    const wallet = { systemType: 'WALLET' } as const;
    const { accountList } = await gateways.data(accountInfo, { oa: me }, wallet);
    expect(accountList.map(({ accountType }) => accountType)).toEqual(['XF']);
    expect(await gateways.data(walletBalance, { accountType: 0 }, wallet)).toMatchObject({ balance: 26_805 });
  });

  it('no-oa: the session is that of a wallet member without an OA account, as is the profile', async () => {
    const gateways = new Gateways('no-oa');
    const { usercode, systemType } = (await gateways.state()).session;
    expect([usercode, systemType]).toEqual([liang, 'WALLET']);
    const wallet = { as: liang, systemType } as const;
    expect(await gateways.data(queryUserInfo, {}, wallet)).toMatchObject({ oaAccount: null });
    expect((await gateways.say(batchTransfer, gift(), { ...wallet, key: 'k' })).code).toBe('5003');
  });

  it('poor: 3.5 coins are left and the incentive account is overdrawn', async () => {
    const { accountList } = await new Gateways('poor').data(accountInfo, { oa: me });
    expect(accountList.map(({ balanceAmt }) => balanceAmt)).toEqual([35, -1200]);
  });

  it('removes expired coins when its clock passes their day, and books that', async () => {
    const gateways = new Gateways();
    const days = (count: number) => ({ offsetMs: count * 86_400_000 });
    await gateways.control('POST', 'clock', days(20));
    const before = await gateways.personalBalance(me);
    await gateways.control('POST', 'clock', days(22));
    expect(await gateways.personalBalance(me)).toBe(before - 2600);
    const { entries } = await gateways.data(getCurrentBill, firstPage);
    expect(entries[0]).toMatchObject({ kind: 'expire', amount: -2600, time: '2026-12-13 09:41:00' });
    expect(await gateways.balances()).toMatchObject({ sum: 0 });
  });

  it('spends the coins first that expire soonest', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift([chen], { money: '100.0' }), { key: 'k' });
    expect(await gateways.data(queryUserExpireStatistics, {})).toEqual({ amount: tenths(1600), days: 30 });
  });
});
