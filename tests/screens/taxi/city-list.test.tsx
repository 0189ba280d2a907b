import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useTaxiRoute } from '@/areas/taxi/state/taxi-route';
import { address, tap, visit } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { scannerEnvironment } from '../../support/hosts/camera';
import { fakeHost, neverAnswer, type HostScript } from '../../support/hosts/fake-host';
import { openApp, pass, reload, settled } from '../../support/render-app';

vi.mock('@/host/current', async (original) => ({
  ...(await original<object>()),
  theHost: (await import('../../support/hosts/camera')).theHost,
}));

const located = () => screen.getByRole('region', { name: '当前定位' });
const hot = () => screen.getByRole('region', { name: '热门城市' });
const search = async (typed: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: '搜索城市' }), { target: { value: typed } });
  await settled();
};
const hostSays = (getCityInfo: HostScript['getCityInfo']) => {
  scannerEnvironment.host = fakeHost('super-app', getCityInfo === undefined ? {} : { getCityInfo });
};

beforeEach(() => hostSays(() => Promise.resolve({ cityCode: '440300', cityName: '深圳市' })));

describe('/cityOnlyList', () => {
  it('chooses the city where the phone is, and leads back to where it was called from', async () => {
    await openApp('/guide');
    await visit('/cityOnlyList?for=start');
    fireEvent.click(within(located()).getByRole('button', { name: '深圳' }));
    await settled();
    expect(useTaxiRoute.getState().startCity).toEqual({ code: '440300', name: '深圳' });
    expect(address()).toBe('#/guide');
  });

  it('leads to the taxi page where it was opened by its address, and the choice survives a reload', async () => {
    await openApp('/cityOnlyList?for=end');
    fireEvent.click(within(hot()).getByRole('button', { name: '重庆' }));
    await settled();
    expect(address()).toBe('#/newDidiHome');
    await visit('/cityOnlyList?for=end');
    await reload();
    expect(within(hot()).getByRole('button', { name: '重庆' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '重庆，已选' })).toBeInTheDocument();
    expect(useTaxiRoute.getState().startCity).toBeNull();
  });

  it('says within a second that the city is not known, and asks the host again on demand', async () => {
    hostSays(neverAnswer);
    await openApp('/cityOnlyList');
    expect(within(located()).getByRole('status')).toHaveTextContent('正在定位');
    await pass(1_000);
    expect(within(located()).getByRole('status')).toHaveTextContent('可以从热门城市里选');
    hostSays(() => Promise.resolve({ cityCode: '110100', cityName: '北京' }));
    await tap('button', '重新定位');
    expect(within(located()).getByRole('button', { name: '北京' })).toBeInTheDocument();
  });

  it('says that taxis cannot be called where the phone is, and that a browser does not know', async () => {
    hostSays(() => Promise.resolve({ cityCode: '810100', cityName: '香港' }));
    await openApp('/cityOnlyList');
    expect(within(located()).getByRole('status')).toHaveTextContent('你在香港，那里还不能叫车');
    hostSays(() => Promise.reject(new Error('unsupported')));
    await tap('button', '重新定位');
    expect(within(located()).getByRole('status')).toHaveTextContent('定位不到');
  });

  it('finds a city by name, pinyin and initials, and says what to do where there is none', async () => {
    await openApp('/cityOnlyList');
    for (const typed of ['重庆', 'chongqing', 'cq']) {
      await search(typed);
      expect(screen.getByRole('button', { name: '重庆' })).toBeInTheDocument();
    }
    await search('xmxm');
    expect(screen.getByText('没有找到这座城市')).toBeInTheDocument();
    await tap('button', '看全部城市');
    expect(screen.getByRole('searchbox', { name: '搜索城市' })).toHaveValue('');
    expect(hot()).toBeInTheDocument();
  });

  it('jumps to a letter by keyboard', async () => {
    const scrolled: string[] = [];
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.id);
    });
    await openApp('/cityOnlyList');
    const strip = screen.getByRole('slider', { name: '按字母跳转' });
    expect(strip).toHaveAttribute('aria-valuetext', 'A');
    fireEvent.keyDown(strip, { key: 'ArrowDown' });
    await settled();
    expect(strip).toHaveAttribute('aria-valuetext', 'B');
    expect(scrolled).toEqual(['city-B']);
  });

  it('shows why the cities cannot be read, and reads them again', async () => {
    await fault({ call: 'cities', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/cityOnlyList');
    expect(screen.getByRole('alert')).toHaveTextContent('城市列表加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    expect(hot()).toBeInTheDocument();
  });
});
