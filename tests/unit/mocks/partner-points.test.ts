import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import {
  changyoyoAccount,
  changyoyoBind,
  changyoyoExchange,
  changyoyoSendCode,
  changyoyoUnbind,
} from '@/api/endpoints/changyoyo';
import { balance } from '@/api/endpoints/home';
import { pointsExchangeList, queryPointsExchange } from '@/api/endpoints/points';
import { checkPassword } from '@/api/endpoints/wallet-user';
import { balanceOf } from '@/mocks/accounts/balances';
import { merchant } from '@/mocks/core/ledger';
import { person } from '@/mocks/core/people';
import { usualPassword } from '@/mocks/payment-security/security';
import { chen, firstPage, Gateways, me } from '../../support/gateways/mock-gateways';

const { mobile } = person(0);

async function bind(gateways: Gateways): Promise<void> {
  await gateways.data(changyoyoSendCode, { mobile });
  const { codes } = await gateways.state();
  const code = codes.find(({ purpose }) => purpose === 'partner-points')?.code ?? '';
  expect(await gateways.data(changyoyoBind, { mobile, code })).toEqual({ result: 'right' });
}

async function exchange(gateways: Gateways, money: string, points: number, key = 'k') {
  await gateways.data(checkPassword, { password: usualPassword, allows: key });
  return gateways.say(changyoyoExchange, { money, points }, { key });
}

describe('the partner for points in the mock backend', () => {
  it('is bound by a code to the person’s own phone, for that person alone', async () => {
    const gateways = new Gateways();
    expect(await gateways.data(changyoyoAccount, {})).toMatchObject({ rate: 95, account: null });
    expect(await gateways.say(changyoyoSendCode, { mobile: '13900000000' })).toMatchObject({ code: '5721' });
    await gateways.data(changyoyoSendCode, { mobile });
    expect(await gateways.data(changyoyoBind, { mobile, code: '000000' })).toMatchObject({
      result: 'wrong',
    });
    gateways.real += 60_000;
    await bind(gateways);
    const { account } = await gateways.data(changyoyoAccount, {});
    expect(account).toMatchObject({ tail: mobile.slice(-4), since: '2026-11-21 09:42:00' });
    expect((await gateways.data(changyoyoAccount, {}, { as: chen })).account).toBeNull();
    expect(await gateways.say(changyoyoSendCode, { mobile })).toMatchObject({ code: '5723' });
  });

  it('exchanges nothing before it is bound', async () => {
    const gateways = new Gateways();
    expect(await exchange(gateways, '20.0', 1_900)).toMatchObject({ code: '5722' });
    expect(await gateways.personalBalance(me)).toBe(26_805);
  });

  it('keeps a balance and limits of its own, and stands in the bill', async () => {
    const gateways = new Gateways();
    await bind(gateways);
    const before = (await gateways.data(changyoyoAccount, {})).account?.points ?? 0;
    expect(await exchange(gateways, '20.0', 1_900)).toMatchObject({ code: '0000' });
    const after = await gateways.data(changyoyoAccount, {});
    expect(after.account?.points).toBe(before + 1_900);
    expect(after).toMatchObject({ perMonth: 3_000, leftThisMonth: 2_800 });
    expect(await gateways.data(balance, {})).toEqual({ points: 3_260 });
    expect((await gateways.data(queryPointsExchange, {})).leftThisMonth).toBe(9_900);
    expect(balanceOf(await gateways.state(), merchant('畅由'))).toBe(200);
    const { entries } = await gateways.data(getCurrentBill, firstPage);
    expect(entries[0]).toMatchObject({
      kind: 'exchange',
      title: '兑换畅由积分',
      source: '畅由',
      amount: -200,
    });
    const { records } = await gateways.data(pointsExchangeList, { kind: 'partner', page: 1, size: 20 });
    expect(records).toMatchObject([{ kind: 'partner', money: 200, points: 1_900 }]);
    expect((await gateways.balances()).sum).toBe(0);
  });

  it.each([
    ['9.8', 931, '5711'],
    ['200.2', 19_019, '5712'],
    ['20.1', 1_909, '5714'],
    ['20.0', 2_000, '5714'],
  ])('refuses %s coins for %i points with %s', async (money, points, code) => {
    const gateways = new Gateways();
    await bind(gateways);
    expect(await exchange(gateways, money, points)).toMatchObject({ code });
    expect(await gateways.personalBalance(me)).toBe(26_805);
  });

  it('keeps the points of somebody who unbinds and binds again', async () => {
    const gateways = new Gateways();
    await bind(gateways);
    await exchange(gateways, '20.0', 1_900);
    const points = (await gateways.data(changyoyoAccount, {})).account?.points;
    await gateways.data(changyoyoUnbind, {});
    expect((await gateways.data(changyoyoAccount, {})).account).toBeNull();
    expect(await exchange(gateways, '20.0', 1_900, 'later')).toMatchObject({ code: '5722' });
    gateways.real += 60_000;
    await bind(gateways);
    expect((await gateways.data(changyoyoAccount, {})).account?.points).toBe(points);
  });
});
