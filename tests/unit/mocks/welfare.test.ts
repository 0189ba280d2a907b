import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { batchTransfer, rewardEvaluate } from '@/api/endpoints/transfer';
import { redPacketOpen, redPacketThank } from '@/areas/red-packets/endpoints';
import { queryWelfareData } from '@/areas/welfare-data/endpoints';
import { welfareSpans } from '@/areas/welfare-data/rules/welfare';
import { sum } from '@/domain/money';
import { firstPage, Gateways, gift, me, zhou } from '../../support/gateways/mock-gateways';

const half = { accountType: 0, span: 'half-year' } as const;

describe('the welfare data of the mock backend', () => {
  it.each(welfareSpans)('equal the figures of the bill over %s', async (span) => {
    const gateways = new Gateways();
    const data = await gateways.data(queryWelfareData, { accountType: 0, span });
    const { entries } = await gateways.data(getCurrentBill, { ...firstPage, size: 500 });
    const first = data.months[0]?.month ?? '';
    const gifts = entries.filter(
      ({ kind, time }) => ['welfare', 'transfer'].includes(kind) && time.slice(0, 7) >= first,
    );
    const amounts = gifts.map(({ amount }) => amount);
    expect(data.received).toBe(sum(amounts.filter((amount) => amount > 0)));
    expect(data.given).toBe(-sum(amounts.filter((amount) => amount < 0)));
    expect(sum(data.months.map(({ received }) => received))).toBe(data.received);
    expect(sum(data.receivedFor.map(({ amount }) => amount))).toBe(data.received);
    expect(sum(data.givenFor.map(({ amount }) => amount))).toBe(data.given);
    expect(sum(data.teams.map(({ amount }) => amount))).toBe(data.given);
    expect(data.teams.reduce((people, team) => people + team.people, 0)).toBe(data.people);
  });

  it('cover six months, the year, or all years since the first entry', async () => {
    const gateways = new Gateways();
    const months = async (span: (typeof welfareSpans)[number]) =>
      (await gateways.data(queryWelfareData, { accountType: 0, span })).months.map(({ month }) => month);
    expect(await months('half-year')).toHaveLength(6);
    expect((await months('year'))[0]).toBe('2026-01');
    expect((await months('all'))[0]).toBe('2025-09');
    expect((await months('all')).slice(-1)).toEqual(['2026-11']);
  });

  it('contain a transfer as soon as it is sent', async () => {
    const gateways = new Gateways();
    const before = await gateways.data(queryWelfareData, half);
    await gateways.data(batchTransfer, gift([zhou]), { key: 'k' });
    const after = await gateways.data(queryWelfareData, half);
    expect(after.given).toBe(before.given + 880);
    expect(after.months[5]?.given).toBe((before.months[5]?.given ?? 0) + 880);
  });

  it('list each giver until they are thanked or given something', async () => {
    const gateways = new Gateways();
    const names = async () => {
      const { unthanked } = await gateways.data(queryWelfareData, half);
      return unthanked.map(({ usercode }) => usercode);
    };
    expect(await names()).toContain(zhou);
    await gateways.data(batchTransfer, gift([zhou]), { key: 'k' });
    expect(await names()).not.toContain(zhou);
    gateways.real += 1_000;
    const { id } = await gateways.data(batchTransfer, gift([me]), { key: 'k2', as: zhou });
    expect(await names()).toContain(zhou);
    await gateways.data(rewardEvaluate, { id, text: '谢谢' }, { key: 'k3' });
    expect(await names()).not.toContain(zhou);
  });

  it('count a red packet as its giver’s gift, and the thanks for it', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift([zhou]), { key: 'k' });
    gateways.real += 1_000;
    const { id, amount } = await gateways.data(redPacketOpen, { id: 'K0000001' }, { key: 'k2' });
    const opened = await gateways.data(queryWelfareData, half);
    expect(opened.unthanked.find(({ usercode }) => usercode === zhou)).toMatchObject({ amount });
    await gateways.data(redPacketThank, { id, text: '谢谢' }, { key: 'k3' });
    const thanked = await gateways.data(queryWelfareData, half);
    expect(thanked.unthanked.map(({ usercode }) => usercode)).not.toContain(zhou);
  });

  it('of the incentive account are separate, and a WALLET session has none', async () => {
    const gateways = new Gateways();
    const team = { accountType: 1, span: 'all' } as const;
    const own = await gateways.data(queryWelfareData, { ...team, accountType: 0 });
    const ofTeam = await gateways.data(queryWelfareData, team);
    expect(ofTeam.received).not.toBe(own.received);
    expect(ofTeam.receivedFor.map(({ occasion }) => occasion)).toEqual(['subsidy']);
    expect(await gateways.data(queryWelfareData, team, { systemType: 'WALLET' })).toEqual(own);
  });

  it('are empty for a person without an account', async () => {
    const gateways = new Gateways('no-account');
    const data = await gateways.data(queryWelfareData, { accountType: 0, span: 'all' });
    expect(data).toMatchObject({ received: 0, given: 0, best: null, teams: [], givers: [], unthanked: [] });
    expect(data.months).toHaveLength(1);
  });
});
