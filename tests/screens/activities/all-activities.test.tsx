import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { activityList } from '@/api/endpoints/activity';
import { queryClient } from '@/queries/client';
import { endpointKey } from '@/queries/endpoint';
import { main, tap } from '../../support/actions';
import { pinned } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, moveClock } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

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

describe('the list of activities', () => {
  const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  const count = () => within(main()).queryAllByRole('listitem').length;

  it('groups activities by their current state, with their end', async () => {
    await openApp('/allActivity');
    expect(titles()).toEqual(['进行中', '即将开始', '已结束']);
    expect(count()).toBe(24);
    expect(main()).toHaveTextContent('周末亲子运动会三人一队，全家来跑进行中今天 18:00 结束');
    expect(main()).toHaveTextContent('没有更多了');
  });

  it('filters by state, category and text, all kept in the address', async () => {
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
    expect(main()).toHaveTextContent('没有符合条件的活动');
    await tap('button', '查看全部活动');
    expect(count()).toBe(24);
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索活动' }), { target: { value: '读书' } });
    await settled();
    expect(screen.getByText('找到 1 个活动')).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('searchbox', { name: '搜索活动' })).toHaveValue('读书');
    expect(count()).toBe(1);
  });

  it('moves activities to the next state while the page is open', async () => {
    vi.setSystemTime(shortlyBeforeTen);
    await openApp('/allActivity');
    const soon = () => screen.queryByRole('button', { name: /^十点秒杀专场.*即将开始/ });
    expect(soon()).toBeInTheDocument();
    await pass(10 * second);
    expect(soon()).toBeNull();
    expect(screen.getByRole('button', { name: /^十点秒杀专场.*进行中/ })).toBeInTheDocument();
  });

  it('follows the gateways’ clock although the phone is an hour fast', async () => {
    vi.setSystemTime(shortlyBeforeTen + 3600 * second);
    await moveClock(-3600 * second);
    await fault({ call: '*', kind: 'delay', value: 250, times: 'always' });
    await openApp('/allActivity');
    await pass(1 * second);
    await settled();
    expect(screen.getByRole('button', { name: /^十点秒杀专场.*即将开始/ })).toBeInTheDocument();
  });

  it('opens an activity in the mall, or its outside address through the external link guard', async () => {
    await openApp('/allActivity');
    expect(screen.getByRole('link', { name: /^冬至团圆礼/ })).toHaveAttribute(
      'href',
      '#/activityDetails?id=A0001',
    );
    fireEvent.click(screen.getByRole('button', { name: /^闲置换新市集/ }));
    await settled();
    expect(window.location.hash).toBe('#/second-hand');
  });

  it('says that it could not be read, and tries again', async () => {
    await fault({ call: 'activityList', kind: 'wrong-shape', times: 'always' });
    await openApp('/allActivity');
    expect(screen.getByRole('alert')).toHaveTextContent('活动加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(count()).toBe(24);
  });

  it('says that there are no activities', async () => {
    await openApp('/allActivity');
    act(() => {
      queryClient.setQueryData(endpointKey(activityList, {}), { activities: [] });
    });
    await settled();
    expect(main()).toHaveTextContent('还没有活动');
    expect(screen.queryByRole('button', { name: '查看全部活动' })).toBeNull();
  });
});
