import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { batchTransfer, rewardEvaluate } from '@/api/endpoints/transfer';
import { redPacketOpen, redPacketThank } from '@/areas/red-packets/endpoints';
import { yearReport } from '@/areas/year-report/endpoints';
import { sum, type Tenths } from '@/domain/money';
import { chen, firstPage, Gateways, gift, liang, me, zhou } from '../../support/gateways/mock-gateways';

const year = (time: string) => Number(time.slice(0, 4));
const total = (amounts: readonly Tenths[]) => Math.abs(sum(amounts));

describe('the year report of the mock backend', () => {
  it.each([2025, 2026])('equals the personal bill of %i', async (asked) => {
    const gateways = new Gateways();
    const report = await gateways.data(yearReport, { year: asked });
    const { entries } = await gateways.data(getCurrentBill, { ...firstPage, size: 500 });
    const ofYear = entries.filter(({ time }) => year(time) === asked);
    const amounts = (kinds: readonly string[], sign: number) =>
      ofYear
        .filter(({ kind, amount }) => kinds.includes(kind) && amount * sign > 0)
        .map(({ amount }) => amount);
    expect(report.given.amount).toBe(total(amounts(['transfer'], -1)));
    expect(report.received.amount).toBe(total(amounts(['transfer'], 1)));
    expect(report.welfare.amount).toBe(total(amounts(['welfare'], 1)));
    expect(report.spent.amount).toBe(total(amounts(['purchase', 'exchange'], -1)));
    expect(report.given.count).toBeGreaterThan(20);
    expect(report.thanks.said).toBeGreaterThan(0);
    expect(report.thanks.got).toBeGreaterThan(0);
  });

  it('opens with the year that the records cover longer, and counts it up to today', async () => {
    const gateways = new Gateways();
    const report = await gateways.data(yearReport, {});
    expect(report).toMatchObject({ year: 2026, years: [2026, 2025], until: '2026-11-21', since: null });
    const before = await gateways.data(yearReport, { year: 2025 });
    expect(before).toMatchObject({ until: null, since: '2025-09-22' });
  });

  it('contains what the person gives today, once for each recipient', async () => {
    const gateways = new Gateways();
    const before = await gateways.data(yearReport, {});
    await gateways.data(batchTransfer, gift([chen, zhou], { text: '恭喜发财！' }), { key: 'k' });
    const after = await gateways.data(yearReport, {});
    expect(after.given.count).toBe(before.given.count + 2);
    expect(after.given.amount).toBe(before.given.amount + 1760);
    expect(after.given.months[10]?.count).toBe((before.given.months[10]?.count ?? 0) + 2);
    expect(after.given.last).toMatchObject({ text: '恭喜发财！', amount: 880 });
  });

  it('counts a packet of a colleague as a gift, and thanks in both directions', async () => {
    const gateways = new Gateways();
    const before = await gateways.data(yearReport, {});
    const { amount } = await gateways.data(redPacketOpen, { id: 'K0000001' }, { key: 'k' });
    await gateways.data(redPacketThank, { id: 'K0000001', text: '谢谢' }, { key: 'k2' });
    const { id } = await gateways.data(batchTransfer, gift([zhou]), { key: 'k3' });
    await gateways.data(rewardEvaluate, { id, text: '谢谢' }, { key: 'k4', as: zhou });
    const after = await gateways.data(yearReport, {});
    expect(after.received.amount).toBe(before.received.amount + amount);
    expect(after.thanks).toEqual({ said: before.thanks.said + 1, got: before.thanks.got + 1 });
  });

  it('leaves rewards out, which are coins of the team', async () => {
    const gateways = new Gateways();
    const before = await gateways.data(yearReport, {});
    const reward = gift([chen], { accountType: 1, tag: '优秀员工' });
    await gateways.data(batchTransfer, reward, { key: 'k' });
    expect((await gateways.data(yearReport, {})).given).toEqual(before.given);
    const ofReceiver = await gateways.data(yearReport, {}, { as: chen });
    expect(ofReceiver.received.count).toBeGreaterThan(0);
  });

  it('says whether the blessing names a colleague who got it', async () => {
    const gateways = new Gateways();
    for (let time = 0; time < 70; time += 1) {
      const named = gift([chen], { text: '思远，辛苦啦', money: '0.1' });
      await gateways.data(batchTransfer, named, { key: `k${time}` });
    }
    const { given } = await gateways.data(yearReport, {});
    expect(given.blessing).toMatchObject({ text: '思远，辛苦啦', count: 70, most: 70, names: true });
  });

  it('has nothing to tell to a person without records or without an account', async () => {
    const gateways = new Gateways();
    const empty = { year: 2025, years: [], until: null, given: { count: 0 }, thanks: { said: 0 } };
    expect(await gateways.data(yearReport, {}, { as: liang, systemType: 'WALLET' })).toMatchObject(empty);
    expect(await new Gateways('no-account').data(yearReport, {}, { as: me })).toMatchObject(empty);
  });
});
