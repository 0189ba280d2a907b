// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import type { WireDataOf } from '@/api/endpoint';
import { appointmentDetail, appointmentPayAgain } from '@/api/endpoints/appointment';
import { approveGrants, payGrantAgain } from '@/api/endpoints/approvals';
import { grantDetail } from '@/api/endpoints/grants';
import { approvals, grantChanges, type GrantChange } from '@/domain/grants/grant-state';
import { tenths } from '@/domain/money';
import { bookingPayment, prepareBookingPayment, runKey } from '@/flows/payment/booking-payment';
import { grantPayment, prepareDecision, type Decided } from '@/flows/payment/grant-payment';
import {
  cachedData,
  foundBy,
  payAtAFixedTime,
  payer,
  sentBy,
} from '../../support/payments/kinds-of-payments';
import { sampleOf } from '../../support/schema-sample';

payAtAFixedTime();

describe('a decision about grants', () => {
  const first: Decided = { id: 'G1', version: 2, removed: ['U7'], title: '生日', total: tenths(100) };
  const second: Decided = { id: 'G2', version: 1, removed: [], title: '节日', total: tenths(50) };
  const decided = [first, second];
  const prepare = (act: 'approve' | 'again', requests = decided) =>
    prepareDecision(payer, act, 'grant', requests, tenths(150));

  it('approves all requests in the version that was read, without the people who are removed', async () => {
    const isOutdated = cachedData();
    prepare('approve');
    expect(grantPayment.storedAttempt(payer)?.intent).toMatchObject({
      total: 150,
      recipients: [
        { usercode: 'G1', name: '生日', amount: 100 },
        { usercode: 'G2', name: '节日', amount: 50 },
      ],
    });
    const requests = decided.map(({ id, version, removed }) => ({ id, version, removed }));
    const { calls, phase } = await sentBy(grantPayment, [approveGrants, { id: 'G1' }]);
    expect(calls).toEqual([{ name: approveGrants.name, body: { requests } }]);
    expect(phase).toBe('done');
    expect(isOutdated()).toBe(true);
  });

  it('pays one grant again', async () => {
    prepare('again');
    const { calls } = await sentBy(grantPayment, [payGrantAgain, { id: 'G1' }]);
    expect(calls).toEqual([{ name: payGrantAgain.name, body: { id: 'G1', version: 2 } }]);
  });

  it('is another one for another act, version or person removed', () => {
    const keys = [
      ['approve', decided],
      ['again', decided],
      ['again', [{ ...first, version: 3 }, second]],
      ['again', [{ ...first, removed: [] }, second]],
    ] as const;
    const prepared = keys.map(([act, requests]) => {
      prepare(act, [...requests]);
      return grantPayment.storedAttempt(payer)?.intent.key;
    });
    expect(new Set(prepared).size).toBe(4);
  });

  const detail = (change: GrantChange, at: string) => ({
    ...(sampleOf(grantDetail.data, 'full') as object),
    trail: [{ change, by: payer, at, note: '' }],
  });
  const found = async (act: 'approve' | 'again', answer: unknown) => {
    prepare(act);
    const { id } = await foundBy(grantPayment, [[grantDetail, answer]]);
    return id;
  };

  it.each(grantChanges)('whose answer is lost is found by the change in the trail: %s', async (change) => {
    const isApproval = approvals.some((each) => each === change);
    expect(await found('approve', detail(change, '2026-11-21 09:41:00'))).toBe(isApproval ? 'G1' : null);
    localStorage.clear();
    const isPaidOn = change === 'resume';
    expect(await found('again', detail(change, '2026-11-21 09:41:00'))).toBe(isPaidOn ? 'G1' : null);
  });

  it('is found by a change of up to 10 s before, and not by an older one', async () => {
    expect(await found('approve', detail('book', '2026-11-21 09:40:50'))).toBe('G1');
    localStorage.clear();
    expect(await found('approve', detail('book', '2026-11-21 09:40:49'))).toBeNull();
  });

  it('is found by any change of its trail, and not where the request is gone', async () => {
    const trail = [
      { change: 'submit', by: payer, at: '2026-11-20 09:00:00', note: '' },
      { change: 'book', by: payer, at: '2026-11-21 09:41:00', note: '' },
    ];
    expect(await found('approve', { ...detail('book', ''), trail })).toBe('G1');
    localStorage.clear();
    expect(await found('approve', null)).toBeNull();
  });

  it('about no request is neither found nor paid again', async () => {
    prepare('again', []);
    const found = await foundBy(grantPayment, [[grantDetail, detail('resume', '2026-11-21 09:41:00')]]);
    expect(found).toEqual({ id: null, asked: undefined });
  });
});

describe('a run of a booking that is paid again', () => {
  type Detail = NonNullable<WireDataOf<typeof appointmentDetail>>;
  const sample = sampleOf(appointmentDetail.data, 'full') as Detail;
  const booking = { id: 'B1', accountType: 1, money: tenths(88) } as const;
  const recipients = [
    { usercode: 'U2', name: '陈思远' },
    { usercode: 'U3', name: '何璐' },
  ];
  const run = { day: '2026-11-20', recipients, amount: tenths(176) };
  const prepare = () =>
    prepareBookingPayment(
      payer,
      booking as Parameters<typeof prepareBookingPayment>[1],
      run as unknown as Parameters<typeof prepareBookingPayment>[2],
    );

  it('is sent by its booking and its day, and what it pays is what each was to get', async () => {
    const isOutdated = cachedData();
    prepare();
    expect(bookingPayment.storedAttempt(payer)?.intent).toMatchObject({
      fingerprint: 'B1 2026-11-20',
      total: 176,
      recipients: recipients.map((each) => ({ ...each, amount: 88 })),
    });
    const answer = { id: 'T1', time: '2026-11-21 09:41:02' };
    const { calls, phase } = await sentBy(bookingPayment, [appointmentPayAgain, answer]);
    expect(calls).toEqual([{ name: appointmentPayAgain.name, body: { id: 'B1', day: '2026-11-20' } }]);
    expect(phase).toBe('done');
    expect(isOutdated()).toBe(true);
  });

  it.each<[string, unknown, string | null]>([
    ['was paid', { runs: [{ day: '2026-11-20', paid: true }] }, 'T1'],
    ['was not paid', { runs: [{ day: '2026-11-20', paid: false }] }, null],
    ['is not the one that was paid', { runs: [{ day: '2026-11-19', paid: true }] }, null],
    ['is the second one', { runs: [{ day: '2026-11-19' }, { day: '2026-11-20', paid: true }] }, 'T1'],
    ['belongs to no booking', null, null],
  ])('is found by the booking’s record where it %s', async (_, changes, id) => {
    prepare();
    const [first] = sample.runs;
    const runs = ((changes as { runs?: object[] } | null)?.runs ?? []).map((each) => ({
      ...first,
      transferId: 'T1',
      ...each,
    }));
    const answer = changes === null ? null : { ...sample, runs };
    const found = await foundBy(bookingPayment, [[appointmentDetail, answer]]);
    expect(found).toMatchObject({ id, asked: { body: { accountType: 1, id: 'B1' } } });
  });

  it('of an earlier release, which stored no account, is looked for in the personal one', async () => {
    const content = { id: 'B1', day: '2026-11-20' };
    bookingPayment.prepare(payer, { content, fingerprint: '', recipients: [], total: tenths(176) });
    const found = await foundBy(bookingPayment, [[appointmentDetail, null]]);
    expect(found.asked?.body).toEqual({ accountType: 0, id: 'B1' });
  });

  it('is kept for either account', () => {
    for (const accountType of [0, 1] as const) {
      bookingPayment.prepare(payer, {
        content: { id: 'B1', day: '2026-11-20', accountType },
        fingerprint: String(accountType),
        recipients: [],
        total: tenths(176),
      });
      expect(bookingPayment.storedAttempt(payer)?.intent.content.accountType).toBe(accountType);
    }
  });

  it('is told from the runs of other days', () => {
    expect(runKey({ id: 'B1' }, { day: '2026-11-20' })).not.toBe(runKey({ id: 'B1' }, { day: '2026-11-21' }));
  });
});
