import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountInfo } from '@/api/endpoints/account';
import { balance } from '@/api/endpoints/home';
import { play } from '@/mocks/core/rendering';
import { recordNotices } from '@/qa/visit-notices';
import { noticeDismissed, notify } from '@/state/notifications';
import { sessionGiven, useSession } from '@/state/session';
import { writeStored } from '@/state/storage';
import { Gateways, me, pinned, requestFor } from '../../support/gateways/mock-gateways';
import { advance, openConsole } from '../../support/qa-console';
import { controlClock } from '../../support/user';

controlClock();
let gateways: Gateways;
/** The console's requests go to gateways in memory. */
function answer(address: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const action = address.replace(/^.*__mock\//, '');
  const asked = gateways.service.control({ method, action, body: typeof body === 'string' ? body : '' });
  return asked.then(({ status, body: text }) => new Response(text, { status }));
}
beforeEach(() => {
  gateways = new Gateways();
  vi.stubGlobal('fetch', vi.fn(answer));
  sessionGiven({ token: 'lx-LX100001', loginToken: 'key-LX100001', sysType: 'LONGCOIN' });
  writeStored('qa-handle', null);
});

describe('the QA console', () => {
  it('shows the person, the world and the time, and its clock advances by itself', async () => {
    await openConsole();
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveTextContent('林晓禾 · 默认世界 · 09:41');
    gateways.real += 60_000;
    await advance(2000);
    expect(dialog).toHaveTextContent('09:42');
  });

  it('says that the gateways do not answer', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('没有连上')));
    await openConsole();
    expect(screen.getByRole('alert')).toHaveTextContent('没有连上');
  });

  it('sets delay, result and hold of one call, and clears them all', async () => {
    const { user, tap, choose } = await openConsole();
    await choose('再加一个接口', 'balance');
    await choose('balance 的延时', '1200');
    await choose('balance 的结果', 'status-500');
    await user.click(screen.getByRole('switch', { name: '按住 balance 的回答' }));
    await tap('balance 的更多设置');
    await user.click(screen.getByRole('radio', { name: '入账后' }));
    await advance(0);
    await choose('次数', '2');
    expect((await gateways.state()).faults).toMatchObject([
      { call: 'balance', kind: 'delay', value: 1200, when: 'after', times: 'always' },
      { call: 'balance', kind: 'hold', when: 'after', times: 'always' },
      { call: 'balance', kind: 'status', value: '500', when: 'after', times: 2 },
    ]);
    expect(screen.getByText('自定 1')).toBeVisible();
    await tap('全部清掉');
    expect((await gateways.state()).faults).toEqual([]);
    expect(screen.getByRole('button', { name: '全部正常', pressed: true })).toBeVisible();
  });

  it('sets a preset of the network by one tap', async () => {
    const { tap } = await openConsole();
    await tap('断网');
    expect(await gateways.final(balance, {})).toEqual({ kind: 'drop' });
    await tap('全部正常');
    expect((await gateways.say(balance, {})).code).toBe('0000');
  });

  it('ends the session and makes it valid again', async () => {
    const { tap } = await openConsole();
    await tap('登录过期');
    expect((await gateways.say(balance, {})).code).toBe('6006');
    await tap('登录过期');
    expect((await gateways.say(balance, {})).code).toBe('0000');
  });

  it.each([
    ['放行', 200],
    ['报错', 500],
  ])('shows a held reply, and %s releases it with %i', async (way, status) => {
    await gateways.fault({ call: 'balance', kind: 'hold', times: 'always' });
    const { service } = gateways;
    const rendering = await service.serve(requestFor(balance, {}));
    const { id } = (await gateways.state()).held[0] ?? { id: '' };
    const { tap } = await openConsole();
    gateways.real += 12_000;
    await advance(1500);
    expect(screen.getByRole('list', { name: '按住的回答' })).toHaveTextContent('balance 按住 00:12');
    await tap(way);
    const { held, failed } = await gateways.state();
    expect(held).toEqual([]);
    const final = await play(rendering, {
      resume: (ticket) => service.resume(ticket),
      isHeld: () => Promise.resolve(false),
      hasFailed: () => Promise.resolve(failed.includes(id)),
      sleep: () => Promise.resolve(),
    });
    expect(final).toMatchObject({ kind: 'answer', answer: { status } });
  });

  it('shows the last calls decrypted, with outcome and time, the newest first', async () => {
    await gateways.fault({ call: 'accountInfo', kind: 'delay', value: 1200 });
    await gateways.data(accountInfo, { oa: me });
    await gateways.fault({ call: 'balance', kind: 'status', value: 503 });
    await gateways.http(balance, {});
    const { tab } = await openConsole();
    await tab('请求');
    const [newest, older] = within(screen.getByRole('list', { name: '请求' })).getAllByRole('listitem');
    expect(newest).toHaveTextContent(/balance503即时/);
    expect(older).toHaveTextContent(/09:41:01accountInfo00001,200 ms/);
    expect(older).toHaveTextContent(`"oa": "${me}"`);
    expect(older).toHaveTextContent('"accountList"');
  });

  it('keeps notifications of this visit after they have disappeared from the page', async () => {
    const stop = recordNotices(() => pinned);
    const id = notify('请求超时，请稍后再试');
    noticeDismissed(id ?? 0);
    notify('没有账户', 'alert');
    stop();
    const { tab } = await openConsole();
    await tab('请求');
    const said = within(screen.getByRole('list', { name: '提示' })).getAllByRole('listitem');
    expect(said.map(({ textContent }) => textContent)).toEqual([
      '09:41:00没有账户弹窗',
      '09:41:00请求超时，请稍后再试轻提示',
    ]);
  });

  it('moves, sets, stops and resumes the clock', async () => {
    const { tab, tap } = await openConsole();
    await tab('时钟');
    await tap('+1 天');
    expect((await gateways.state()).clock).toEqual({ offsetMs: 86_400_000, pinned: null });
    fireEvent.change(screen.getByLabelText('设到这个时间'), { target: { value: '2026-12-25T10:00' } });
    await tap('设定');
    expect(screen.getByText('2026-12-25 10:00:00')).toBeVisible();
    await tap('停住');
    const { clock } = await gateways.state();
    expect(clock.pinned).toBe(Date.UTC(2026, 11, 25, 2));
    gateways.real += 5000;
    await advance(5000);
    expect(screen.getByText('2026-12-25 10:00:00')).toBeVisible();
    await tap('继续走');
    expect((await gateways.state()).clock.pinned).toBeNull();
    await tap('回到现在');
    expect((await gateways.state()).clock).toEqual({ offsetMs: 0, pinned: null });
  });

  it('switches to another person, or to nobody', async () => {
    const { tab, tap } = await openConsole();
    await tab('身份');
    await tap(/周一航/);
    expect(useSession.getState().token).toBe('lx-LX100004');
    await tap(/未登录/);
    expect(useSession.getState().token).toBe('');
  });

  it('changes or resets the world by a second tap only, and then logs in the person of that world', async () => {
    const { tab, tap } = await openConsole();
    await tab('世界');
    await tap(/余额很少/);
    expect((await gateways.state()).world).toBe('default');
    await tap(/再点一次/);
    expect((await gateways.state()).world).toBe('poor');
    await gateways.fault({ call: 'balance', kind: 'drop' });
    await tap('重置世界');
    expect((await gateways.state()).faults).toHaveLength(1);
    await tap('再点一次重置');
    expect(await gateways.state()).toMatchObject({ world: 'poor', faults: [] });
  });

  it('imports a state from a file, and changes nothing when the file is invalid', async () => {
    const { user } = await openConsole();
    const other = new Gateways('wallet-mode');
    const file = (text: string) => new File([text], 'state.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('导入文件'), file('{"version": 0}'));
    await advance(0);
    expect(screen.getByRole('alert')).toHaveTextContent('import');
    expect((await gateways.state()).world).toBe('default');
    await user.upload(screen.getByLabelText('导入文件'), file((await other.control('GET', 'export')).body));
    await advance(0);
    expect((await gateways.state()).world).toBe('wallet-mode');
    expect(useSession.getState().sysType).toBe('WALLET');
  });

  it('exports the whole state as a file', async () => {
    const { tap } = await openConsole();
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:state';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await tap('导出状态');
    expect(names).toEqual(['state-default-20261121094100.json']);
    expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(await gateways.state());
  });
});
