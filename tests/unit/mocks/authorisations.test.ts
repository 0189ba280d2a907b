import { describe, expect, it } from 'vitest';
import {
  cannelPayment,
  checkMobile,
  modifyPaymentAuth,
  paymentBinding,
  queryPayment,
  queryPaymentList,
  sendMsg,
} from '@/api/endpoints/payment-authorisation';
import { popupAck, popupDetail, popupList } from '@/api/endpoints/popup';
import {
  agreementText,
  agreeRedemption,
  queryRedemption,
  withdrawRedemption,
} from '@/areas/agreements/endpoints/agreement';
import { authorizePartner, queryPartner } from '@/areas/agreements/endpoints/partner';
import { person } from '@/mocks/core/people';
import { chen, Gateways } from '../../support/gateways/mock-gateways';

const { mobile } = person(0);
const back = 'https://health.yunshan.example/back';
const day = 86_400_000;

async function codeOf(gateways: Gateways): Promise<string> {
  const { feed } = await gateways.state();
  return /验证码 (\d{6})/.exec(feed[0]?.text ?? '')?.[1] ?? '';
}

const idsOf = async (gateways: Gateways, as?: string) =>
  (await gateways.data(queryPaymentList, {}, as === undefined ? {} : { as })).list.map(({ id }) => id);

describe('the authorisations', () => {
  it('start with one partner’s profile and payments, and one expired profile', async () => {
    const { list, offers } = await new Gateways().data(queryPaymentList, {});
    expect(list.map(({ partner, kind, until }) => [partner, kind, until.slice(0, 10)])).toEqual([
      ['栗枝书房', 'profile', '2026-11-16'],
      ['松果出行', 'payment', '2027-01-11'],
      ['松果出行', 'profile', '2027-04-10'],
    ]);
    expect(offers.map(({ partner }) => partner)).toEqual(['云杉健康']);
  });

  it('belong to the person who gave them, and to nobody else', async () => {
    const gateways = new Gateways();
    expect(await idsOf(gateways, chen)).toEqual([]);
    expect(await gateways.data(queryPayment, { id: 'A001' }, { as: chen })).toEqual({
      authorisation: null,
    });
    expect((await gateways.say(cannelPayment, { id: 'A001' }, { as: chen })).code).toBe('5301');
    expect(await idsOf(gateways)).toContain('A001');
  });

  it('are revoked once; a second time there is nothing left to revoke', async () => {
    const gateways = new Gateways();
    await gateways.data(cannelPayment, { id: 'A001' }, { key: 'k1' });
    expect(await idsOf(gateways)).not.toContain('A001');
    expect((await gateways.say(cannelPayment, { id: 'A001' }, { key: 'k2' })).code).toBe('5301');
    // A repeated request under the same key is answered as before.
    expect((await gateways.say(cannelPayment, { id: 'A001' }, { key: 'k1' })).code).toBe('0000');
  });

  it('can be changed while they are valid: the part without password, and the end', async () => {
    const gateways = new Gateways();
    const id = 'A002';
    const off = await gateways.data(modifyPaymentAuth, { id, freePay: false });
    expect(off.authorisation.payment).toMatchObject({ freePay: false, freeLimit: 800 });
    const longer = await gateways.data(modifyPaymentAuth, { id, days: 180 });
    expect(longer.authorisation).toMatchObject({
      until: '2027-05-20 09:41:00',
      payment: { freePay: false },
    });
    expect((await gateways.say(modifyPaymentAuth, { id: 'A001', days: 30 })).code).toBe('5303');
    gateways.real += 200 * day;
    expect((await gateways.say(modifyPaymentAuth, { id, days: 30 })).code).toBe('5302');
  });
});

describe('a payment authorisation', () => {
  it('is bound by the person’s number and the code sent to the phone', async () => {
    const gateways = new Gateways();
    expect(await gateways.data(checkMobile, { mobile: '13900000000' })).toEqual({ own: false });
    expect(await gateways.data(checkMobile, { mobile })).toEqual({ own: true });
    expect((await gateways.say(sendMsg, { mobile: '13900000000' })).code).toBe('5304');
    expect(await gateways.data(sendMsg, { mobile })).toEqual({ tail: mobile.slice(-4), resendSeconds: 60 });
    const bindByCode = (code: string) => gateways.data(paymentBinding, { appId: 'yunshan', mobile, code });
    const code = await codeOf(gateways);
    const wrong = code === '000000' ? '111111' : '000000';
    expect(await bindByCode(wrong)).toEqual({ result: 'wrong', triesLeft: 4 });
    expect(await bindByCode(code)).toEqual({ result: 'right' });
    const { list, offers } = await gateways.data(queryPaymentList, {});
    expect(list[0]).toMatchObject({ partner: '云杉健康', kind: 'payment', until: '2027-02-19 09:41:00' });
    expect(offers).toEqual([]);
    expect((await gateways.say(paymentBinding, { appId: 'yunshan', mobile, code })).code).toBe('5305');
  });
});

describe('a partner’s request for a profile', () => {
  it('is granted for the partner’s own hosts over https only, and for the requested time', async () => {
    const gateways = new Gateways();
    const requestProfile = (redirectUrl: string) =>
      gateways.say(authorizePartner, { appId: 'yunshan', redirectUrl });
    for (const foreign of ['https://evil.example/', 'http://health.yunshan.example/', '#/transfer1', 'x'])
      expect((await requestProfile(foreign)).code).toBe('5312');
    expect((await gateways.say(authorizePartner, { appId: 'nobody', redirectUrl: back })).code).toBe('5311');
    expect((await gateways.data(queryPartner, { appId: 'yunshan' })).partner?.agreed).toBeNull();
    expect((await requestProfile(back)).code).toBe('0000');
    expect((await gateways.data(queryPartner, { appId: 'yunshan' })).partner?.agreed).toMatchObject({
      since: '2026-11-21 09:41:00',
      until: '2027-02-19 09:41:00',
    });
  });

  it('replaces an expired authorisation', async () => {
    const gateways = new Gateways();
    const redirectUrl = 'https://read.lizhi.example/';
    await gateways.data(authorizePartner, { appId: 'lizhi', redirectUrl });
    const ofPartner = (await gateways.data(queryPaymentList, {})).list.filter(
      ({ appId }) => appId === 'lizhi',
    );
    expect(ofPartner.map(({ until }) => until)).toEqual(['2026-12-21 09:41:00']);
  });

  it('is refused with an unknown id', async () => {
    expect(await new Gateways().data(queryPartner, { appId: 'nobody' })).toEqual({ partner: null });
  });
});

describe('the redemption agreement', () => {
  it('is accepted in the current version, and withdrawn from', async () => {
    const gateways = new Gateways();
    const { current, agreed } = await gateways.data(queryRedemption, {});
    expect(agreed).toBeNull();
    expect((await gateways.say(agreeRedemption, { version: '0.9' })).code).toBe('5321');
    await gateways.data(agreeRedemption, { version: current });
    expect((await gateways.data(queryRedemption, {})).agreed).toEqual({
      version: current,
      time: '2026-11-21 09:41:00',
    });
    expect((await gateways.data(queryRedemption, {}, { as: chen })).agreed).toBeNull();
    await gateways.data(withdrawRedemption, {});
    expect((await gateways.data(queryRedemption, {})).agreed).toBeNull();
  });

  it.each(['privacy', 'redemption'] as const)('has the text of %s in both languages', async (agreement) => {
    const gateways = new Gateways();
    const [chinese, english] = await Promise.all(
      (['zh-CN', 'en-US'] as const).map((language) => gateways.data(agreementText, { agreement, language })),
    );
    expect(chinese?.version).toBe(english?.version);
    const headings = (html = '') => html.match(/<h2>/g)?.length;
    expect(headings(chinese?.html)).toBe(headings(english?.html));
    expect(english?.html).not.toMatch(/[\u4e00-\u9fff]/);
  });
});

describe('one pop-up', () => {
  const tokenVo = { buCode: '', channel: '', token: 'lx-LX100001', tokenType: 'LONGCOIN' };
  const asked = { businessCode: 'XM19089', tokenVo };
  const idsFor = async (gateways: Gateways, windowId?: string) =>
    (await gateways.data(popupDetail, windowId === undefined ? asked : { ...asked, windowId })).windows.map(
      (window) => window.windowId,
    );

  it('is found by its id even after it was confirmed or is over; without an id it is the newest', async () => {
    const gateways = new Gateways('popups');
    const { windowMaps } = await gateways.data(popupList, { ...asked, pageUrl: '/home' });
    expect(windowMaps.imageTxt.map(({ windowId }) => windowId)).toEqual(['P002', 'P003']);
    await gateways.data(popupAck, { ...asked, windowId: 'P002', windowType: '2', description: '' });
    expect(await idsFor(gateways, 'P002')).toEqual(['P002']);
    expect(await idsFor(gateways, 'P000')).toEqual(['P000']);
    expect(await idsFor(gateways)).toEqual(['P003']);
    expect(await idsFor(gateways, 'nothing')).toEqual([]);
    expect(await idsFor(new Gateways())).toEqual([]);
  });
});
