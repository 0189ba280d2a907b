import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Console } from '@/qa/console';
import { useBridgeCalls } from '@/qa/hosts/journal';
import { prepareQaHost } from '@/qa/hosts/prepare';
import { hostChosen, normalRule, rulesReplaced } from '@/qa/hosts/script';
import { sessionEnded, sessionGiven, useSession } from '@/state/session';
import { readStored, writeStored } from '@/state/storage';
import { Gateways } from '../../support/gateways/mock-gateways';
import { controlClock, newUser } from '../../support/user';

controlClock();

const me = { token: 'lx-LX100001', loginToken: 'key-LX100001', sysType: 'LONGCOIN' } as const;
let gateways: Gateways;

/** The requests of the console and the native side go to gateways in memory. */
function answer(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const action = address.replace(/^.*__mock\//, '');
  const asked = gateways.service.control({ method, action, body: typeof body === 'string' ? body : '' });
  return asked.then(({ status, body: text }) => new Response(text, { status }));
}

beforeEach(() => {
  gateways = new Gateways();
  vi.stubGlobal('fetch', vi.fn(answer));
  window.history.replaceState(null, '', '/#/home');
  sessionEnded();
  hostChosen(null);
  rulesReplaced({});
  writeStored('qa-no-session', null);
  useBridgeCalls.setState({ calls: [] });
});

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the page in MAIA as a logged-in person, with the tab of hosts open. */
async function openHostsTab() {
  sessionGiven(me);
  window.history.replaceState(null, '', '/?qaHost=maia#/home');
  await prepareQaHost(true);
  const user = newUser();
  render(<Console />);
  const tap = async (name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await advance(0);
  };
  await tap('QA 控制台');
  await user.click(screen.getByRole('tab', { name: '宿主' }));
  await advance(0);
  const choose = async (label: string, value: string) => {
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });
    await advance(0);
  };
  /** Makes a host call and returns the result shown in the call tester. */
  const makeCall = async (call: string) => {
    await tap(`试调 ${call}`);
    await act(() => vi.dynamicImportSettled());
    await advance(0);
  };
  return { user, tap, choose, make: makeCall };
}

const result = () => screen.getByRole('status', { name: '试调结果' });
const calls = () =>
  within(screen.getByRole('list', { name: '桥接调用' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the simulated host', () => {
  it('is chosen by the address, is ready before the app reads it, and leaves the address', async () => {
    window.history.replaceState(null, '', '/?lang=zh-CN#/bill?qaHost=maia&account=1');
    await prepareQaHost(false);
    expect(navigator.userAgent).toContain('MAIA/');
    expect('maia' in window).toBe(true);
    expect(window.location.href).toMatch(/\/\?lang=zh-CN#\/bill\?account=1$/);
    expect(JSON.parse(readStored('qa-host') ?? '')).toMatchObject({ host: 'maia' });
  });

  it('is switched off by an unknown name', async () => {
    hostChosen('maia');
    window.history.replaceState(null, '', '/?qaHost=real#/home');
    await prepareQaHost(false);
    expect(readStored('qa-host')).toBeNull();
  });

  it('is kept when chosen in the console, ends the session of the other host and reloads the page', async () => {
    const { tap } = await openHostsTab();
    const reload = vi.spyOn(window.location, 'reload');
    await tap('集团 App');
    expect(JSON.parse(readStored('qa-host') ?? '')).toMatchObject({ host: 'super-app' });
    expect(useSession.getState().token).toBe('');
    expect(reload).toHaveBeenCalled();
    expect(window.location.search).toBe('');
  });

  it('opens the page with a token in its address as the social app, and without one when nobody is logged in', async () => {
    const { tap } = await openHostsTab();
    await tap('社交 App');
    expect(window.location.search).toBe('?token=lx-LX100001');
    window.history.replaceState(null, '', '/#/home');
    writeStored('qa-no-session', 'yes');
    await tap('小程序');
    expect(window.location.search).toBe('');
  });

  it('is none when the stored choice is invalid', async () => {
    writeStored('qa-host', '{"host":"toaster","rules":[]}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'qa-host' }));
    const { useQaHost } = await import('@/qa/hosts/script');
    expect(useQaHost.getState()).toEqual({ host: null, rules: {} });
  });
});

describe('the calls of the bridge', () => {
  it('are answered as the person of the world, and logged without secrets', async () => {
    const { make: makeCall } = await openHostsTab();
    await makeCall('getMemberInfo');
    expect(result()).toHaveTextContent('{"memberId":"LM100001","token":"***"}');
    expect(calls()).toEqual([expect.stringMatching(/getMemberInfo0\d+ ms.*LM100001.*\*\*\*/)]);
    expect(document.body).not.toHaveTextContent('lx-LX');
  });

  it('have no person after QA logged out, until the host’s own log-in was opened', async () => {
    writeStored('qa-no-session', 'yes');
    const { make: makeCall } = await openHostsTab();
    await makeCall('loginCheck');
    expect(result()).toHaveTextContent('false');
    await makeCall('getMemberToken');
    expect(result()).toHaveTextContent('***');
    expect(calls().map((text) => /^[\d:]+([a-zA-Z]+)(\d+) ?/.exec(text)?.slice(1, 2)[0])).toEqual([
      'getMemberToken',
      'openLogin',
      'getMemberToken',
      'loginCheck',
    ]);
  });

  it.each([
    ['40001', 'HostRefusal · scanQRCode was refused with 40001'],
    ['类型不对', 'HostFailure · host: invalidResponse'],
    ['抛错', 'HostFailure · host: threw'],
    ['没有桥', 'HostFailure · host: absent'],
    ['未实现', '""'],
    ['回两次', '"#/transfer1"'],
    ['不回答', '等待回答…'],
  ])('all fail by one tap: %s', async (preset, said) => {
    const { tap, make: makeCall } = await openHostsTab();
    await tap(preset);
    expect(screen.getByRole('button', { name: preset })).toHaveAttribute('aria-pressed', 'true');
    await makeCall('scanQRCode');
    expect(result()).toHaveTextContent(said);
    await tap('全部正常');
    await makeCall('scanQRCode');
    expect(result()).toHaveTextContent('"#/transfer1"');
  });

  it('are delayed by a setting', async () => {
    const { tap, make: makeCall } = await openHostsTab();
    await tap('迟到');
    await makeCall('loginCheck');
    await advance(2_900);
    expect(result()).toHaveTextContent('等待回答…');
    await advance(100);
    expect(result()).toHaveTextContent('true');
  });

  it('are scripted one by one, kept for the next start, and independent of each other', async () => {
    const { user, tap, choose, make: makeCall } = await openHostsTab();
    await choose('再加一个方法', 'scanQRCode');
    await tap('scanQRCode 的更多设置');
    await user.type(screen.getByRole('textbox', { name: '扫到' }), 'https://pay.example/1');
    await user.tab();
    await choose('再加一个方法', 'getCityInfo');
    await choose('getCityInfo 的结果', 'status');
    expect(screen.getByText('自定 2')).toBeVisible();
    await makeCall('scanQRCode');
    expect(result()).toHaveTextContent('"https://pay.example/1"');
    await makeCall('getCityInfo');
    expect(result()).toHaveTextContent('refused with 500');
    await makeCall('getChannelInfo');
    expect(result()).toHaveTextContent('"buCode":"C0001"');
    expect(result()).not.toHaveTextContent('channel-key-1');
    expect(JSON.parse(readStored('qa-host') ?? '')).toEqual({
      host: 'maia',
      rules: {
        scanQRCode: { ...normalRule, value: 'https://pay.example/1' },
        getCityInfo: { ...normalRule, outcome: 'status', value: '500' },
      },
    });
  });

  it.each([
    ['放行', 'true'],
    ['拒绝', 'refused with 500'],
  ])('wait when they are held, and %s releases one', async (way, said) => {
    const { user, tap, choose, make: makeCall } = await openHostsTab();
    await choose('再加一个方法', 'loginCheck');
    await user.click(screen.getByRole('switch', { name: '按住 loginCheck 的回答' }));
    await makeCall('loginCheck');
    await advance(12_000);
    const held = screen.getByRole('list', { name: '按住的桥接回答' });
    expect(held).toHaveTextContent('loginCheck 按住 00:12');
    expect(result()).toHaveTextContent('等待回答…');
    await tap(way);
    expect(result()).toHaveTextContent(said);
    expect(within(held).queryByRole('listitem')).toBeNull();
  });
});

describe('the call tester', () => {
  it('shows what each host declares, and what the current one lacks', async () => {
    const { make: makeCall } = await openHostsTab();
    const row = screen.getByRole('row', { name: /refreshToken/ });
    const has = within(row)
      .getAllByRole('cell')
      .map((cell) => cell.getAttribute('aria-label'));
    expect(has).toEqual(['有', '无', '无', '无', '无', '无']);
    await makeCall('refreshToken');
    expect(result()).toHaveTextContent('Unsupported · unsupported: refreshToken');
    expect(screen.getByText('还没有桥接调用')).toBeVisible();
  });

  it('gives the session any business source of the table', async () => {
    const { choose } = await openHostsTab();
    expect(screen.getByRole('combobox', { name: '业务来源' })).toHaveValue('05');
    await choose('业务来源', '123');
    expect(useSession.getState().businessSource).toBe('123');
  });

  it('shows which groups of specially treated sources the business source is in', async () => {
    const { choose } = await openHostsTab();
    expect(screen.getByText(/^识别为/)).toHaveTextContent(/特殊来源一$/);
    await choose('业务来源', '25');
    expect(screen.getByText(/^识别为/)).toHaveTextContent(/特殊来源一 · 特殊来源二$/);
    await choose('业务来源', '122');
    expect(screen.getByText(/^识别为/)).not.toHaveTextContent('特殊来源');
  });
});
