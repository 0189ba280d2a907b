import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountInfo, walletBalance } from '@/api/endpoints/account';
import {
  activateAccount,
  activateAccountV2,
  confirmAlert,
  confirmAlertV2,
  queryAlertInfo,
  queryAlertInfoV2,
  sendAlertMsg,
} from '@/api/endpoints/alerts';
import { getCurrentBill } from '@/api/endpoints/bill';
import {
  unifiedConfirmAlert,
  unifiedQueryAlertInfo,
  unifiedSendCodes,
} from '@/api/endpoints/unified-account';
import { alertSourcesOf, callVersionOf, saysNoAccount } from '@/domain/accounts/account-service';
import { alertKey } from '@/domain/activation/account-alert';
import { activationView } from '@/domain/activation/activation';
import { billLines } from '../../support/bill-lines';
import { firstPage, Gateways, me, zhou } from '../../support/gateways/mock-gateways';

const ids = ({ alertList }: { alertList: readonly { alertId: string }[] }) =>
  alertList.map(({ alertId }) => alertId);

/** The newest code that was sent by SMS. */
async function codeIn(gateways: Gateways): Promise<string> {
  const { codes } = await gateways.state();
  return codes[codes.length - 1]?.code ?? '';
}

const makeWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('the version of the alert calls', () => {
  it('is the first in a LONGCOIN session and the new one in a WALLET session, and both use the unified account’s', () => {
    expect(callVersionOf('LONGCOIN')).toBe('first');
    expect(callVersionOf('WALLET')).toBe('second');
    expect(alertSourcesOf('LONGCOIN')).toEqual(['first', 'unified']);
    expect(alertSourcesOf('WALLET')).toEqual(['second', 'unified']);
  });

  it('distinguishes alerts of the same id by person and source', () => {
    const alert = { source: 'first', id: 'A1', title: '', content: 'x' } as const;
    const keys = [
      alertKey(me, alert),
      alertKey(zhou, alert),
      alertKey(me, { ...alert, source: 'unified' }),
      alertKey(me, { ...alert, id: 'A2' }),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('code 6', () => {
  it('reports that there is no account, under its own name or as a bare code, unlike any other failure', () => {
    expect(saysNoAccount({ kind: 'no-account' })).toBe(true);
    expect(saysNoAccount({ kind: 'code', code: '6', message: null })).toBe(true);
    expect(saysNoAccount({ kind: 'code', code: '16', message: null })).toBe(false);
    expect(saysNoAccount({ kind: 'network' })).toBe(false);
  });
});

describe('the page of /activation', () => {
  const nobody = { active: false, mobile: '13800002111', agreed: false };

  it.each([
    ['', nobody, 'who'],
    ['invalidResponse', nobody, 'who'],
    ['agreement', nobody, 'agreement'],
    ['code', nobody, 'agreement'],
    ['code', { ...nobody, agreed: true }, 'code'],
    ['done', { ...nobody, agreed: true }, 'who'],
    ['', { ...nobody, active: true }, 'active'],
    ['agreement', { ...nobody, active: true, agreed: true }, 'active'],
    ['code', { ...nobody, active: true }, 'active'],
    ['code', { ...nobody, active: true, agreed: true }, 'done'],
    ['done', { ...nobody, active: true }, 'done'],
    ['', { ...nobody, mobile: '' }, 'no-phone'],
    ['code', { ...nobody, mobile: '', agreed: true }, 'no-phone'],
    ['', { ...nobody, mobile: '', active: true }, 'active'],
  ] as const)('for step “%s” with %o is %s', (asked, known, view) => {
    expect(activationView(asked, known)).toBe(view);
  });
});

describe('a list of alerts', () => {
  it('leaves out entries without an id or content, and keeps the rest', () => {
    const read = v.parse(queryAlertInfo.data, {
      alertList: [
        { alertId: 7, title: null, content: ' 一 ' },
        { alertId: '', content: '二' },
        { alertId: 'A2', content: '  ' },
        { content: '三' },
        null,
        { alertId: 'A3', title: '四', content: '四' },
      ],
    });
    expect(read).toEqual({
      alertList: [
        { alertId: '7', title: '', content: '一' },
        { alertId: 'A3', title: '四', content: '四' },
      ],
    });
  });

  it('may be missing', () => {
    expect(v.parse(queryAlertInfo.data, { alertList: null })).toEqual({ alertList: [] });
    expect(v.parse(queryAlertInfo.data, {})).toEqual({ alertList: [] });
  });
});

describe('the alerts of the gateways', () => {
  it('are returned until each is confirmed: the account’s by either version, the unified account’s separately', async () => {
    const gateways = new Gateways('alerts');
    expect(ids(await gateways.data(queryAlertInfo, {}))).toEqual(['A001', 'A002']);
    expect(ids(await gateways.data(queryAlertInfoV2, {}))).toEqual(['A001', 'A002']);
    expect(ids(await gateways.data(unifiedQueryAlertInfo, {}))).toEqual(['U001']);

    await gateways.data(confirmAlert, { alertId: 'A001' });
    await gateways.data(confirmAlertV2, { alertId: 'A001' });
    expect(ids(await gateways.data(queryAlertInfoV2, {}))).toEqual(['A002']);
    expect(ids(await gateways.data(unifiedQueryAlertInfo, {}))).toEqual(['U001']);
    await gateways.data(unifiedConfirmAlert, { alertId: 'U001' });
    expect(ids(await gateways.data(unifiedQueryAlertInfo, {}))).toEqual([]);
    expect(ids(await gateways.data(queryAlertInfo, {}, { as: zhou }))).toEqual(['A001', 'A002']);
    expect((await gateways.state()).alerts.confirmed).toHaveLength(2);
  });
});

describe('an account', () => {
  it.each([
    ['the first calls', sendAlertMsg, {}, activateAccount, 'LONGCOIN'],
    ['the new ones', unifiedSendCodes, { purpose: 'activation' }, activateAccountV2, 'WALLET'],
  ] as const)('is activated by a code of %s', async (_, send, body, activate, systemType) => {
    const gateways = new Gateways('no-account');
    const { tail, resendSeconds } = await gateways.data(send, body as never, { systemType });
    expect([tail, resendSeconds]).toEqual([expect.stringMatching(/^\d{4}$/), 60]);
    const code = await codeIn(gateways);
    expect(await gateways.data(activate, { code: makeWrongCode(code) })).toEqual({
      result: 'wrong',
      triesLeft: 4,
    });
    expect((await gateways.say(accountInfo, { oa: me })).code).toBe('6');
    expect(await gateways.data(activate, { code }, { systemType })).toEqual({ result: 'right' });
    expect(await gateways.personalBalance(me)).toBe(26_805);
    expect((await gateways.state()).feed[0]).toMatchObject({ kind: 'notice', to: me });
  });

  it('is not activated twice: the answer is the same and nothing else happens', async () => {
    const gateways = new Gateways('no-account');
    await gateways.data(sendAlertMsg, {});
    const code = await codeIn(gateways);
    await gateways.data(activateAccount, { code }, { key: 'k' });
    const { feed } = await gateways.state();
    expect(await gateways.data(activateAccount, { code }, { key: 'k' })).toEqual({ result: 'right' });
    expect(await gateways.data(activateAccount, { code: makeWrongCode(code) })).toEqual({ result: 'right' });
    expect((await gateways.state()).feed).toEqual(feed);
    expect((await gateways.say(sendAlertMsg, {})).code).toBe('5221');
  });

  it('has neither bill nor expiring coins before its activation, and both afterwards', async () => {
    const gateways = new Gateways('no-account');
    expect((await gateways.data(getCurrentBill, firstPage)).total).toBe(0);
    expect((await gateways.say(walletBalance, { accountType: 0 })).code).toBe('6');
    await gateways.data(sendAlertMsg, {});
    await gateways.data(activateAccount, { code: await codeIn(gateways) });
    expect((await gateways.data(getCurrentBill, firstPage)).total).toBe(billLines);
  });

  it('is not activated by a code after five wrong attempts, nor by a code for something else', async () => {
    const gateways = new Gateways('no-account');
    await gateways.data(unifiedSendCodes, { purpose: 'limits' });
    const forLimits = await codeIn(gateways);
    expect(await gateways.data(activateAccount, { code: forLimits })).toEqual({ result: 'stale' });
    await gateways.data(sendAlertMsg, {});
    const code = await codeIn(gateways);
    for (let tries = 0; tries < 5; tries += 1)
      await gateways.data(activateAccount, { code: makeWrongCode(code) });
    expect(await gateways.data(activateAccount, { code })).toEqual({ result: 'stale' });
    expect((await gateways.say(accountInfo, { oa: me })).code).toBe('6');
  });

  it('is not activated for a person who has left or has no phone', async () => {
    const gone = new Gateways('departed-me');
    expect((await gone.say(sendAlertMsg, {})).code).toBe('1018');
    expect((await gone.say(unifiedSendCodes, { purpose: 'activation' })).code).toBe('1018');
    expect((await gone.say(activateAccountV2, { code: '123456' })).code).toBe('1018');
    const phoneless = new Gateways('no-phone');
    expect((await phoneless.say(sendAlertMsg, {})).code).toBe('5211');
  });

  it('accepts a code of six digits and nothing else', async () => {
    const gateways = new Gateways('no-account');
    const { status } = await gateways.http(activateAccount, { code: '12345' });
    expect(status).toBe(400);
  });
});
