import { describe, expect, it } from 'vitest';
import { getCurrentBill } from '@/api/endpoints/bill';
import { getNew } from '@/api/endpoints/home';
import { batchTransfer, queryGiftedColleagues, queryTransfer } from '@/api/endpoints/transfer';
import { queryWelfareData } from '@/areas/welfare-data/endpoints';
import { chen, firstPage, Gateways, gift, liang, me, zhou } from '../../support/gateways/mock-gateways';

const su = 'LX100005';
const half = { accountType: 0, span: 'half-year' } as const;

/** Individual amounts in coins, one for each of these usercodes. */
function shares(
  parts: readonly (readonly [usercode: string, money: string])[],
  changes: Parameters<typeof gift>[1] = {},
) {
  const transferList = parts.map(([usercode, money]) => ({ usercode, money }));
  return gift([], { transferList, money: '0.0', ...changes });
}
const three = shares([
  [chen, '88.0'],
  [zhou, '6.6'],
  [su, '0.1'],
]);

describe('a transfer with individual amounts', () => {
  it('pays everybody their amount, debits the exact sum, and creates no coins', async () => {
    const gateways = new Gateways();
    const all = [me, chen, zhou, su];
    const balances = () => Promise.all(all.map((usercode) => gateways.personalBalance(usercode)));
    const before = await balances();
    await gateways.data(batchTransfer, three, { key: 'k' });
    const after = await balances();
    expect(after.map((balance, index) => balance - (before[index] ?? 0))).toEqual([-947, 880, 66, 1]);
    expect((await gateways.balances()).sum).toBe(0);
  });

  it('is one sum in the sender’s bill, and the own amount in each recipient’s', async () => {
    const gateways = new Gateways();
    const { id } = await gateways.data(batchTransfer, three, { key: 'k' });
    const billLine = async (as: string) => {
      const { entries } = await gateways.data(getCurrentBill, firstPage, { as });
      return entries.filter(({ transferId }) => transferId === id).map(({ amount }) => amount);
    };
    expect(await Promise.all([me, chen, zhou, su].map(billLine))).toEqual([[-947], [880], [66], [1]]);
  });

  it('is visible to its sender in full, and to each recipient with the own amount alone', async () => {
    const gateways = new Gateways();
    const { id } = await gateways.data(batchTransfer, three, { key: 'k' });
    const readTransfer = async (as: string) => {
      const record = await gateways.data(queryTransfer, { id }, { as });
      return [record?.total, record?.recipients.map(({ usercode, money }) => [usercode, money])];
    };
    expect(await readTransfer(me)).toEqual([
      947,
      [
        [chen, 880],
        [zhou, 66],
        [su, 1],
      ],
    ]);
    expect(await readTransfer(zhou)).toEqual([66, [[zhou, 66]]]);
    const { gifts } = await gateways.data(getNew, {}, { as: zhou });
    expect(gifts[0]).toMatchObject({ id, money: 66 });
  });

  it('counts with each recipient’s amount in the statistics and among the frequent recipients', async () => {
    const gateways = new Gateways();
    const before = await gateways.data(queryWelfareData, half);
    await gateways.data(batchTransfer, three, { key: 'k' });
    const after = await gateways.data(queryWelfareData, half);
    const ofTeams = (teams: typeof after.teams) => teams.reduce((sum, { amount }) => sum + amount, 0);
    expect(after.given - before.given).toBe(947);
    expect(ofTeams(after.teams) - ofTeams(before.teams)).toBe(947);
    const { list } = await gateways.data(queryGiftedColleagues, {});
    const last = new Map(list.map(({ usercode, lastMoney }) => [usercode, lastMoney]));
    expect([last.get(chen), last.get(zhou), last.get(su)]).toEqual([880, 66, 1]);
  });

  it.each([
    [
      'with nothing for one of them',
      shares([
        [chen, '88.0'],
        [zhou, '0.0'],
      ]),
      '5108',
      '周一航',
    ],
    [
      'with more than 10000 for one',
      shares([
        [chen, '10000.1'],
        [zhou, '1.0'],
      ]),
      '5108',
      '陈思远',
    ],
    ['with an amount for all as well', shares([[chen, '1.0']], { money: '1.0' }), '5111', '统一的金额'],
    [
      'that leaves one of them without',
      gift([], { transferList: [{ usercode: chen, money: '1.0' }, { usercode: zhou }], money: '0.0' }),
      '5108',
      '周一航',
    ],
    [
      'of more than there is',
      shares([
        [chen, '2000.0'],
        [zhou, '680.6'],
      ]),
      '5110',
      '还差 0.1',
    ],
    [
      'to somebody without an OA account',
      shares([
        [chen, '1.0'],
        [liang, '2.0'],
      ]),
      '5107',
      '梁栖',
    ],
    [
      'to somebody twice',
      shares([
        [chen, '1.0'],
        [chen, '2.0'],
      ]),
      '5104',
      '陈思远',
    ],
  ])('%s is refused with a message, and nobody is paid', async (_, body, code, says) => {
    const gateways = new Gateways();
    const answer = await gateways.say(batchTransfer, body, { key: 'k' });
    expect(answer.code).toBe(code);
    expect(answer.message).toContain(says);
    expect((await gateways.state()).transfers).toEqual([]);
  });

  it('may go to 20 people with 10000 each, but the account must hold the sum', async () => {
    const gateways = new Gateways();
    const answer = await gateways.say(
      batchTransfer,
      shares([
        [chen, '10000.0'],
        [zhou, '10000.0'],
      ]),
      { key: 'k' },
    );
    expect(answer.message).toContain('共需 20,000.0');
  });

  it('is booked once under its key, and the same key with other amounts is 422', async () => {
    const gateways = new Gateways();
    const first = await gateways.data(batchTransfer, three, { key: 'k' });
    expect(await gateways.data(batchTransfer, three, { key: 'k' })).toEqual(first);
    const other = shares([
      [chen, '87.9'],
      [zhou, '6.7'],
      [su, '0.1'],
    ]);
    expect(await gateways.http(batchTransfer, other, { key: 'k' })).toMatchObject({ status: 422 });
    expect((await gateways.state()).transfers).toHaveLength(1);
  });
});
