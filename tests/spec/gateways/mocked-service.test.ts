import { describe, expect, it } from 'vitest';
import { accountInfo, queryUserInfo, walletBalance } from '@/api/endpoints/account';
import { getCurrentBill } from '@/api/endpoints/bill';
import { queryDirectory } from '@/api/endpoints/directory';
import { balance, getTinyUrl, queryUserExpireStatistics } from '@/api/endpoints/home';
import { popupList } from '@/api/endpoints/popup';
import { batchTransfer, queryByIdempotencyKey, queryTransfer } from '@/api/endpoints/transfer';
import { endpoints } from '@/mocks/core/endpoints';
import { registry } from '@/mocks/core/registry';
import {
  chen,
  feng,
  firstPage,
  Gateways,
  gift,
  liang,
  me,
  requestFor,
  zhou,
} from '../../support/gateways/mock-gateways';

const talk = (entranceCode: string) => ({
  entranceCode,
  channel: '',
  bucode: '',
  visitorID: me,
  name: '林晓禾',
  oa_account: me,
});
const tokenVo = { buCode: '', channel: '', token: '', tokenType: 'sso' };

describe('the mock backend', () => {
  it('has exactly one handler for each declared endpoint', () => {
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).sort();
    expect(names(registry.map(({ endpoint }) => endpoint))).toEqual(names(endpoints));
  });

  it('answers every read in the shape that the client declares', async () => {
    const gateways = new Gateways();
    await gateways.data(accountInfo, { oa: me });
    await gateways.data(walletBalance, { accountType: 0 });
    await gateways.data(queryUserInfo, {});
    await gateways.data(queryDirectory, {});
    await gateways.data(queryTransfer, {});
    await gateways.data(queryByIdempotencyKey, { key: 'k' });
    await gateways.data(getCurrentBill, firstPage);
    await gateways.data(queryUserExpireStatistics, {});
    await gateways.data(balance, {});
    expect((await gateways.state()).journal.calls.map(({ status, code }) => `${status} ${code}`)).toEqual(
      Array.from({ length: 9 }, () => '200 0000'),
    );
  });

  it('refuses an undeclared body, an unknown address, and a call without API key', async () => {
    const gateways = new Gateways();
    const wrong = { ...requestFor(balance, {}), body: 'no json' };
    expect(await gateways.service.answer(wrong)).toMatchObject({ answer: { status: 400 } });
    const lost = { ...requestFor(balance, {}), path: '/gw/life/nowhere' };
    expect(await gateways.service.answer(lost)).toMatchObject({ answer: { status: 404 } });
    expect(await gateways.http(balance, {}, { headers: { 'x-life-api-key': '' } })).toMatchObject({
      status: 401,
    });
    expect(await gateways.http(batchTransfer, gift([chen], { money: '88' }), { key: 'k' })).toMatchObject({
      status: 400,
    });
  });

  it.each(['lxappwallet', 'superapppoints', ''])(
    'turns away the entrance "%s" of a call for points out of the default source',
    async (entrance) => {
      const headers = { 'x-entrance': entrance };
      expect(await new Gateways().http(balance, {}, { headers })).toMatchObject({ status: 400 });
    },
  );

  it('gives the address of customer service for the entrance that the call came by alone', async () => {
    const gateways = new Gateways();
    expect((await gateways.say(getTinyUrl, talk('lxappservice'))).code).toBe('0000');
    expect((await gateways.say(getTinyUrl, talk('lxappwallet'))).code).toBe('5601');
  });

  it.each(['', 'stranger', 'lx-LX999999'])(
    'answers the token "%s" with the end of the session',
    async (token) => {
      const gateways = new Gateways();
      const said = await gateways.say(queryUserInfo, {}, { headers: { 'x-activity-token': token } });
      expect(said.code).toBe('6006');
    },
  );

  it('accepts a chat token for customer service and for no other call of its gateway', async () => {
    const gateways = new Gateways();
    const headers = { 'x-bff-token': `chat-${me}` };
    expect((await gateways.say(getTinyUrl, talk('lxappservice'), { headers })).code).toBe('0000');
    const popups = { pageUrl: '/home', businessCode: 'XM19089', tokenVo };
    expect((await gateways.say(popupList, popups, { headers })).code).toBe('6006');
    expect((await gateways.say(popupList, popups)).code).toBe('0000');
  });

  it('returns nothing about another person’s account', async () => {
    const said = await new Gateways().say(accountInfo, { oa: chen });
    expect(said).toMatchObject({ code: '5009', data: null });
  });
});

describe('a transfer', () => {
  it('is one entry for the sender and one for each recipient, and both sides can read it', async () => {
    const gateways = new Gateways();
    const before = await gateways.personalBalance(chen);
    const { id } = await gateways.data(batchTransfer, gift([chen, zhou]), { key: 'k' });
    const [sent] = (await gateways.data(getCurrentBill, firstPage)).entries;
    const [got] = (await gateways.data(getCurrentBill, firstPage, { as: chen })).entries;
    expect(sent).toMatchObject({ amount: -1760, balance: 25_045, transferId: id, title: '转账给 2 位同事' });
    expect(got).toMatchObject({ amount: 880, balance: before + 880, transferId: id, title: '林晓禾的转账' });
    expect(await gateways.personalBalance(me)).toBe(25_045);
    expect(await gateways.personalBalance(chen)).toBe(before + 880);
    const mine = await gateways.data(queryTransfer, { id });
    expect(mine).toMatchObject({ direction: 'sent', total: 1760, text: '恭喜发财！' });
    expect(mine?.recipients.map(({ name, money }) => [name, money])).toEqual([
      ['陈思远', 880],
      ['周一航', 880],
    ]);
    expect(await gateways.data(queryTransfer, {}, { as: zhou })).toMatchObject({
      id,
      direction: 'received',
      total: 880,
      recipients: [{ name: '周一航' }],
    });
    expect(await gateways.data(queryTransfer, { id }, { as: 'LX100005' })).toBeNull();
    expect(await gateways.balances()).toMatchObject({ sum: 0 });
  });

  it('from the incentive account is a reward, and does not change the personal account', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift([chen], { accountType: 1, tag: '优秀员工' }), { key: 'k' });
    const team = await gateways.data(getCurrentBill, { ...firstPage, accountType: 1 });
    expect(team.entries[0]).toMatchObject({ kind: 'reward', amount: -880, balance: 125_120 });
    expect(await gateways.personalBalance(me)).toBe(26_805);
  });

  it('reaches a recipient whose usercode is written with blanks or small letters', async () => {
    const gateways = new Gateways();
    await gateways.data(batchTransfer, gift([' lx100002']), { key: 'k' });
    expect((await gateways.data(queryTransfer, {}, { as: chen }))?.recipients[0]?.usercode).toBe(chen);
  });

  const twentyOne = Array.from({ length: 21 }, (_, index) => `LX${100_002 + index}`);
  const long = '恭'.repeat(41);
  it.each([
    ['without recipients', gift([]), '5101', '请先选择'],
    ['with 21 recipients', gift(twentyOne), '5102', '21 位'],
    ['to oneself', gift([chen, 'lx100001']), '5103', '林晓禾'],
    ['to the same person twice', gift([chen, 'lx 100002']), '5104', '陈思远（客服中心 20183306）'],
    ['to an unknown person', gift(['LX999999']), '5105', 'LX999999'],
    ['to a departed colleague', gift([chen, feng]), '5106', '冯乐（品牌公关部 20150726）'],
    ['to somebody without OA account', gift([liang]), '5107', '梁栖（物业服务中心 20221103）'],
    ['of nothing', gift([chen], { money: '0.0' }), '5108', '大于 0'],
    ['of more than 10000 each', gift([chen], { money: '10000.1' }), '5108', '10,000.0'],
    ['with 41 characters of blessing', gift([chen], { text: long }), '5109', '41 个'],
    ['of more than there is', gift([chen, zhou], { money: '1400.0' }), '5110', '还差 119.5'],
    ['above the free limit', gift([chen], { money: '1000.1' }), '5111', '共 1,000.1 龙币，需要支付密码'],
    ['above the limit of one payment', gift([chen], { money: '2000.1' }), '5112', '2,000.0'],
    ['from the incentive account without a tag', gift([chen], { accountType: 1 }), '5005', '奖励同事'],
  ])('%s is refused with a message, and moves nothing', async (_, body, code, words) => {
    const gateways = new Gateways();
    const said = await gateways.say(batchTransfer, body, { key: 'k' });
    expect(said.code).toBe(code);
    expect(said.message).toContain(words);
    expect((await gateways.state()).ledger.postings).toEqual([]);
    expect(await gateways.data(queryByIdempotencyKey, { key: 'k' })).toEqual({ state: 'unknown' });
  });

  it('of exactly 10000 to each of 20 colleagues fails only for lack of coins', async () => {
    const gateways = new Gateways();
    const able = Array.from({ length: 40 }, (_, index) => `LX${100_008 + index}`);
    const { people } = await gateways.data(queryDirectory, {});
    const to = able.filter((code) =>
      people.some((p) => p.usercode === code && !p.departed && p.oaAccount !== null),
    );
    const said = await gateways.say(batchTransfer, gift(to.slice(0, 20), { money: '10000.0' }), { key: 'k' });
    expect(said.code).toBe('5110');
  });

  it('of exactly the free limit needs no password', async () => {
    const gateways = new Gateways();
    expect((await gateways.say(batchTransfer, gift([chen], { money: '1000.0' }), { key: 'k' })).code).toBe(
      '0000',
    );
  });

  it('from a person without an incentive account, or in a WALLET session, is refused as a reward', async () => {
    const reward = gift([zhou], { accountType: 1, tag: '优秀员工' });
    const gateways = new Gateways();
    expect((await gateways.say(batchTransfer, reward, { as: chen, key: 'k' })).code).toBe('5004');
    expect((await gateways.say(batchTransfer, reward, { systemType: 'WALLET', key: 'l' })).code).toBe('5004');
  });

  it('of a WALLET session is refused when the person has no OA account', async () => {
    const gateways = new Gateways();
    const options = { as: liang, systemType: 'WALLET', key: 'k' } as const;
    expect((await gateways.say(batchTransfer, gift(), options)).code).toBe('5003');
    expect((await gateways.say(batchTransfer, gift(), { systemType: 'WALLET', key: 'k' })).code).toBe('0000');
  });
});

describe('one transaction per call', () => {
  it('keeps every one of 22 transfers that two tabs send at the same time', async () => {
    const gateways = new Gateways();
    const turns = Array.from({ length: 22 }, (_, turn) => turn);
    await Promise.all(turns.map((turn) => gateways.data(batchTransfer, gift(), { key: `k${turn}` })));
    expect((await gateways.state()).ledger.postings).toHaveLength(22);
    expect(await gateways.personalBalance(me)).toBe(26_805 - 22 * 880);
    expect(await gateways.balances()).toMatchObject({ sum: 0 });
  });

  it('lets two tabs spend the same coins only once', async () => {
    const gateways = new Gateways();
    const spend = (key: string) => gateways.say(batchTransfer, gift([chen], { money: '900.0' }), { key });
    const codes = (await Promise.all(['a', 'b', 'c', 'd'].map(spend))).map(({ code }) => code);
    expect(codes).toEqual(['0000', '0000', '5110', '5110']);
    expect((await gateways.balances()).lowestPersonal).toBeGreaterThanOrEqual(0);
  });
});
