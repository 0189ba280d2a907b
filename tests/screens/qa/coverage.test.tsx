import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { articleList } from '@/api/endpoints/news';
import { redirects, screens } from '@/domain/screens';
import { endpoints } from '@/mocks/core/endpoints';
import { seenForgotten, useSeen } from '@/qa/coverage/seen';
import { choose, tap, visit } from '../../support/actions';
import { chen } from '../../support/gateways/mock-gateways';
import { answerConsole, fault } from '../../support/gateways/screen-network';
import { leaveMockedPage, openMockedPage, openQaConsole } from '../../support/qa-page';
import { freshApp, openApp, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(answerConsole);
  seenForgotten();
  useSeen.setState({ lastCall: null });
});

afterEach(leaveMockedPage);

/** Walks from page to page of a mocked build, and opens the map. */
async function walk(first: string, ...others: string[]): Promise<void> {
  await openMockedPage(first);
  for (const address of others) await visit(address);
  await openQaConsole();
  await choose('tab', '覆盖');
}

const group = (title: string) => screen.getByRole('region', { name: title });
const seenIn = (title: string) =>
  within(group(title))
    .getAllByRole('listitem')
    .flatMap(({ textContent }) => /^(.*)，见过$/.exec(textContent ?? '')?.[1] ?? []);

describe('the coverage map', () => {
  it('lists all routes, and marks and counts those that were opened', async () => {
    await walk('/news-list', '/orderItemDetail/P0000001', '/accountdetails/0');
    expect(seenIn('地址').sort()).toEqual(
      ['/accountdetails/0', '/longballDetail', '/news-list', '/orderItemDetail/:id'].sort(),
    );
    const total = Object.keys(screens).length + Object.keys(redirects).length;
    expect(group('地址')).toHaveTextContent(`4 / ${total}`);
    expect(within(group('地址')).getAllByRole('listitem')).toHaveLength(total);
  });

  it('marks the endpoints that were called, of all that are declared', async () => {
    await walk('/news-list');
    expect(seenIn('接口')).toContain(articleList.name);
    expect(within(group('接口')).getAllByRole('listitem')).toHaveLength(endpoints.length);
  });

  it('counts no call of another person, and none from before', async () => {
    await openApp('/news-list', { as: chen });
    leaveMockedPage();
    await walk('/settingNew');
    expect(seenIn('接口')).not.toContain(articleList.name);
  });

  it.each([
    ['HTTP 503', { kind: 'status', value: 503 }],
    ['没有网络', { kind: 'drop' }],
    ['读不懂的回答', { kind: 'garbled', when: 'after' }],
    ['HTTP 404', { kind: 'status', value: 404 }],
    ['其他 HTTP 状态', { kind: 'status', value: 418 }],
    ['1018', { kind: 'code', value: '1018' }],
    ['网关自己的话', { kind: 'code', value: '3017' }],
  ] as const)('marks the error %s', async (name, kind) => {
    await fault({ call: 'articleList', times: 'always', ...kind });
    await walk('/news-list');
    expect(seenIn('错误码')).toEqual([name]);
  });

  it('marks the host', async () => {
    await walk('/news-list');
    expect(seenIn('宿主')).toEqual(['浏览器']);
    expect(group('宿主')).toHaveTextContent('1 / 6');
    expect(seenIn('弹窗')).toEqual([]);
  });

  it('marks the types of pop-ups that were shown, and none that still wait', async () => {
    await freshApp('popups');
    await walk('/home');
    expect(seenIn('弹窗')).toEqual(['协议']);
  });

  it('survives a reload of the tab, and begins anew when that is asked for', async () => {
    await walk('/news-list');
    expect(JSON.parse(sessionStorage.getItem('qa-seen') ?? '')).toMatchObject({
      names: { routes: ['/news-list'], hosts: ['浏览器'] },
    });
    await tap('button', '重新计');
    await settled();
    expect(seenIn('地址')).toEqual([]);
    expect(useSeen.getState().names.hosts).toEqual(['浏览器']);
  });
});
