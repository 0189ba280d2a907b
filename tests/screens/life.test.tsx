import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '@/queries/client';
import { tap } from '../support/actions';
import { pinned } from '../support/mock-gateways';
import { freshApp, openApp, pass, reload, settled } from '../support/render-app';
import { fault, heal, moveClock, sentCalls } from '../support/screen-network';

const main = () => screen.getByRole('main');
const shelf = (name: string) => screen.getByRole('region', { name });
const second = 1_000;
/** Ten seconds before ten: a session of the flash sale and an activity are about to change. */
const beforeTen = pinned + 19 * 60 * second - 10 * second;

let scrolledTo = 0;

beforeEach(() => {
  scrolledTo = 0;
  Object.defineProperty(window, 'scrollY', { get: () => scrolledTo, configurable: true });
  vi.spyOn(window, 'scrollTo').mockImplementation((_left, top) => {
    scrolledTo = Number(top);
  });
});

describe('the life home', () => {
  it('has level, scenes, flash sale, vouchers, news, activities and goods', async () => {
    await openApp('/newHome');
    expect(screen.getByRole('heading', { level: 1, name: '生活' })).toBeInTheDocument();
    expect(shelf('金鳞会员 · 三级')).toHaveTextContent('再攒 860 成长值，打车每单立减 5 龙币');
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeInTheDocument();
    const scenes = within(screen.getByRole('navigation', { name: '生活场景' }));
    expect(scenes.getAllByRole('link')).toHaveLength(10);
    expect(scenes.getByRole('link', { name: '打车' })).toHaveAttribute('href', '#/newDidiHome');
    expect(scenes.getByRole('link', { name: /卡券\s*4/ })).toBeInTheDocument();
    expect(within(shelf('限时抢购')).getByRole('timer', { name: /^还剩 1[89] 分$/ })).toBeInTheDocument();
    expect(shelf('限时抢购')).toHaveTextContent('08:00 场');
    expect(within(shelf('限时抢购')).getAllByRole('listitem')).toHaveLength(8);
    expect(shelf('快到期的卡券')).toHaveTextContent('10龙币打车立减券还剩 2 天');
    expect(shelf('资讯')).toHaveTextContent('冬至值班与调休安排已发布');
    expect(within(shelf('正在进行的活动')).getAllByText(/结束$|^还剩/)).toHaveLength(5);
    expect(within(shelf('为你推荐')).getAllByRole('listitem')).toHaveLength(6);
  });

  it.each([
    ['queryLevel', '会员等级没能取到', '再攒 860 成长值，打车每单立减 5 龙币'],
    ['secKillingList', '抢购没能取到', '08:00 场'],
    ['getCouponList', '卡券没能取到', '打车立减券'],
    ['articleList', '资讯没能取到', '冬至值班与调休安排已发布'],
    ['activityList', '活动没能取到', '周末亲子运动会'],
    ['goodsList', '推荐没能取到', '换一批'],
  ])(
    'stands where %s fails: that part alone says so, and heals at the next try',
    async (call, said, content) => {
      await fault({ call, kind: 'wrong-shape', times: 'always' });
      await openApp('/newHome');
      const alerts = within(main()).getAllByRole('alert');
      expect(alerts).toHaveLength(1);
      expect(alerts[0]).toHaveTextContent(said);
      expect(main()).not.toHaveTextContent(content);
      await heal();
      await tap('button', '再试一次');
      expect(within(main()).queryByRole('alert')).toBeNull();
      expect(main()).toHaveTextContent(content);
    },
  );

  it('is kept: coming back shows the same goods, as far scrolled as it was left', async () => {
    await openApp('/newHome');
    await tap('button', '换一批');
    const goods = shelf('为你推荐').textContent;
    scrolledTo = 700;
    fireEvent.click(within(shelf('正在进行的活动')).getByRole('link', { name: '全部活动' }));
    await settled();
    expect(window.location.hash).toBe('#/allActivity');
    expect(scrolledTo).toBe(0);
    await tap('button', '返回');
    expect(window.location.hash).toBe('#/newHome');
    expect(shelf('为你推荐').textContent).toBe(goods);
    expect(scrolledTo).toBe(700);
  });

  it('shows what time it is now when it comes back', async () => {
    await openApp('/newHome');
    fireEvent.click(within(main()).getByRole('link', { name: '全部' }));
    await settled();
    await pass(5 * 60 * second);
    await tap('button', '返回');
    expect(screen.getByRole('timer', { name: /^还剩 1[34] 分$/ })).toBeInTheDocument();
  });

  it('goes on to the next session when the countdown ends, and asks once what is left', async () => {
    vi.setSystemTime(beforeTen);
    await openApp('/newHome');
    expect(shelf('限时抢购')).toHaveTextContent('08:00 场');
    expect(sentCalls('secKillingList')).toHaveLength(1);
    await pass(10 * second);
    await settled();
    expect(shelf('限时抢购')).toHaveTextContent('10:00 场');
    expect(screen.getByRole('timer', { name: /^还剩 (2 小时|1 小时 59 分)$/ })).toBeInTheDocument();
    expect(sentCalls('secKillingList')).toHaveLength(2);
  });

  it('says between two sessions when the next one begins', async () => {
    vi.setSystemTime(pinned + 3 * 3_600 * second);
    await openApp('/newHome');
    expect(shelf('限时抢购')).toHaveTextContent('14:00 开抢');
  });

  it('follows the gateways’ clock where the phone’s is wrong', async () => {
    await fault({ call: '*', kind: 'skew', value: 3_600_000, times: 'always' });
    await openApp('/newHome');
    await settled();
    expect(shelf('限时抢购')).toHaveTextContent('10:00 场');
  });

  it('has the city that the host told', async () => {
    const { sessionGiven } = await import('@/state/session');
    sessionGiven({ cityName: '云杉市' });
    await openApp('/newHome');
    expect(screen.getByRole('link', { name: '所在城市 云杉市' })).toHaveTextContent('云杉市');
  });
});

describe('the banners', () => {
  const shown = () => {
    const slides = within(shelf('正在进行的活动')).getAllByRole('listitem');
    expect(slides).toHaveLength(1);
    return slides[0]?.getAttribute('aria-label');
  };
  const viewport = () => {
    const list = within(shelf('正在进行的活动')).getByRole('list');
    if (list.parentElement === null) throw new Error('no viewport');
    return list.parentElement;
  };

  it('turn every three seconds, and begin again after the last', async () => {
    await openApp('/newHome');
    expect(shown()).toBe('第 1 张，共 5 张');
    await pass(3 * second);
    expect(shown()).toBe('第 2 张，共 5 张');
    for (let turn = 0; turn < 4; turn += 1) await pass(3 * second);
    expect(shown()).toBe('第 1 张，共 5 张');
  });

  it('stand still after the pause button, until it is tapped again', async () => {
    await openApp('/newHome');
    await tap('button', '暂停轮播');
    await pass(10 * second);
    expect(shown()).toBe('第 1 张，共 5 张');
    await tap('button', '继续轮播');
    await pass(3 * second);
    expect(shown()).toBe('第 2 张，共 5 张');
  });

  it('stand still while somebody points at them or is inside them', async () => {
    await openApp('/newHome');
    fireEvent.pointerEnter(viewport(), { pointerType: 'mouse' });
    await pass(10 * second);
    expect(shown()).toBe('第 1 张，共 5 张');
    fireEvent.pointerLeave(viewport(), { pointerType: 'mouse' });
    fireEvent.focus(viewport());
    await pass(10 * second);
    expect(shown()).toBe('第 1 张，共 5 张');
    fireEvent.blur(viewport());
    await pass(3 * second);
    expect(shown()).toBe('第 2 张，共 5 张');
  });

  it('stand still while the page is hidden', async () => {
    await openApp('/newHome');
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    fireEvent(document, new Event('visibilitychange'));
    await pass(10 * second);
    expect(shown()).toBe('第 1 张，共 5 张');
    hidden.mockRestore();
    fireEvent(document, new Event('visibilitychange'));
    await pass(3 * second);
    expect(shown()).toBe('第 2 张，共 5 张');
  });

  it('never turn by themselves for whoever wants less motion, and need no pause button', async () => {
    const [yes, no] = [window.matchMedia('all'), window.matchMedia('not all')];
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? yes : no,
    );
    await openApp('/newHome');
    await pass(10 * second);
    expect(shown()).toBe('第 1 张，共 5 张');
    expect(screen.queryByRole('button', { name: '暂停轮播' })).toBeNull();
  });

  it('turn with the arrow keys and with a swipe, which is no tap', async () => {
    await openApp('/newHome');
    fireEvent.keyDown(viewport(), { key: 'ArrowLeft' });
    expect(shown()).toBe('第 5 张，共 5 张');
    fireEvent.keyDown(viewport(), { key: 'ArrowRight' });
    expect(shown()).toBe('第 1 张，共 5 张');
    const hash = window.location.hash;
    fireEvent.pointerDown(viewport(), { clientX: 300 });
    fireEvent.pointerMove(viewport(), { clientX: 200 });
    fireEvent.pointerUp(viewport(), { clientX: 200 });
    expect(shown()).toBe('第 2 张，共 5 张');
    fireEvent.click(within(viewport()).getAllByRole('link')[0] ?? viewport());
    expect(window.location.hash).toBe(hash);
  });
});

describe('all scenes', () => {
  it('stand in their groups, of which one can be chosen', async () => {
    await openApp('/allScene');
    expect(screen.getByRole('heading', { name: '送同事' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('radio', { name: '出行' }));
    await settled();
    expect(
      within(main())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['打车', '行程']);
  });

  it('are searched by their words; where nothing is found, all of them are a tap away', async () => {
    await openApp('/allScene');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索场景' }), { target: { value: '话费' } });
    await settled();
    expect(screen.getByText('找到 2 个场景')).toBeInTheDocument();
    expect(within(main()).getByRole('link', { name: /^话费/ })).toHaveAttribute('href', '#/rechargeNewTel');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索场景' }), { target: { value: '火箭' } });
    await settled();
    expect(main()).toHaveTextContent('没有这样的场景');
    await tap('button', '看全部场景');
    expect(screen.getByRole('heading', { name: '出行' })).toBeInTheDocument();
  });

  it('of a member’s wallet lack what a member cannot do', async () => {
    await freshApp('wallet-mode');
    await openApp('/allScene', { sysType: 'WALLET' });
    expect(screen.queryByRole('heading', { name: '送同事' })).toBeNull();
    expect(screen.queryByRole('radio', { name: '团队' })).toBeNull();
    expect(screen.queryByRole('link', { name: '转账' })).toBeNull();
    expect(screen.getByRole('link', { name: '打车' })).toBeInTheDocument();
  });
});

describe('all activities', () => {
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const count = () => within(main()).queryAllByRole('listitem').length;

  it('stand by what they are now, with their end', async () => {
    await openApp('/allActivity');
    expect(titles()).toEqual(['进行中', '即将开始', '已结束']);
    expect(count()).toBe(24);
    expect(main()).toHaveTextContent('周末亲子运动会三人一队，全家来跑进行中今天 18:00 结束');
    expect(main()).toHaveTextContent('没有更多了');
  });

  it('are narrowed by state and category, and by words, all of which the address keeps', async () => {
    await openApp('/allActivity');
    fireEvent.click(screen.getByRole('tab', { name: '即将开始' }));
    await settled();
    fireEvent.click(screen.getByRole('radio', { name: '健康' }));
    await settled();
    expect(window.location.hash).toBe('#/allActivity?state=soon&kind=health');
    expect(count()).toBe(1);
    expect(main()).toHaveTextContent('元旦登高');
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索活动' }), { target: { value: '读书' } });
    await settled();
    expect(main()).toHaveTextContent('没有符合的活动');
    await tap('button', '看全部活动');
    expect(count()).toBe(24);
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索活动' }), { target: { value: '读书' } });
    await settled();
    expect(screen.getByText('找到 1 个活动')).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('searchbox', { name: '搜索活动' })).toHaveValue('读书');
    expect(count()).toBe(1);
  });

  it('begin and end while the page is open', async () => {
    vi.setSystemTime(beforeTen);
    await openApp('/allActivity');
    const soon = () => screen.queryByRole('button', { name: /^十点秒杀专场.*即将开始/ });
    expect(soon()).toBeInTheDocument();
    await pass(10 * second);
    expect(soon()).toBeNull();
    expect(screen.getByRole('button', { name: /^十点秒杀专场.*进行中/ })).toBeInTheDocument();
  });

  it('go by the gateways, where the page stood before any answer said that the phone is an hour fast', async () => {
    vi.setSystemTime(beforeTen + 3600 * second);
    await moveClock(-3600 * second);
    await fault({ call: '*', kind: 'delay', value: 250, times: 'always' });
    await openApp('/allActivity');
    await pass(1 * second);
    await settled();
    expect(screen.getByRole('button', { name: /^十点秒杀专场.*即将开始/ })).toBeInTheDocument();
  });

  it('lead to their page in the mall, or through the external link guard to where the gateways say', async () => {
    await openApp('/allActivity');
    expect(screen.getByRole('link', { name: /^冬至团圆礼/ })).toHaveAttribute(
      'href',
      '#/activityDetails?id=A0001',
    );
    fireEvent.click(screen.getByRole('button', { name: /^闲置换新市集/ }));
    await settled();
    expect(window.location.hash).toBe('#/second-hand');
  });

  it('say that they could not be read, and try again', async () => {
    await fault({ call: 'activityList', kind: 'wrong-shape', times: 'always' });
    await openApp('/allActivity');
    expect(screen.getByRole('alert')).toHaveTextContent('活动没能取到');
    await heal();
    await tap('button', '再试一次');
    expect(count()).toBe(24);
  });

  it('say where there is none at all', async () => {
    await openApp('/allActivity');
    act(() => {
      queryClient.setQueryData(['activities'], { activities: [] });
    });
    await settled();
    expect(main()).toHaveTextContent('还没有活动');
    expect(screen.queryByRole('button', { name: '看全部活动' })).toBeNull();
  });
});
