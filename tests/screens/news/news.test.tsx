import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/app/environment';
import { useExternalNavigation } from '@/state/external-navigation';
import { sessionGiven } from '@/state/session';
import { tap } from '../../support/actions';
import { chen } from '../../support/gateways/mock-gateways';
import { clearFaults, fault, sentCalls } from '../../support/gateways/screen-network';
import { observeByHand } from '../../support/observer';
import { openApp, pass, reload, settled } from '../../support/render-app';

const imageHost = `https://${environment.imageHosts[0] ?? ''}`;
const links = () => within(screen.getByRole('tabpanel')).getAllByRole('link');
const tab = async (name: string) => {
  fireEvent.click(screen.getByRole('tab', { name }));
  await settled();
};

afterEach(() => vi.unstubAllGlobals());

describe('the list of news', () => {
  it('shows pinned articles on top, and for each whether it was read, its author and its time', async () => {
    await openApp('/news-list');
    const [top, second] = links();
    expect(top).toHaveAccessibleName(/^冬至值班与调休安排已发布 置顶.*集团人力 · 今天 08:29.*2,318 人读过/);
    expect(second).toHaveAccessibleName(/^年度体检.*未读.*健康中心/);
  });

  it('loads more while it is scrolled, and says that it ends', async () => {
    const { see, margins } = observeByHand();
    await openApp('/news-list');
    expect(links()).toHaveLength(20);
    // Pictures are fetched two screens ahead.
    expect(margins()).toContain('200% 0px');
    for (let part = 0; part < 3; part += 1) {
      see(true);
      await pass(400);
      // The new rows have moved the end of the list out of view.
      see(false);
    }
    expect(links()).toHaveLength(60);
    expect(screen.getByText('没有更多了')).toBeInTheDocument();
    expect(sentCalls('articleList')).toHaveLength(3);
  });

  it('shows one category at a time, which is kept in the address', async () => {
    await openApp('/news-list');
    await tab('健康');
    expect(window.location.hash).toBe('#/news-list?kind=health');
    expect(links()[0]).toHaveAccessibleName(/健康中心/);
    for (const link of links()) expect(link).not.toHaveAccessibleName(/云杉食堂|行政服务/);
    await reload();
    expect(screen.getByRole('tab', { name: '健康' })).toHaveAttribute('aria-selected', 'true');
  });

  it('continues after a page that could not be fetched', async () => {
    await fault({ call: 'articleList', kind: 'code', value: '7777', message: '系统维护中', times: 'always' });
    await openApp('/news-list');
    expect(screen.getByRole('alert')).toHaveTextContent('资讯加载失败系统维护中');
    await clearFaults();
    await tap('button', '再试一次');
    expect(links().length).toBeGreaterThan(0);
  });

  it('says that a category is empty, with a link to all others', async () => {
    const value = JSON.stringify({ total: 0, articles: [] });
    await fault({ call: 'articleList', kind: 'wrong-shape', value });
    await openApp('/news-list?kind=learning');
    expect(screen.getByText('这个分类还没有资讯')).toBeInTheDocument();
    await tap('button', '查看全部资讯');
    expect(links()[0]).toHaveAccessibleName(/^冬至值班/);
  });

  it('shows a skeleton while it loads, and says when that takes long', async () => {
    await fault({ call: 'articleList', kind: 'hang' });
    await openApp('/news-list');
    expect(screen.getByRole('status', { name: '正在加载资讯' })).toBeInTheDocument();
    await pass(10_000);
    await tap('button', '再试一次');
    expect(links().length).toBeGreaterThan(0);
  });
});

describe('an article', () => {
  it('is marked as read for the person who opened it, and for nobody else', async () => {
    await openApp('/news-detail?id=N0001');
    expect(screen.getByText('已读')).toBeInTheDocument();
    window.history.replaceState(null, '', '/#/news-list');
    await reload();
    expect(links()[1]).toHaveAccessibleName(/^年度体检.*已读/);
    sessionGiven({ token: `lx-${chen}`, loginToken: `key-${chen}` });
    await reload();
    expect(links()[1]).toHaveAccessibleName(/^年度体检.*未读/);
  });

  it('without an id is the newest one', async () => {
    await openApp('/news-detail');
    expect(screen.getByRole('heading', { name: '冬至值班与调休安排已发布' })).toBeInTheDocument();
  });

  it('that does not exist any more says so, and links to all others', async () => {
    await openApp('/news-detail?id=N12345');
    expect(screen.getByText('没有找到这篇资讯')).toBeInTheDocument();
    await tap('button', '查看全部资讯');
    expect(window.location.hash).toBe('#/news-list');
  });

  it('shows its table and its pictures, and opens each link through the external link guard', async () => {
    const { see } = observeByHand();
    await openApp('/news-detail?id=N0000');
    see(true);
    expect(screen.getByRole('heading', { level: 3, name: '值班补贴' })).toBeInTheDocument();
    expect(screen.getByRole('table')).toHaveTextContent('夜班20:00–08:00128.0');
    expect(screen.getByRole('img', { name: '食堂冬至当天的一碗热汤圆' })).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/svg/),
    );
    const offeredAddress = () => useExternalNavigation.getState().offered;
    const seen: (string | null)[] = [];
    const stop = useExternalNavigation.subscribe(() => seen.push(offeredAddress()));
    await tap('link', '这本老黄历');
    stop();
    expect(seen).toContain('https://almanac.example.net/dongzhi');
  });

  it('shows a picture as large as the window, and restores the focus when that closes', async () => {
    await openApp('/news-detail?id=N0000');
    const picture = screen.getByRole('button', { name: '看大图：食堂冬至当天的一碗热汤圆' });
    picture.focus();
    fireEvent.click(picture);
    await settled();
    const viewer = within(screen.getByRole('dialog', { name: '食堂冬至当天的一碗热汤圆' }));
    // The library hides the picture from screen readers, so the dialog has the name.
    expect(viewer.getByRole('img', { name: '食堂冬至当天的一碗热汤圆', hidden: true })).toBeInTheDocument();
    await tap('button', '收起');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(picture).toHaveFocus();
  });

  it('opens a page of the app by a link to it', async () => {
    await openApp('/news-detail?id=N0000');
    await tap('button', /^给值班的同事约一份祝福/);
    expect(window.location.hash).toMatch(/^#\/transfer3/);
  });

  it('fetches a picture as it comes near, three times at most, and reports a missing one', async () => {
    const { see } = observeByHand();
    await openArticle(`<p>门口</p><img src="${imageHost}/gate.jpg" alt="东门">`);
    expect(screen.queryByRole('img')).toBeNull();
    see(true);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const picture = screen.getByRole('img', { name: '东门' });
      expect(picture).toHaveAttribute('src', `${imageHost}/gate.jpg`);
      fireEvent.error(picture);
    }
    expect(screen.getByRole('img', { name: /^东门.+/ })).not.toHaveAttribute('src');
  });

  it('runs no script of a hostile author, shows no form field, and fetches nothing from unknown hosts', async () => {
    const title = vi.spyOn(document, 'title', 'set');
    await openApp('/news-detail?id=N9999');
    const article = screen.getByRole('article');
    expect(within(article).getByText('摆摊前先把价格写在便签上，省得一遍遍回答。')).toBeInTheDocument();
    expect(title).not.toHaveBeenCalledWith('hit');
    expect(article.innerHTML).not.toMatch(
      /script|onclick|onerror|onload|iframe|<input|style="position|tracker/,
    );
    expect(within(article).queryByRole('textbox')).toBeNull();
    await tap('link', '扫付款码');
    expect(window.location.hash).toBe('#/news-detail?id=N9999');
    expect(screen.getByText('无法打开这个链接')).toBeInTheDocument();
  });

  it('is shared by the share page, with its title and an address of the app', async () => {
    await openApp('/news-detail?id=N0000');
    await tap('link', '分享');
    expect(window.location.hash).toMatch(/^#\/webviewShare\?/);
    expect(screen.getByText('冬至值班与调休安排已发布')).toBeInTheDocument();
    expect(screen.getByText(/#\/news-detail\?id=N0000$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '复制链接' })).toBeInTheDocument();
  });

  it('links to the next one of its list, which starts at its title, until the last one', async () => {
    await openApp('/news-detail?id=N0000&kind=company');
    const before = window.history.length;
    await tap('link', /^下一篇.*园区班车/);
    expect(window.location.hash).toBe('#/news-detail?id=N0002&kind=company');
    expect(screen.getByRole('heading', { name: /^园区班车/ })).toHaveFocus();
    expect(window.history.length).toBe(before);
  });

  it('says that it could not be read, and tries again', async () => {
    await fault({
      call: 'articleDetail',
      kind: 'code',
      value: '7777',
      message: '系统维护中',
      times: 'always',
    });
    await openApp('/news-detail?id=N0000');
    expect(screen.getByRole('alert')).toHaveTextContent('没能打开这篇资讯');
    await clearFaults();
    await tap('button', '再试一次');
    expect(screen.getByRole('heading', { name: '冬至值班与调休安排已发布' })).toBeInTheDocument();
  });
});

/** Opens an article with this content. */
async function openArticle(html: string): Promise<void> {
  const article = {
    id: 'X1',
    category: 'company',
    title: '标题',
    source: '行政服务',
    time: '2026-11-20 10:00:00',
    cover: '',
    pinned: false,
    readers: 1,
    parts: [{ kind: 'html', html }],
    links: [],
    next: null,
  };
  await fault({ call: 'articleDetail', kind: 'wrong-shape', value: JSON.stringify(article) });
  await openApp('/news-detail?id=X1');
}
