import { expect, it } from 'vitest';
import { approvals } from '@/api/endpoints/approvals';
import { award } from '@/api/endpoints/award';
import { iconStatusCheck } from '@/api/endpoints/home-today';
import { redPacketRecords } from '@/areas/red-packets/endpoints';
import { secondHandOrders } from '@/areas/second-hand/endpoints/orders';
import type { AwaitedKind } from '@/domain/awaited';
import { people, person } from '@/mocks/core/people';
import { Gateways } from '../../support/gateways/mock-gateways';

const gateways = new Gateways();
const firstPage = { page: 1, size: 50 } as const;

/** How many things of each kind the pages themselves show as waiting for a person. */
async function waitingOnPages(as: string): Promise<Record<AwaitedKind, number>> {
  const read = { as };
  const asked = { list: 'waiting', page: 1, size: 30 } as const;
  const { prizes } = await gateways.data(award, {}, read);
  const sold = (await gateways.data(secondHandOrders, { group: 'sold', ...firstPage }, read)).rows;
  const bought = (await gateways.data(secondHandOrders, { group: 'bought', ...firstPage }, read)).rows;
  return {
    'activity-approval': (await gateways.data(approvals, { kind: 'activity', ...asked }, read)).waiting,
    'grant-approval': (await gateways.data(approvals, { kind: 'grant', ...asked }, read)).waiting,
    sale: sold.filter(({ order }) => order?.state === 'paid').length,
    'refund-answer': sold.filter(({ order }) => order?.answerBefore != null).length,
    receipt: bought.filter(({ order }) => order?.state === 'shipped').length,
    prize: prizes.filter(({ state }) => state === 'to-claim').length,
  };
}

it.each([0, 1, 2, 3].map((index) => person(index).usercode))(
  'the list of today counts what the pages of %s show as waiting',
  async (as) => {
    const { awaited } = await gateways.data(iconStatusCheck, {}, { as });
    const counts = Object.entries(await waitingOnPages(as)).filter(([, count]) => count > 0);
    expect(Object.fromEntries(awaited.map(({ what, count }) => [what, count]))).toEqual(
      Object.fromEntries(counts),
    );
  },
);

it.each(people(12).map(({ usercode }) => usercode))(
  'the badge of red packets counts those that the list of %s offers to open',
  async (as) => {
    const { icons } = await gateways.data(iconStatusCheck, {}, { as });
    const { sums } = await gateways.data(redPacketRecords, firstPage, { as });
    expect(icons.find(({ icon }) => icon === 'redPackets')?.count).toBe(sums.waiting);
  },
);
