import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/people/people';
import { useExternalNavigation } from '@/state/external-navigation';
import { searched } from '@/state/search-history';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { tap } from '../support/actions';
import { chen, me } from '../support/mock-gateways';
import { openApp, pass, reload, settled } from '../support/render-app';
import { fault, heal, sentCalls } from '../support/screen-network';

const field = () => screen.getByRole('combobox', { name: /^搜/ });
const put = (text: string) => fireEvent.change(field(), { target: { value: text } });
/** Types, and lets the pause go by after which the gateways are asked. */
async function type(text: string): Promise<void> {
  put(text);
  await pass(300);
  await settled();
}
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const submit = async () => {
  fireEvent.submit(screen.getByRole('search'));
  await settled();
};
const part = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) => within(part(name)).getAllByRole('listitem');
const hash = () => decodeURIComponent(window.location.hash);
const key = (name: string) => fireEvent.keyDown(field(), { key: name });
const refusal = { call: 'search', kind: 'code', value: '7777', message: '系统维护中' } as const;

describe('before anything is searched', () => {
  it('the field has the focus, and below it stand what people search for, with when, and usual ways', async () => {
    await openApp('/search');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
    const popular = rowsOf('大家在搜');
    expect(popular).toHaveLength(8);
    expect(popular[0]).toHaveTextContent('第 1 名 1中秋团圆礼盒热');
    expect(part('大家在搜')).toHaveTextContent('今天 09:41 更新');
    expect(within(part('常用功能')).getByRole('link', { name: '卡券' })).toHaveAttribute(
      'href',
      '#/order-newlist?tab=coupons',
    );
    expect(sentCalls('search')).toHaveLength(0);
    expect(sentCalls('queryDirectory')).toHaveLength(0);
  });

  it('a word that others search for is searched at a tap, and stands in the history afterwards', async () => {
    await openApp('/search');
    await tap('button', /打车/);
    expect(hash()).toBe('#/search?q=打车');
    expect(field()).toHaveValue('打车');
    expect(rowsOf('功能')[0]).toHaveTextContent('打车');
    await tap('button', '清除');
    expect(rowsOf('搜过的').map((row) => row.textContent)).toEqual(['打车']);
  });

  it('hot words that do not come say so in their place, and heal', async () => {
    await fault({ ...refusal, call: 'hotWordList', times: 'always' });
    await openApp('/search');
    expect(within(part('大家在搜')).getByRole('alert')).toHaveTextContent('大家在搜的没能取到');
    expect(part('常用功能')).toBeInTheDocument();
    await heal();
    await tap('button', '再试一次');
    expect(rowsOf('大家在搜')).toHaveLength(8);
  });
});

describe('the history', () => {
  it('is the newest first, survives the page, and gives out one at a time', async () => {
    searched(me, '中秋');
    searched(me, '发票');
    await openApp('/search');
    expect(rowsOf('搜过的').map((row) => row.textContent)).toEqual(['发票', '中秋']);
    await tap('button', '删除“发票”');
    expect(screen.getByRole('button', { name: '删除“中秋”' })).toHaveFocus();
    await reload();
    expect(rowsOf('搜过的').map((row) => row.textContent)).toEqual(['中秋']);
    await tap('button', '删除“中秋”');
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('is cleared only after a question', async () => {
    searched(me, '中秋');
    await openApp('/search');
    await tap('button', '清空');
    await tap('button', '先留着');
    expect(rowsOf('搜过的')).toHaveLength(1);
    await tap('button', '清空');
    expect(screen.getByRole('dialog', { name: '清空搜过的词' })).toBeInTheDocument();
    await tap('button', '全部清空');
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
  });

  it('of one person is never seen by another, and is gone once another has come', async () => {
    searched(me, '中秋');
    await openApp('/search', { as: chen });
    expect(screen.queryByRole('region', { name: '搜过的' })).toBeNull();
    localStorage.setItem('usercode', me);
    await reload();
    expect(localStorage.getItem('search-history')).toBeNull();
  });
});

describe('suggestions', () => {
  it('of the device stand at once, those of the gateways once typing has stood still', async () => {
    searched(me, '打车发票');
    await openApp('/search');
    put('打车');
    await settled();
    expect(sentCalls('search')).toHaveLength(0);
    expect(options()).toEqual(['打车发票搜过的', '打车直达']);
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await type('活动');
    expect(sentCalls('search')).toHaveLength(1);
    await type('礼盒');
    expect(options()).toContain('中秋团圆礼盒大家在搜');
    expect(options().filter((text) => text?.endsWith('商品'))).toHaveLength(3);
  });

  it('ask once for several quick keystrokes', async () => {
    await openApp('/search');
    for (const text of ['中', '中秋', '中秋团', '中秋团圆']) {
      put(text);
      await pass(100);
    }
    expect(sentCalls('search')).toHaveLength(0);
    await pass(300);
    expect(sentCalls('search')).toHaveLength(1);
  });

  it('are never those of an older text, however late its answer comes', async () => {
    await fault({ call: 'search', kind: 'delay', value: 5_000, times: 1 });
    await openApp('/search');
    await type('礼盒');
    expect(options().filter((text) => text?.endsWith('商品'))).toEqual([]);
    await type('绿茶');
    expect(options().some((text) => text?.includes('绿茶'))).toBe(true);
    const before = options();
    await pass(6_000);
    expect(options()).toEqual(before);
    expect(sentCalls('search')).toHaveLength(2);
  });

  it('say nothing of gateways that fail, and stand without them', async () => {
    await fault({ ...refusal, times: 'always' });
    await openApp('/search');
    await type('打车');
    expect(options()).toEqual(['打车直达']);
    expect(screen.queryByText('系统维护中')).toBeNull();
  });

  it('find colleagues by pinyin without asking anybody but for the list', async () => {
    await openApp('/search');
    await type('chensiyuan');
    expect(options()).toEqual(['陈思远同事']);
    expect(sentCalls('queryDirectory')).toHaveLength(1);
    fireEvent.click(screen.getByRole('option'));
    await settled();
    expect(hash()).toBe('#/search?q=陈思远');
  });

  it('are gone through by arrow keys, taken by Enter, and left by Escape', async () => {
    searched(me, '打车发票');
    await openApp('/search');
    await type('打车');
    const standsOn = () => screen.queryByRole('option', { selected: true });
    expect(standsOn()).toBeNull();
    key('ArrowUp');
    expect(standsOn()).toHaveTextContent('打车直达');
    expect(field()).toHaveAttribute('aria-activedescendant', standsOn()?.id);
    key('ArrowDown');
    expect(standsOn()).toHaveTextContent('打车发票');
    key('ArrowDown');
    key('Enter');
    await settled();
    expect(hash()).toBe('#/newDidiHome');
  });

  it('leave by Escape what was searched as it was', async () => {
    await openApp('/search?q=打车');
    await type('打车发');
    expect(screen.queryByRole('region', { name: '功能' })).toBeNull();
    key('Escape');
    await settled();
    expect(field()).toHaveValue('打车');
    expect(part('功能')).toBeInTheDocument();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('wait until a Chinese word is spelt: nothing is asked, suggested, searched or cut before', async () => {
    await openApp('/search');
    fireEvent.compositionStart(field());
    put('zhong');
    await pass(1_000);
    expect(field()).toHaveValue('zhong');
    expect(options()).toEqual([]);
    expect(sentCalls('search')).toHaveLength(0);
    key('Enter');
    await submit();
    expect(hash()).toBe('#/search');
    put('中秋');
    fireEvent.compositionEnd(field());
    await pass(300);
    await settled();
    expect(sentCalls('search')).toHaveLength(1);
    expect(options()[0]).toBe('中秋团圆礼盒大家在搜');
  });
});

describe('results', () => {
  it('stand by kind, the hits marked, with the way to all of a kind', async () => {
    await openApp('/search?q=礼');
    expect(rowsOf('活动')[0]).toHaveTextContent(/^冬至团圆礼.*还剩.*进行中$/);
    expect(part('商品')).toHaveTextContent(/^商品16全部/);
    expect(rowsOf('商品')).toHaveLength(3);
    const [first] = rowsOf('商品');
    expect(first?.querySelector('mark')).toHaveTextContent('礼');
    expect(within(part('商品')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/goodsDetailPage\?id=G/),
    );
    expect(within(part('资讯')).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringMatching(/^#\/news-detail\?id=N/),
    );
    expect(field()).not.toHaveFocus();
    await tap('button', '商品，全部 16 条');
    expect(hash()).toBe('#/search?q=礼&kind=goods');
    expect(rowsOf('商品')).toHaveLength(16);
    expect(screen.getByRole('tab', { name: '商品' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('region', { name: '活动' })).toBeNull();
  });

  it('stand in the address: a link and a reload lead to them', async () => {
    await openApp('/search?q=礼盒');
    expect(field()).toHaveValue('礼盒');
    await type('打车');
    await submit();
    expect(hash()).toBe('#/search?q=打车');
    await reload();
    expect(part('功能')).toHaveTextContent('打车');
  });

  it('of the device stand while the gateways are slow, and each group comes when it comes', async () => {
    await fault({ call: 'search', kind: 'delay', value: 20_000, times: 1 });
    await openApp('/search?q=体检');
    expect(screen.getByRole('status', { name: '正在搜活动' })).toBeInTheDocument();
    expect(part('资讯')).toHaveTextContent('年度体检');
    await pass(20_000);
    await settled();
    expect(rowsOf('活动')[0]).toHaveTextContent('体检预约');
  });

  it('fail group by group, each with its own way to try again', async () => {
    await fault({ ...refusal, times: 1 });
    await openApp('/search?q=礼盒');
    expect(within(part('活动')).getByRole('alert')).toHaveTextContent('活动没能搜到系统维护中');
    expect(rowsOf('商品')).toHaveLength(3);
    expect(screen.queryByText(/^没有找到/)).toBeNull();
    fireEvent.click(within(part('活动')).getByRole('button', { name: '再试一次' }));
    await settled();
    expect(rowsOf('活动')[0]).toHaveTextContent('中秋团圆礼盒');
  });

  it('of the device stand without any network', async () => {
    await openApp('/search?q=陈思远');
    expect(rowsOf('同事').length).toBeGreaterThan(0);
    await fault({ call: '*', kind: 'drop', times: 'always' });
    put('转账');
    await submit();
    await pass(10_000);
    expect(rowsOf('功能')[0]).toHaveTextContent('转账');
    for (const kind of ['活动', '商品', '资讯'])
      expect(within(part(kind)).getByRole('alert')).toBeInTheDocument();
  });

  it('that are none lead somewhere: all scenes, customer service, what others search for', async () => {
    await openApp('/search?q=没有这样的东西');
    expect(screen.getByText('没有找到“没有这样的东西”')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '问客服' })).toBeInTheDocument();
    expect(rowsOf('大家在搜')).toHaveLength(8);
    await tap('button', '看全部场景');
    expect(window.location.hash).toBe('#/allScene');
  });

  it('that are none of one kind lead to those of the others', async () => {
    await openApp('/search?q=打车&kind=goods');
    expect(screen.getByText('没有找到这样的商品')).toBeInTheDocument();
    await tap('button', '看全部结果');
    expect(hash()).toBe('#/search?q=打车');
    expect(part('功能')).toBeInTheDocument();
  });

  it('an activity with an address from outside goes through the external link guard', async () => {
    const seen: (string | null)[] = [];
    const stop = useExternalNavigation.subscribe(({ offered }) => seen.push(offered));
    await openApp('/search?q=城市读书会');
    await tap('button', /^城市读书会/);
    stop();
    expect(seen).toContain('https://www.longcoin.example/reading');
  });

  it('show a search that is too long as far as it is one, and say so', async () => {
    await openApp('/search');
    await type('龙'.repeat(60));
    expect(field()).toHaveValue('龙'.repeat(40));
    expect(screen.getByText('最多搜 40 个字，后面的没有算进去')).toBeInTheDocument();
    await submit();
    expect(hash()).toBe(`#/search?q=${'龙'.repeat(40)}`);
  });

  it('of an address that asks for too much are those of what is a search', async () => {
    await openApp(`/search?q=${'龙'.repeat(99)}&kind=nonsense`);
    expect(field()).toHaveValue('龙'.repeat(40));
    expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are texts, whatever was searched for or written', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    await openApp(`/search?q=${encodeURIComponent(markup)}`);
    expect(screen.getByText(`没有找到“${markup}”`)).toBeInTheDocument();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('an emptied field leads back to where one begins', async () => {
    await openApp('/search?q=打车');
    await tap('button', '清除');
    expect(window.location.hash).toBe('#/search');
    expect(field()).toHaveFocus();
    expect(part('大家在搜')).toBeInTheDocument();
  });

  it('an empty search only asks for words', async () => {
    await openApp('/search');
    await submit();
    expect(window.location.hash).toBe('#/search');
    expect(field()).toHaveFocus();
  });
});

describe('a colleague', () => {
  const give = (name: string) => tap('button', `给${name}送龙币`);

  it('leads to a transfer to them', async () => {
    await openApp(`/search?q=${person(1).jobNumber}`);
    await give('陈思远');
    expect(window.location.hash).toBe('#/transfer1');
    expect(useTransferDraft.getState().transferList.map(({ usercode }) => usercode)).toEqual([chen]);
  });

  it('joins those who were chosen before, once', async () => {
    recipientsChosen([person(3)]);
    await openApp(`/search?q=${person(1).jobNumber}`);
    await give('陈思远');
    expect(screen.getByText('已把陈思远加进名单')).toBeInTheDocument();
    expect(useTransferDraft.getState().transferList).toHaveLength(2);
  });

  it('who can get no coins says why instead', async () => {
    await openApp('/search?q=冯乐');
    const row = rowsOf('同事').find((each) => each.textContent.includes('已离职'));
    expect(row).toHaveTextContent('不能选，离职后龙币用不了');
    expect(within(row ?? document.body).queryByRole('button')).toBeNull();
    put('林晓禾');
    await submit();
    expect(rowsOf('同事')[0]).toHaveTextContent('不能转给自己');
  });

  it('is refused where the list is full, by the usual words', async () => {
    recipientsChosen(Array.from({ length: 20 }, (_, at) => person(at + 20)));
    await openApp(`/search?q=${person(1).jobNumber}`);
    await give('陈思远');
    expect(screen.getByText('最多选 20 位同事，没有加上陈思远')).toBeInTheDocument();
    expect(window.location.hash).toMatch(/^#\/search/);
  });

  it('list that does not come says so alone', async () => {
    await fault({ ...refusal, call: 'queryDirectory', times: 'always' });
    await openApp('/search?q=打车');
    expect(within(part('同事')).getByRole('alert')).toHaveTextContent('同事名单没能取到');
    expect(rowsOf('功能')[0]).toHaveTextContent('打车');
  });
});

describe('in a WALLET session', () => {
  it('there are no colleagues and no transfers, and nobody asks for the list of them', async () => {
    await openApp('/search', { sysType: 'WALLET' });
    expect(field()).toHaveAccessibleName('搜功能、活动、商品、资讯');
    expect(within(part('常用功能')).queryByRole('link', { name: '转账' })).toBeNull();
    await type('转账');
    await submit();
    expect(screen.queryByRole('region', { name: '功能' })).toBeNull();
    expect(screen.queryByRole('tab', { name: '同事' })).toBeNull();
    expect(sentCalls('queryDirectory')).toHaveLength(0);
  });

  it('an address that asks for colleagues shows all results', async () => {
    await openApp('/search?q=礼盒&kind=colleagues', { sysType: 'WALLET' });
    expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
    expect(rowsOf('商品')).toHaveLength(3);
    expect(sentCalls('queryDirectory')).toHaveLength(0);
  });
});
