import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { main, tap } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, settled } from '../../support/render-app';

const section = (name: string) => screen.getByRole('region', { name });
const second = 1_000;
/** Ten seconds before ten o'clock, when a flash sale and an activity are about to change state. */
const shortlyBeforeTen = pinned + 19 * 60 * second - 10 * second;
let scrolledTo = 0;
beforeEach(() => {
  scrolledTo = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolledTo, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolledTo = Number(top);
  });
});

describe('the life home', () => {
  it('shows level, scenes, flash sale, vouchers, news, activities and goods', async () => {
    await openApp('/newHome');
    expect(screen.getByRole('heading', { level: 1, name: '生活' })).toBeInTheDocument();
    expect(section('金鳞会员 · 三级')).toHaveTextContent('再攒 860 成长值，打车每单立减 5 龙币');
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
    const scenes = within(screen.getByRole('navigation', { name: '生活场景' }));
    expect(scenes.getAllByRole('link')).toHaveLength(10);
    expect(scenes.getByRole('link', { name: '打车' })).toHaveAttribute('href', '#/newDidiHome');
    expect(scenes.getByRole('link', { name: /卡券\s*6/ })).toBeInTheDocument();
    expect(within(section('限时抢购')).getByRole('timer', { name: /^还剩 1[89] 分$/ })).toBeInTheDocument();
    expect(section('限时抢购')).toHaveTextContent('08:00 场');
    expect(within(section('限时抢购')).getAllByRole('listitem')).toHaveLength(8);
    expect(section('快到期的卡券')).toHaveTextContent('10龙币打车立减券还剩 2 天');
    expect(section('资讯')).toHaveTextContent('冬至值班与调休安排已发布');
    expect(within(section('正在进行的活动')).getAllByText(/结束$|^还剩/)).toHaveLength(5);
    expect(within(section('为你推荐')).getAllByRole('listitem')).toHaveLength(6);
  });

  it.each([
    ['queryLevel', '会员等级加载失败', '再攒 860 成长值，打车每单立减 5 龙币'],
    ['secKillingList', '限时抢购加载失败', '08:00 场'],
    ['getCouponList', '卡券加载失败', '打车立减券'],
    ['articleList', '资讯加载失败', '冬至值班与调休安排已发布'],
    ['activityList', '活动加载失败', '周末亲子运动会'],
    ['goodsList', '推荐加载失败', '换一批'],
  ])(
    'stays usable when %s fails: that part alone reports it, and is repaired at the next try',
    async (call, said, content) => {
      await fault({ call, kind: 'wrong-shape', times: 'always' });
      await openApp('/newHome');
      const alerts = within(main()).getAllByRole('alert');
      expect(alerts).toHaveLength(1);
      expect(alerts[0]).toHaveTextContent(said);
      expect(main()).not.toHaveTextContent(content);
      await clearFaults();
      await tap('button', '再试一次');
      expect(within(main()).queryByRole('alert')).toBeNull();
      expect(main()).toHaveTextContent(content);
    },
  );

  it('is kept alive: it returns with the same goods and the same scroll position', async () => {
    await openApp('/newHome');
    await tap('button', '换一批');
    const goods = section('为你推荐').textContent;
    scrolledTo = 700;
    fireEvent.click(within(section('正在进行的活动')).getByRole('link', { name: '全部活动' }));
    await settled();
    expect(window.location.hash).toBe('#/allActivity');
    expect(scrolledTo).toBe(0);
    await tap('button', '返回');
    expect(window.location.hash).toBe('#/newHome');
    expect(section('为你推荐').textContent).toBe(goods);
    expect(scrolledTo).toBe(700);
  });

  it('shows the current time when it returns', async () => {
    await openApp('/newHome');
    fireEvent.click(within(main()).getByRole('link', { name: '全部' }));
    await settled();
    await pass(5 * 60 * second);
    await tap('button', '返回');
    expect(screen.getByRole('timer', { name: /^还剩 1[34] 分$/ })).toBeInTheDocument();
  });

  it('advances to the next session when the countdown ends, and requests the remaining stock once', async () => {
    vi.setSystemTime(shortlyBeforeTen);
    await openApp('/newHome');
    expect(section('限时抢购')).toHaveTextContent('08:00 场');
    expect(sentCalls('secKillingList')).toHaveLength(1);
    await pass(10 * second);
    await settled();
    expect(section('限时抢购')).toHaveTextContent('10:00 场');
    expect(screen.getByRole('timer', { name: /^还剩 (2 小时|1 小时 59 分)$/ })).toBeInTheDocument();
    expect(sentCalls('secKillingList')).toHaveLength(2);
  });

  it('states between two sessions when the next one begins', async () => {
    vi.setSystemTime(pinned + 3 * 3_600 * second);
    await openApp('/newHome');
    expect(section('限时抢购')).toHaveTextContent('14:00 开抢');
  });

  it('follows the gateways’ clock when the phone’s is wrong', async () => {
    await fault({ call: '*', kind: 'skew', value: 3_600_000, times: 'always' });
    await openApp('/newHome');
    await settled();
    expect(section('限时抢购')).toHaveTextContent('10:00 场');
  });

  it('shows the city that the host reported', async () => {
    const { sessionGiven } = await import('@/state/session');
    sessionGiven({ cityName: '云杉市' });
    await openApp('/newHome');
    expect(screen.getByRole('link', { name: '所在城市 云杉市' })).toHaveTextContent('云杉市');
  });
});
