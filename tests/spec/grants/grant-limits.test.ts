import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { BodyOf } from '@/api/endpoint';
import { approveGrants, refuseGrants } from '@/api/endpoints/approvals';
import { accountApply, submitGrant } from '@/api/endpoints/grants';
import { isRecentGrant } from '@/areas/grants/mocks/grant-request';
import { mostPicked } from '@/domain/grants/occasion';
import { addRecipients } from '@/domain/transfers/recipients';
import { person } from '@/mocks/core/people';
import { me } from '../../support/gateways/mock-gateways';
import { GrantClient, he } from '../../support/grants';

const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

describe('a grant', () => {
  it('pays up to 20,000 people', () => {
    const paying = (count: number): BodyOf<typeof submitGrant> => ({
      id: '',
      accNo: 'GLZ100001',
      occasion: 'project',
      date: null,
      text: '',
      fileName: '',
      approvers: [he],
      rows: many(count, { usercode: he, money: '1.0' }),
    });
    expect(v.is(submitGrant.body, paying(20_000))).toBe(true);
    expect(v.is(submitGrant.body, paying(20_001))).toBe(false);
  });

  it('takes up to 100 people who are picked one by one', () => {
    const people = Array.from({ length: 200 }, (_, index) => person(index + 1));
    const able = people.filter(({ oaAccount, departed }) => oaAccount !== null && !departed).slice(0, 101);
    const { list, refused } = addRecipients([], able, me, mostPicked);
    expect(list).toHaveLength(100);
    expect(refused).toEqual([{ kind: 'full', usercode: able[100]?.usercode, name: able[100]?.name }]);
  });

  it('counts as recent for half a year, that is 183 days', async () => {
    const client = new GrantClient();
    const request = { ...(await client.request(await client.submitted())), state: 'paid' } as const;
    const end = request.submittedAt + 183 * 86_400_000;
    expect(isRecentGrant(request, end - 1)).toBe(true);
    expect(isRecentGrant(request, end)).toBe(false);
  });
});

describe('an activity', () => {
  it.each([
    ['100000.0', '0000'],
    ['100000.1', '5914'],
  ])('that asks for %s coins is answered with %s', async (money, code) => {
    expect((await new GrantClient().apply(money)).code).toBe(code);
  });

  it.each([
    [30, '0000'],
    [31, '5915'],
  ])('with a purpose of %d characters is answered with %s', async (length, code) => {
    const body = { id: '', purpose: '好'.repeat(length), money: '10.0', approver: he };
    expect((await new GrantClient().say(accountApply, body, { as: me, key: 'k' })).code).toBe(code);
  });
});

describe('a decision', () => {
  const request = { id: 'R1', version: 1 };

  it('is taken about up to 50 requests at once', () => {
    const approved = (count: number) => ({ requests: many(count, { ...request, removed: [] }) });
    expect(v.is(approveGrants.body, approved(50))).toBe(true);
    expect(v.is(approveGrants.body, approved(51))).toBe(false);
  });

  it('has a reason of up to 60 characters, each of which may take four places', () => {
    const refused = (length: number) => ({ requests: [request], reason: '好'.repeat(length) });
    expect(v.is(refuseGrants.body, refused(4 * 60))).toBe(true);
    expect(v.is(refuseGrants.body, refused(4 * 60 + 1))).toBe(false);
  });
});
