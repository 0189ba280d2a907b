import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { address, main, tap } from '../../support/actions';
import { chen, liang, pinned } from '../../support/gateways/mock-gateways';
import {
  changeWorld,
  clearFaults,
  fault,
  gatewayState,
  sentCalls,
} from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

const hour = 3_600_000;
const actionBar = () => screen.getByRole('contentinfo');

describe('/activityDetails', () => {
  it('shows time, place, audience, sign-up, places and rules', async () => {
    await openApp('/activityDetails?id=A0014');
    expect(screen.getByRole('heading', { name: '亲子烘焙课' })).toBeInTheDocument();
    expect(main()).toHaveTextContent('时间11 月 24 日 周二 10:00 至 12:00');
    expect(main()).toHaveTextContent('地点总部一楼烘焙教室');
    expect(main()).toHaveTextContent('谁能参加全体同事和会员');
    expect(main()).toHaveTextContent('报名时间10 月 25 日 10:00 至 11 月 24 日 10:00');
    expect(main()).toHaveTextContent('名额共 12 个，还剩 1 个');
    expect(screen.getByRole('timer')).toHaveAccessibleName(/3 天/);
    expect(screen.getByRole('heading', { name: '怎么参加' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '分享' })).toHaveAttribute(
      'href',
      expect.stringContaining('/webviewShare?title=%E4%BA%B2%E5%AD%90'),
    );
  });

  it('signs up once however often the button is tapped, and withdraws after a question', async () => {
    await openApp('/activityDetails?id=A0014');
    expect(actionBar()).toHaveTextContent('还剩 1 个名额');
    const join = screen.getByRole('button', { name: '报名参加' });
    act(() => {
      join.click();
      join.click();
    });
    await settled();
    expect(sentCalls('joinActivity')).toHaveLength(1);
    expect(actionBar()).toHaveTextContent('你已报名');
    expect(main()).toHaveTextContent('共 12 个，已报满');
    await reload();
    expect(actionBar()).toHaveTextContent('你已报名');
    await tap('button', '取消报名');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消报名' }));
    await settled();
    expect(actionBar()).toHaveTextContent('还剩 1 个名额');
  });

  it('tells who came second for the last place, and shows that it is full', async () => {
    await openApp('/activityDetails?id=A0014');
    await changeWorld((state) => ({
      ...state,
      activityJoins: [...state.activityJoins, { activity: 'A0014', usercode: chen, time: pinned }],
    }));
    await tap('button', '报名参加');
    expect(screen.getByText('名额刚刚报满了')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '名额已满' })).toBeDisabled();
    expect(actionBar()).toHaveTextContent('有人取消报名，名额就会空出来');
  });

  it.each([
    ['A0017', '名额已满', '有人取消报名，名额就会空出来'],
    ['A0002', '报名已截止', '报名已截止'],
    ['A0012', '12 月 22 日 05:00 开始报名', '12 月 22 日'],
    ['A0015', '不能报名', '你所在的部门不在报名范围内'],
    ['A0013', '不能报名', '你入职已满一年，不在报名范围内'],
  ])('says of %s why one cannot sign up: %s', async (id, label, reason) => {
    await openApp(`/activityDetails?id=${id}`);
    expect(screen.getByRole('button', { name: label })).toBeDisabled();
    expect(actionBar()).toHaveTextContent(reason);
  });

  it('has nothing to sign up for once it is over', async () => {
    await openApp('/activityDetails?id=A0022');
    expect(main()).toHaveTextContent('10 月 22 日结束');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('says where one simply takes part', async () => {
    await openApp('/activityDetails?id=A0001');
    expect(main()).toHaveTextContent('时间11 月 18 日 10:00 至 12 月 21 日 24:00');
    expect(main()).toHaveTextContent('报名不用报名，活动期间直接参加');
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('says to a member without OA account what is missing', async () => {
    await openApp('/activityDetails?id=A0004', { as: liang, sysType: 'WALLET' });
    expect(screen.getByRole('button', { name: '不能报名' })).toBeDisabled();
    expect(actionBar()).toHaveTextContent('需要 OA 账户才能报名');
  });

  it('opens the sign-up at its hour while the page is open', async () => {
    vi.setSystemTime(Date.UTC(2026, 11, 21, 20, 59, 30));
    await openApp('/activityDetails?id=A0012');
    expect(screen.getByRole('button', { name: '12 月 22 日 05:00 开始报名' })).toBeDisabled();
    await pass(60_000);
    expect(screen.getByRole('button', { name: '报名参加' })).toBeEnabled();
  });

  it('offers its goods at the price of the activity, and leads to them with the activity', async () => {
    await openApp('/activityDetails?id=A0001');
    const [box] = within(main())
      .getAllByRole('listitem')
      .filter(({ textContent }) => textContent.includes('团圆礼盒'));
    expect(box).toHaveTextContent('134.4');
    expect(box).toHaveTextContent('168.0');
    expect(box).toHaveTextContent('每人限购 2 件');
    await tap('link', /团圆礼盒/);
    expect(address()).toBe('#/goodsDetailPage?id=G0006&activity=A0001');
  });

  it('keeps an activity of elsewhere leading there', async () => {
    await openApp('/activityDetails?id=A0003');
    await tap('button', '去看看');
    expect(address()).toBe('#/answerHome');
  });

  it('sets a reminder that survives a reload, and takes it back', async () => {
    await openApp('/activityDetails?id=A0014');
    await tap('button', '亲子烘焙课，提醒我');
    expect(screen.getByText('开始前 10 分钟提醒你')).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('button', { name: '亲子烘焙课，已设提醒' })).toBeInTheDocument();
    expect((await gatewayState()).reminders).toHaveLength(1);
    await tap('button', '亲子烘焙课，已设提醒');
    expect(screen.getByRole('button', { name: '亲子烘焙课，提醒我' })).toBeInTheDocument();
    expect((await gatewayState()).reminders).toHaveLength(0);
  });

  it('offers no reminder in the last ten minutes before the start', async () => {
    vi.setSystemTime(pinned + 72 * hour + 15 * 60_000);
    await openApp('/activityDetails?id=A0014');
    expect(screen.queryByRole('button', { name: /提醒我/ })).toBeNull();
  });

  it('shows the newest without an id, and says where one is gone', async () => {
    await openApp('/activityDetails');
    expect(screen.getByRole('heading', { name: '周末亲子运动会' })).toBeInTheDocument();
    await openApp('/activityDetails?id=A9999');
    await tap('button', '查看全部活动');
    expect(address()).toBe('#/allActivity');
  });

  it('can be loaded again after a failure', async () => {
    await fault({
      call: 'activityDetail',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp('/activityDetails?id=A0014');
    expect(screen.getByRole('alert')).toHaveTextContent('活动加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('heading', { name: '亲子烘焙课' })).toBeInTheDocument();
  });
});
