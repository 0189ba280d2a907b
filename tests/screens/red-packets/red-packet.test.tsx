import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { main, tap } from '../../support/actions';
import { zhou } from '../../support/gateways/mock-gateways';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const luckyPacket = '/NBagDesc?id=K0000001';
const hour = 3_600_000;
const seal = () => screen.getByRole('button', { name: '打开红包' });
const openedPackets = async () =>
  (await gatewayState()).packets.filter(({ taken }) => taken.some(({ usercode }) => usercode === 'LX100001'));

describe('a sealed packet', () => {
  it('states its sender, message, kind, number of receivers and expiry', async () => {
    await openApp(luckyPacket);
    const packet = screen.getByRole('region', { name: '周一航送你的红包' });
    expect(packet).toHaveTextContent(/周一航送你一个红包谢谢帮忙，天天开心/);
    expect(packet).toHaveTextContent(/拼手气红包，共 6 个已领 3 个 · 11 月 22 日 09:20 到期/);
    expect(within(packet).getByRole('timer')).toHaveAccessibleName('还剩 23 小时 39 分');
  });

  it('without an id is the newest one', async () => {
    await openApp('/NBagDesc');
    expect(screen.getByRole('region', { name: '周一航送你的红包' })).toBeInTheDocument();
  });

  it('is opened once, however often it is tapped', async () => {
    await openApp(luckyPacket);
    fireEvent.click(seal());
    fireEvent.click(seal());
    fireEvent.click(seal());
    await settled();
    expect(main()).toHaveTextContent('已存入个人账户');
    expect(sentCalls('redPacketOpen')).toHaveLength(1);
    expect((await gatewayState()).ledger.postings).toHaveLength(1);
  });

  it('that is tapped before the person is known is opened as soon as the person is', async () => {
    await fault({ call: 'queryUserInfo', kind: 'delay', value: 3_000, times: 'always' });
    await openApp(luckyPacket);
    fireEvent.click(seal());
    fireEvent.click(seal());
    await pass(200);
    expect(sentCalls('redPacketOpen')).toHaveLength(0);
    await pass(6_000);
    await settled();
    expect(main()).toHaveTextContent('已存入个人账户');
    expect(sentCalls('redPacketOpen')).toHaveLength(1);
  });

  it('is not opened without a person, and says so', async () => {
    await fault({ call: 'queryUserInfo', kind: 'status', value: 400, times: 'always' });
    await openApp(luckyPacket);
    fireEvent.click(seal());
    await settled();
    expect(screen.getByText('没能确认你的身份，请稍后再打开')).toBeInTheDocument();
    expect(sentCalls('redPacketOpen')).toHaveLength(0);
  });

  it('can be left for later, and is listed in the records', async () => {
    await openApp(luckyPacket);
    await tap('link', '稍后再打开');
    expect(window.location.hash).toBe('#/red-packets');
    expect(screen.getByRole('link', { name: /周一航.*待打开/ })).toBeInTheDocument();
  });

  it('becomes an expired one when its time is over by the gateways’ clock', async () => {
    await openApp(luckyPacket);
    await pass(24 * hour);
    await settled();
    expect(main()).toHaveTextContent('红包已过期');
    expect(main()).toHaveTextContent(/未领完的 168\.9 龙币已退回周一航/);
  });

  it('shows the gateway’s words when somebody else emptied it first, and then the emptied packet', async () => {
    await openApp(luckyPacket);
    await changeWorld((state) => ({
      ...state,
      packets: state.packets.map((packet) => ({
        ...packet,
        taken: packet.parts.map((_, index) => ({
          usercode: `LX1000${50 + index}`,
          time: packet.givenAt,
          thanks: '',
        })),
      })),
    }));
    fireEvent.click(seal());
    await settled();
    expect(main()).toHaveTextContent('手慢了，红包已被领完');
    expect(await openedPackets()).toEqual([]);
  });
});

describe('an opened packet', () => {
  const openPacket = async (address = luckyPacket) => {
    await openApp(address);
    await tap('button', '打开红包');
  };

  it('shows my amount, the amounts of the others, the best luck, and what is left', async () => {
    await openPacket();
    expect(main()).toHaveTextContent(/已领 4 \/ 6 个，共 235\.5 \/ 300\.0 龙币/);
    const [own, ...others] = screen.getAllByRole('listitem');
    expect(own).toHaveTextContent(/林晓禾我手气最佳.*104\.4/);
    expect(others.map((row) => row.textContent)).toEqual([
      expect.stringContaining('苏念'),
      expect.stringContaining('陈思远'),
      expect.stringMatching(/何璐.*谢谢一航/),
    ]);
    expect(main()).toHaveTextContent('24 小时内未领完，余下的会退回');
  });

  it('accepts one message of thanks, which is then shown beside my name', async () => {
    await openPacket();
    await tap('button', '谢谢 TA');
    await tap('button', '送出谢意');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText('已道谢')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(/林晓禾.*谢谢你！/);
  });

  it('of an activity offers no thanks, and links to the balance', async () => {
    await openPacket('/NBagDesc?id=K0000002');
    expect(screen.queryByRole('button', { name: '谢谢 TA' })).not.toBeInTheDocument();
    await tap('button', '查看余额');
    expect(window.location.hash).toBe('#/manageAccounts/0');
    expect(main()).toHaveTextContent('2,699.3');
  });

  it('is shown unchanged after a reload', async () => {
    await openPacket();
    await reload();
    expect(main()).toHaveTextContent(/104\.4.*已存入个人账户/);
  });

  it('is listed in the bill, whose entry links back to it', async () => {
    await openPacket();
    window.location.hash = '#/longballDetail';
    await reload();
    fireEvent.click(screen.getByRole('link', { name: /周一航的红包.*\+104\.4/ }));
    await settled();
    expect(window.location.hash).toBe('#/NBagDesc?id=K0000001');
  });

  it('has no list of receivers in the classic design', async () => {
    await openPacket('/BagDesc?id=K0000001');
    expect(main()).toHaveTextContent(/104\.4/);
    expect(main()).toHaveTextContent(/已领 4 \/ 6 个/);
    expect(main()).not.toHaveTextContent('手气最佳');
    expect(screen.queryAllByRole('listitem')).toHaveLength(0);
  });
});

describe('a packet that cannot be opened any more', () => {
  it('was emptied, and states how fast', async () => {
    await openApp('/NBagDesc?id=K0000003');
    expect(main()).toHaveTextContent(/手慢了，红包已被领完5 个红包，5 分钟就领完了/);
  });

  it('has expired, and states where the rest went', async () => {
    await openApp('/NBagDesc?id=K0000004');
    expect(main()).toHaveTextContent(/红包已过期已于 11 月 20 日 05:41 到期，无法再领取/);
    expect(main()).toHaveTextContent('未领完的 19.8 龙币已退回何璐');
  });

  it('is the person’s own gift, and states its result', async () => {
    await openApp(luckyPacket, { as: zhou });
    expect(main()).toHaveTextContent(/你送出的红包.*300\.0/);
    expect(screen.queryByRole('button', { name: '打开红包' })).not.toBeInTheDocument();
  });

  it('belongs to somebody else', async () => {
    await openApp('/NBagDesc?id=K9999999');
    expect(main()).toHaveTextContent('没有找到这个红包');
    await tap('button', '红包记录');
    expect(window.location.hash).toBe('#/red-packets');
  });

  it.each(['html', 'wrong-shape'] as const)(
    'is reported as a readable error when the answer is %s',
    async (kind) => {
      await fault({ call: 'redPacketDetail', kind, times: 'always' });
      await openApp(luckyPacket);
      expect(screen.getByRole('alert')).toHaveTextContent('服务器返回异常，请稍后再试');
    },
  );
});
