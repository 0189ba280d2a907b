import { describe, expect, it } from 'vitest';
import { freeSave, freeSelect, freeVerify } from '@/api/endpoints/free-payment';
import { batchTransfer } from '@/api/endpoints/transfer';
import { unifiedSendCodes } from '@/api/endpoints/unified-account';
import {
  checkCaptcha,
  checkPassword,
  queryPayType,
  sendCaptcha,
  updatePassword,
  updatePaymentLimit,
} from '@/api/endpoints/wallet-user';
import { usualPassword, withSecurity } from '@/mocks/payment-security/security';
import { chen, Gateways, gift, me, pinned, zhou } from '../../support/gateways/mock-gateways';

const wrong = '000001';
const minute = 60_000;
const big = gift([chen], { money: '1500.0' });

async function codeIn(gateways: Gateways): Promise<string> {
  const { feed } = await gateways.state();
  return /\d{6}/.exec(feed[0]?.text ?? '')?.[0] ?? '';
}

describe('the proof by a right password or code', () => {
  it('allows the one call that it named, once', async () => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: usualPassword, allows: 'pay' });
    expect((await gateways.say(batchTransfer, big, { key: 'other' })).code).toBe('5111');
    expect((await gateways.say(batchTransfer, big, { key: 'pay' })).code).toBe('0000');
    const { free } = await gateways.data(freeSelect, {});
    expect(free.usedToday).toBe(0);
  });

  it('allows nothing to another person', async () => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: usualPassword, allows: 'pay' });
    const said = await gateways.say(batchTransfer, gift([me], { money: '1500.0' }), { as: zhou, key: 'pay' });
    expect(said.code).not.toBe('0000');
  });

  it('is valid for five minutes', async () => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: usualPassword, allows: 'pay' });
    gateways.real += 5 * minute;
    expect((await gateways.say(batchTransfer, big, { key: 'pay' })).code).toBe('5111');
  });

  it('is valid for a repetition of the same call, which is answered as before', async () => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: usualPassword, allows: 'pay' });
    const first = await gateways.say(batchTransfer, big, { key: 'pay' });
    expect(await gateways.say(batchTransfer, big, { key: 'pay' })).toEqual(first);
  });
});

describe('the payment password', () => {
  it('is locked for half an hour by the fifth wrong attempt, and has all its attempts again afterwards', async () => {
    const gateways = new Gateways();
    const tryPassword = (password: string) => gateways.data(checkPassword, { password, allows: 'pay' });
    for (const triesLeft of [4, 3, 2, 1])
      expect(await tryPassword(wrong)).toEqual({ result: 'wrong', triesLeft });
    const locked = { result: 'locked', until: '2026-11-21 10:11:00' };
    expect(await tryPassword(wrong)).toEqual(locked);
    expect(await tryPassword(usualPassword)).toEqual(locked);
    gateways.real += 30 * minute;
    expect(await tryPassword(wrong)).toEqual({ result: 'wrong', triesLeft: 4 });
    expect(await tryPassword(usualPassword)).toEqual({ result: 'right' });
  });

  it('resets its attempts after a right one', async () => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: wrong, allows: 'a' });
    await gateways.data(checkPassword, { password: usualPassword, allows: 'b' });
    expect(await gateways.data(checkPassword, { password: wrong, allows: 'c' })).toEqual({
      result: 'wrong',
      triesLeft: 4,
    });
  });

  it('is changed only when the old one or a code allowed it', async () => {
    const gateways = new Gateways();
    const change = (password: string, key: string) => gateways.say(updatePassword, { password }, { key });
    expect((await change('280519', 'c1')).code).toBe('5220');
    await gateways.data(checkPassword, { password: usualPassword, allows: 'c2' });
    expect((await change('280519', 'c2')).code).toBe('0000');
    expect(await gateways.data(checkPassword, { password: usualPassword, allows: 'c3' })).toMatchObject({
      result: 'wrong',
    });
  });

  it.each([
    ['123456', '5221'],
    ['111111', '5221'],
    [usualPassword, '5222'],
  ])('is not changed to %s', async (password, code) => {
    const gateways = new Gateways();
    await gateways.data(checkPassword, { password: usualPassword, allows: 'c' });
    expect((await gateways.say(updatePassword, { password }, { key: 'c' })).code).toBe(code);
  });

  it('needs no proof to be set for the first time', async () => {
    const gateways = new Gateways();
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('no world');
      return [withSecurity(state, me, { password: null }), undefined];
    });
    expect(await gateways.data(checkPassword, { password: '280519', allows: 'x' })).toEqual({
      result: 'unset',
    });
    expect((await gateways.say(updatePassword, { password: '280519' }, { key: 'set' })).code).toBe('0000');
    expect((await gateways.data(freeSelect, {})).password.isSet).toBe(true);
  });
});

describe('codes by SMS', () => {
  it('are sent once a minute, and state the remaining time', async () => {
    const gateways = new Gateways();
    const requestCode = () =>
      gateways.say(unifiedSendCodes, { purpose: 'limits' }, { key: String(gateways.real) });
    expect((await requestCode()).code).toBe('0000');
    gateways.real += 20_000;
    expect(await requestCode()).toMatchObject({ code: '5213', message: '请 40 秒后再获取验证码' });
    gateways.real += 40_000;
    expect((await requestCode()).code).toBe('0000');
  });

  it('are accepted once, within five minutes, for their own purpose', async () => {
    const gateways = new Gateways();
    await gateways.data(unifiedSendCodes, { purpose: 'limits' });
    const code = await codeIn(gateways);
    expect(await gateways.data(checkCaptcha, { purpose: 'payment', code, allows: 'k' })).toEqual({
      result: 'stale',
    });
    expect(await gateways.data(freeVerify, { code, allows: 'k' })).toEqual({ result: 'right' });
    expect(await gateways.data(freeVerify, { code, allows: 'l' })).toEqual({ result: 'stale' });
    gateways.real = pinned + 2 * minute;
    await gateways.data(unifiedSendCodes, { purpose: 'limits' });
    gateways.real += 5 * minute + 1;
    expect(await gateways.data(freeVerify, { code: await codeIn(gateways), allows: 'm' })).toEqual({
      result: 'stale',
    });
  });

  it('for a forgotten password need the captcha’s ticket, which is accepted once', async () => {
    const gateways = new Gateways();
    const requestResetCode = (ticket: string, key: string) =>
      gateways.say(sendCaptcha, { purpose: 'password', deviceId: 'D1', ticket, payment: null }, { key });
    expect((await requestResetCode('made-up', 'a')).code).toBe('5215');
    await gateways.storage.update((state) => {
      if (state === undefined) throw new Error('no world');
      return [{ ...state, tickets: ['D1|C1'] }, undefined];
    });
    expect((await requestResetCode('C1', 'b')).code).toBe('0000');
    gateways.real += 2 * minute;
    expect((await requestResetCode('C1', 'c')).code).toBe('5215');
  });
});

describe('limits', () => {
  it('are lowered at once and raised only when the password or a code allowed it', async () => {
    const gateways = new Gateways();
    const change = (perPayment: string, key: string) =>
      gateways.say(updatePaymentLimit, { perPayment, perDay: '5000.0' }, { key });
    expect((await change('1000.0', 'low')).code).toBe('0000');
    expect((await change('2000.0', 'high')).code).toBe('5220');
    await gateways.data(checkPassword, { password: usualPassword, allows: 'high2' });
    expect((await change('2000.0', 'high2')).code).toBe('0000');
  });

  it('outside the allowed range are refused', async () => {
    const gateways = new Gateways();
    expect(
      (await gateways.say(updatePaymentLimit, { perPayment: '99.9', perDay: '100.0' }, { key: 'k' })).code,
    ).toBe('5223');
    expect((await gateways.say(freeSave, { perPayment: '66.0' }, { key: 'l' })).code).toBe('5223');
  });

  it('that were lowered apply to the next payment', async () => {
    const gateways = new Gateways();
    await gateways.data(freeSave, { perPayment: '50.0' });
    expect((await gateways.say(batchTransfer, gift([chen]), { key: 'k' })).code).toBe('5111');
    const need = await gateways.data(queryPayType, { kind: 'transfer', accountType: 0, money: '88.0' });
    expect(need).toMatchObject({ reason: 'over-payment', ways: ['password', 'code'], broken: null });
  });

  it('of a day are reset with the business day', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift([chen], { money: '1000.0' }), { key: 'k' });
    expect((await gateways.data(freeSelect, {})).free).toMatchObject({ usedToday: 10_000, paymentsToday: 1 });
    gateways.real += 24 * 60 * minute;
    expect((await gateways.data(freeSelect, {})).free).toMatchObject({ usedToday: 0, paymentsToday: 0 });
  });

  it('allow coins of the incentive account to pay for rewards alone', async () => {
    const gateways = new Gateways();
    const accounts = async (kind: 'transfer' | 'mall') =>
      (await gateways.data(queryPayType, { kind, accountType: 0, money: '1.0' })).accounts;
    expect(await accounts('transfer')).toEqual([0, 1]);
    expect(await accounts('mall')).toEqual([0]);
  });
});
