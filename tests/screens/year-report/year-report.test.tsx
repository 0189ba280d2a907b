import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { call } from '@/api/call';
import { batchTransfer } from '@/api/endpoints/transfer';
import { amountsToggled } from '@/state/preferences';
import { useSession } from '@/state/session';
import { address, goBack, main, tap, visit } from '../../support/actions';
import { chen, gift, liang } from '../../support/gateways/mock-gateways';
import { changeWorld, fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const next = () => tap('button', '下一页');
const chart = () => screen.getByRole('img', { name: /^1 月/ });

describe('the year report', () => {
  it('tells the year so far, page by page, to its end', async () => {
    await openApp('/activityYears');
    expect(main()).toHaveTextContent(/2026至今截至 11 月 21 日/);
    await next();
    expect(main()).toHaveTextContent(/这一年，你收到51次心意来自 33 位同事，共 4,031.6 龙币/);
    await next();
    expect(main()).toHaveTextContent(/你送出180次心意送到 51 位同事手里，共 6,132.3 龙币/);
    expect(main()).toHaveTextContent('辛苦啦，谢谢你写过 67 次，最多的一位收到 4 次');
    await next();
    expect(main()).toHaveTextContent(/收到最多的一位冯微一收到 4 次，共 376.0 龙币/);
    expect(main()).toHaveTextContent(/第一份1 月 2 日 · 送给马媛娜 “辛苦啦，谢谢你”26.0/);
    expect(main()).toHaveTextContent(/最近一份11 月 19 日/);
    await next();
    expect(main()).toHaveTextContent(/你道谢19次也收到了 77 次谢谢/);
    await next();
    expect(main()).toHaveTextContent(/送出心意180 次6,132.3/);
    expect(address()).toBe('#/activityYears?page=6');
    expect(screen.queryByRole('button', { name: '下一页' })).toBeNull();
    await tap('button', '从头再看');
    expect(address()).toMatch(/^#\/activityYears(\?page=1)?$/);
  });

  it('has every value of its chart in words', async () => {
    await openApp('/activityYears?page=3');
    const name = chart().getAttribute('aria-label') ?? '';
    expect(name.split('；')).toHaveLength(12);
    expect(name).toMatch(/^1 月 28 次，共 995.2 龙币；2 月 6 次，共 119.9 龙币；.*；12 月 0 次$/);
    expect(main()).toHaveTextContent('3 月最多');
  });

  it('keeps its page over a reload, and back leaves the story at once', async () => {
    await openApp('/bigdata');
    fireEvent.click(screen.getByRole('link', { name: /^年度账单/ }));
    await settled();
    await next();
    await next();
    await reload();
    expect(main()).toHaveTextContent('你送出180次心意');
    await goBack();
    expect(address()).toBe('#/bigdata');
  });

  it('closes with the cross', async () => {
    await openApp('/bigdata');
    await visit('/activityYears?page=2');
    await tap('button', '关闭');
    expect(address()).toBe('#/bigdata');
  });

  it('leaves the cross to a host with a header of its own', async () => {
    await openApp('/activityYears');
    useSession.setState({ showHeader: false });
    await settled();
    expect(screen.queryByRole('button', { name: '关闭' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: '暂停播放' })).toBeInTheDocument();
  });

  it('counts what the person gives today', async () => {
    await openApp('/activityYears?page=3');
    await call(batchTransfer, gift([chen]), { idempotencyKey: 'today' });
    await reload();
    expect(main()).toHaveTextContent('你送出181次心意');
    expect(main()).toHaveTextContent('共 6,220.3 龙币');
  });

  it('covers amounts with dots while the person hides them, on each page', async () => {
    await openApp('/activityYears?page=3');
    amountsToggled();
    await settled();
    expect(main()).toHaveTextContent('共 ••••金额已隐藏 龙币');
    expect(chart()).toHaveAccessibleName(/^1 月 28 次；2 月 6 次；/);
    for (const page of [1, 2, 3, 4, 5, 6]) {
      await visit(`/activityYears?page=${page}`);
      expect(main().textContent).not.toMatch(/\d\.\d/);
    }
  });

  it('goes to another year from its last page, in place of this one', async () => {
    await openApp('/bigdata');
    await visit('/activityYears?page=6');
    fireEvent.click(screen.getByRole('link', { name: '看 2025 年' }));
    await settled();
    expect(main()).toHaveTextContent('2025从 9 月 22 日的第一笔开始');
    await visit('/activityYears?year=2025&page=4');
    expect(main()).toHaveTextContent('最后一份12 月 25 日');
    await goBack();
    await goBack();
    expect(address()).toBe('#/bigdata');
  });

  it.each(['0', '-1', '2.9', 'NaN', '99'])('opens a page that exists for page=%s', async (page) => {
    await openApp(`/activityYears?page=${page}`);
    const last = page === '99';
    const wanted = last ? '第 6 页，共 6 页' : page === '2.9' ? '第 2 页，共 6 页' : '第 1 页，共 6 页';
    expect(screen.getByRole('progressbar')).toHaveAccessibleName(wanted);
  });

  it('says that a year has nothing, and leads to one that has', async () => {
    await openApp('/activityYears?year=2020');
    expect(main()).toHaveTextContent('2020 年没有龙币往来');
    await tap('button', '看 2026 年');
    expect(main()).toHaveTextContent('打开你的这一年');
  });

  it('leads somebody without any coins to a first gift', async () => {
    await freshApp('no-account');
    await openApp('/activityYears?year=2026');
    expect(main()).toHaveTextContent('今年还没有龙币往来');
    await tap('button', '送一份心意');
    expect(address()).toBe('#/transfer1');
  });

  it('leads somebody without any coins home where nothing can be given', async () => {
    await freshApp('no-oa');
    await openApp('/activityYears', { as: liang, sysType: 'WALLET' });
    await tap('button', '返回首页');
    expect(address()).toBe('#/home');
  });

  it('shows a WALLET member without OA account what came and what was spent', async () => {
    await freshApp('no-oa');
    await changeWorld((state) => ({ ...state, ledger: { ...state.ledger, postings: walletPostings } }));
    await openApp('/activityYears?year=2026', { as: liang, sysType: 'WALLET' });
    expect(main()).toHaveTextContent('你收到 1 次，花了 2 次');
    await next();
    expect(main()).toHaveTextContent(/这一年，你收到1笔福利/);
    await next();
    expect(main()).toHaveTextContent(/这一年，你花了2次共 30.5 龙币/);
    expect(main()).toHaveTextContent('云杉咖啡角2 次30.5');
    await next();
    expect(screen.getByRole('progressbar')).toHaveAccessibleName('第 4 页，共 4 页');
    expect(main()).toHaveTextContent('消费2 次30.5');
    expect(main()).not.toHaveTextContent('送出');
  });

  it('shows an error with a way to try again', async () => {
    await fault({ call: 'yearReport', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/activityYears');
    expect(screen.getByRole('alert')).toHaveTextContent('年度账单加载失败，你的龙币都在系统维护中');
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('打开你的这一年');
  });

  it('offers to try again while it loads slowly', async () => {
    await fault({ call: 'yearReport', kind: 'hang', times: 1 });
    await openApp('/activityYears');
    expect(screen.getByRole('status', { name: '正在加载年度账单' })).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(10_000);
    await settled();
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('打开你的这一年');
  });

  it('is shared by its address alone, without a figure', async () => {
    await openApp('/activityYears?page=3');
    const link = screen.getByRole('link', { name: '送给同事看' });
    const shared = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(shared).toContain('url=#/activityYears?year=2026');
    expect(shared.replace(/2026/g, '')).not.toMatch(/\d/);
    fireEvent.click(link);
    await settled();
    expect(within(main()).getByText('看看你的 2026')).toBeInTheDocument();
  });
});

const leg = (account: string, delta: number) => ({ account, delta: delta as never });
const posting = (id: string, kind: 'welfare' | 'purchase', source: string, amount: number) => ({
  id,
  time: Date.UTC(2026, 4, 5),
  kind,
  title: source,
  source,
  legs: [leg(`XF:${liang}`, amount), leg(`merchant:${source}`, -amount)],
});
const walletPostings = [
  posting('W1', 'welfare', '节日福利', 5000),
  posting('W2', 'purchase', '云杉咖啡角', -120),
  posting('W3', 'purchase', '云杉咖啡角', -185),
];
