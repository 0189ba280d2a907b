import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { person } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { tap } from '../../support/actions';
import { chen } from '../../support/gateways/mock-gateways';
import { fault, sentCalls } from '../../support/gateways/screen-network';
import { openApp } from '../../support/render-app';
import { field, setSearchText, submit, type } from '../../support/search';

const region = (name: string) => screen.getByRole('region', { name });
const rowsOf = (name: string) => within(region(name)).getAllByRole('listitem');
const refusal = { call: 'search', kind: 'code', value: '7777', message: '系统维护中' } as const;

describe('a colleague in the search', () => {
  const giveCoinsTo = (name: string) => tap('button', `给${name}送龙币`);

  it('leads to a transfer to them', async () => {
    await openApp(`/search?q=${person(1).jobNumber}`);
    await giveCoinsTo('陈思远');
    expect(window.location.hash).toBe('#/transfer1');
    expect(useTransferDraft.getState().transferList.map(({ usercode }) => usercode)).toEqual([chen]);
  });

  it('joins the people chosen before, once', async () => {
    recipientsChosen([person(3)]);
    await openApp(`/search?q=${person(1).jobNumber}`);
    await giveCoinsTo('陈思远');
    expect(screen.getByText('已添加陈思远')).toBeInTheDocument();
    expect(useTransferDraft.getState().transferList).toHaveLength(2);
  });

  it('who cannot receive coins shows the reason instead', async () => {
    await openApp('/search?q=冯乐');
    const row = rowsOf('同事').find((each) => each.textContent.includes('已离职'));
    expect(row).toHaveTextContent('不能选，离职后龙币用不了');
    expect(within(row ?? document.body).queryByRole('button')).toBeNull();
    setSearchText('林晓禾');
    await submit();
    expect(rowsOf('同事')[0]).toHaveTextContent('不能转给自己');
  });

  it('is refused with the usual words when the list is full', async () => {
    recipientsChosen(Array.from({ length: 20 }, (_, at) => person(at + 20)));
    await openApp(`/search?q=${person(1).jobNumber}`);
    await giveCoinsTo('陈思远');
    expect(screen.getByText('最多选 20 位同事，没有添加陈思远')).toBeInTheDocument();
    expect(window.location.hash).toMatch(/^#\/search/);
  });

  it('list that cannot be read reports that alone', async () => {
    await fault({ ...refusal, call: 'queryDirectory', times: 'always' });
    await openApp('/search?q=打车');
    expect(within(region('同事')).getByRole('alert')).toHaveTextContent('同事名单加载失败');
    expect(rowsOf('功能')[0]).toHaveTextContent('打车');
  });
});

describe('the search in a WALLET session', () => {
  it('has no colleagues and no transfers, and does not request the list of them', async () => {
    await openApp('/search', { sysType: 'WALLET' });
    expect(field()).toHaveAccessibleName('搜功能、活动、商品、资讯');
    expect(within(region('常用功能')).queryByRole('link', { name: '转账' })).toBeNull();
    await type('转账');
    await submit();
    expect(screen.queryByRole('region', { name: '功能' })).toBeNull();
    expect(screen.queryByRole('tab', { name: '同事' })).toBeNull();
    expect(sentCalls('queryDirectory')).toHaveLength(0);
  });

  it('shows all results for an address that requests colleagues', async () => {
    await openApp('/search?q=礼盒&kind=colleagues', { sysType: 'WALLET' });
    expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
    expect(rowsOf('商品')).toHaveLength(3);
    expect(sentCalls('queryDirectory')).toHaveLength(0);
  });
});
