import { describe, expect, it } from 'vitest';
import { changyoyoExchange } from '@/api/endpoints/changyoyo';
import { freeSave, freeSelect } from '@/api/endpoints/free-payment';
import { pointsExchange } from '@/api/endpoints/points';
import { checkPassword, queryPayType } from '@/api/endpoints/wallet-user';
import { agreeRedemption, withdrawRedemption } from '@/areas/agreements/endpoints/agreement';
import { tenths, toWireMoney, type Tenths } from '@/domain/money';
import { paymentScenes } from '@/domain/payment/payment-need';
import { pointsFor } from '@/domain/points/exchange';
import { agreements } from '@/mocks/agreements/agreement-texts';
import { endpoints } from '@/mocks/core/endpoints';
import { usualPassword, usualSecurity, withSecurity, type Security } from '@/mocks/payment-security/security';
import { counters } from '@/mocks/points/exchanges';
import { withPartnerAccount } from '@/mocks/points/partner-accounts';
import { Gateways, me, pinned } from '../../support/gateways/mock-gateways';

/** What each call that is declared to exchange coins takes. */
const calls = {
  pointsExchange: { endpoint: pointsExchange, rate: counters.mall.rate },
  changyoyoExchange: { endpoint: changyoyoExchange, rate: counters.partner.rate },
};
const exchanging = endpoints
  .filter(({ scene }) => scene === 'exchange')
  .map(({ name }) => {
    if (!(name in calls)) throw new Error(`nothing is known about ${name}`);
    return name as keyof typeof calls;
  });

const { version } = agreements.redemption;
const consents = { none: null, older: '0.1', current: version } as const;
type Consent = keyof typeof consents;

const perPayment = tenths(1_000);
const amounts = {
  'at the limit of the scene': { amount: perPayment, used: 0 },
  'above the limit of the scene': { amount: tenths(1_002), used: 0 },
  'within what is left of the day': { amount: tenths(400), used: 1_600 },
  'above what is left of the day': { amount: tenths(402), used: 1_600 },
} as const;
type Size = keyof typeof amounts;
const sizes = Object.keys(amounts) as Size[];
const beyond: Partial<Record<Size, string>> = {
  'above the limit of the scene': 'over-scene',
  'above what is left of the day': 'day-used-up',
};

/** A world with this consent, this setting of the scene, and this much used up of a day's 200 coins. */
async function world(consent: Consent, free: boolean, changed: Partial<Security> = {}): Promise<Gateways> {
  const gateways = new Gateways();
  const agreed = consents[consent];
  await gateways.storage.update((state) => {
    if (state === undefined) throw new Error('nothing is stored');
    const bound = withPartnerAccount(state, me, { since: pinned, points: 0 });
    const redemption: Record<string, { version: string; time: number }> =
      agreed === null ? {} : { [me]: { version: agreed, time: pinned } };
    const scenes = { ...usualSecurity.scenes, exchange: { free, perPayment } };
    const guarded = withSecurity(bound, me, {
      scenes,
      free: { enabled: true, perPayment, perDay: tenths(2_000) },
      ...changed,
    });
    return [{ ...guarded, authorisations: { ...guarded.authorisations, redemption } }, null];
  });
  return gateways;
}

const usedUp = (amount: number): Partial<Security> =>
  amount === 0 ? {} : { paid: [{ time: pinned, kind: 'mall', amount: tenths(amount), free: true }] };

function exchange(gateways: Gateways, call: keyof typeof calls, money: Tenths, key = 'k') {
  const { endpoint, rate } = calls[call];
  const points = pointsFor(money, rate);
  if (points === null) throw new Error(`${money} come to a fraction of a point`);
  return gateways.say(endpoint, { money: toWireMoney(money), points }, { key });
}

const needed = (gateways: Gateways, money: Tenths) =>
  gateways.data(queryPayType, { kind: 'exchange', accountType: 0, money: toWireMoney(money) });

async function scene(gateways: Gateways) {
  const { free } = await gateways.data(freeSelect, {});
  return free.scenes.find((rule) => rule.scene === 'exchange');
}

const prove = (gateways: Gateways, key: string) =>
  gateways.data(checkPassword, { password: usualPassword, allows: key });

const turn = (gateways: Gateways, free: boolean, key = 'turn') =>
  gateways.say(
    freeSave,
    { scene: { scene: 'exchange', free, perPayment: toWireMoney(perPayment) } },
    { key },
  );

const cases = exchanging.flatMap((call) =>
  (Object.keys(consents) as Consent[]).flatMap((consent) =>
    [true, false].flatMap((on) => sizes.map((size) => [call, consent, on ? 'on' : 'off', size] as const)),
  ),
);

describe('an exchange', () => {
  it.each(cases)(
    'by %s, with the consent %s and the scene %s, %s: goes without the password only where all of it allows that',
    async (call, consent, setting, size) => {
      const { amount, used } = amounts[size];
      const gateways = await world(consent, setting === 'on', usedUp(used));
      const mayBeFree = consent === 'current' && setting === 'on';
      const reason = mayBeFree ? (beyond[size] ?? 'within-free') : 'scene-off';
      expect(await scene(gateways)).toMatchObject({
        free: mayBeFree,
        agreementMissing: consent === 'current' ? null : 'redemption',
      });
      expect((await needed(gateways, amount)).reason).toBe(reason);
      const before = await gateways.personalBalance(me);
      const { code } = await exchange(gateways, call, amount);
      const isFree = reason === 'within-free';
      expect(code).toBe(isFree ? '0000' : '5111');
      expect(await gateways.personalBalance(me)).toBe(before - (isFree ? amount : 0));
      expect((await scene(gateways))?.usedToday).toBe(isFree ? amount : 0);
      if (isFree) return;
      await prove(gateways, 'proven');
      expect((await exchange(gateways, call, amount, 'proven')).code).toBe('0000');
      expect((await scene(gateways))?.usedToday).toBe(0);
    },
  );

  it.each([
    ['was never set', { password: null }],
    ['is locked', { lockedUntil: pinned + 60_000 }],
  ] as const)('within the limits goes without the password where that %s', async (_, guard) => {
    const gateways = await world('current', true, guard);
    expect((await needed(gateways, perPayment)).ways).toEqual([]);
    expect((await exchange(gateways, 'pointsExchange', perPayment)).code).toBe('0000');
  });

  it('asks where payments without password are off altogether', async () => {
    const gateways = await world('current', true, { free: { ...usualSecurity.free, enabled: false } });
    expect((await needed(gateways, perPayment)).reason).toBe('free-off');
    expect((await exchange(gateways, 'pointsExchange', perPayment)).code).toBe('5111');
  });
});

describe('the scene of exchanges', () => {
  it.each(['none', 'older'] as const)(
    'is not switched on with the consent %s, even with the password',
    async (consent) => {
      const gateways = await world(consent, false);
      await prove(gateways, 'turn');
      expect(await turn(gateways, true)).toMatchObject({ code: '5224', message: '请先同意免密兑换协议' });
      expect((await scene(gateways))?.free).toBe(false);
      expect((await turn(gateways, false)).code).toBe('0000');
    },
  );

  it('is switched on with the consent that holds, by the password', async () => {
    const gateways = await world('current', false);
    expect((await turn(gateways, true, 'unproven')).code).toBe('5220');
    await prove(gateways, 'turn');
    expect((await turn(gateways, true)).code).toBe('0000');
    expect((await scene(gateways))?.free).toBe(true);
  });

  it('is off at once after the consent was withdrawn, and stays off when it is given again', async () => {
    const gateways = await world('current', true);
    await gateways.data(withdrawRedemption, {});
    expect(await scene(gateways)).toMatchObject({ free: false, agreementMissing: 'redemption' });
    await gateways.data(agreeRedemption, { version });
    expect(await scene(gateways)).toMatchObject({ free: false, agreementMissing: null });
    expect((await exchange(gateways, 'pointsExchange', perPayment)).code).toBe('5111');
  });

  it('stays off when a newer version is agreed to, as only the password switches it on', async () => {
    const gateways = await world('older', true);
    await gateways.data(agreeRedemption, { version });
    expect(await scene(gateways)).toMatchObject({ free: false, agreementMissing: null });
  });

  it('stays on when the version in force is agreed to once more', async () => {
    const gateways = await world('current', true);
    await gateways.data(agreeRedemption, { version });
    expect((await scene(gateways))?.free).toBe(true);
  });

  it('is the only one that takes an agreement', async () => {
    const gateways = await world('none', true);
    const { free } = await gateways.data(freeSelect, {});
    const missing = free.scenes.filter(({ agreementMissing }) => agreementMissing !== null);
    expect(missing.map((rule) => rule.scene)).toEqual(['exchange']);
    for (const other of paymentScenes.filter((name) => name !== 'exchange')) {
      await prove(gateways, other);
      const change = { scene: { scene: other, free: true, perPayment: toWireMoney(tenths(2_000)) } };
      expect((await gateways.say(freeSave, change, { key: other })).code).toBe('0000');
    }
  });
});
