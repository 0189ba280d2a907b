import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useTransferDraft } from '@/state/transfer-draft';
import { main, tap } from '../../support/actions';
import { fault } from '../../support/gateways/screen-network';
import { freshApp, openApp, reload, settled } from '../../support/render-app';

const choose = async (name: string) => {
  fireEvent.click(screen.getByRole('tab', { name }));
  await settled();
};

describe('the welfare data', () => {
  it('show income and spending of six months, in words beside the chart too', async () => {
    await openApp('/bigdata');
    expect(main()).toHaveTextContent(/收到与送出6 月–11 月 · 个人账户/);
    expect(screen.getByRole('img', { name: /^6 月收到 .*；11 月收到 .*，送出 / })).toBeInTheDocument();
    expect(main()).toHaveTextContent(/月收到最多，/);
  });

  it('cover the year, or each year since joining, and the address keeps the choice', async () => {
    await openApp('/bigdata');
    await choose('今年');
    expect(screen.getByRole('img', { name: /^1 月收到/ })).toBeInTheDocument();
    await choose('入职以来');
    expect(screen.getByRole('img', { name: /^2025 年收到 .*；2026 年收到 / })).toBeInTheDocument();
    await reload();
    expect(screen.getByRole('tab', { name: '入职以来' })).toHaveAttribute('aria-selected', 'true');
  });

  it('are available as a table without charts', async () => {
    await openApp('/bigdata');
    await tap('button', '文字版');
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(7);
    expect(within(table).getByRole('rowheader', { name: '11 月' })).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await tap('button', '图表版');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('state what coins were received and spent for', async () => {
    await openApp('/bigdata');
    expect(
      screen.getByRole('img', { name: /^补贴与经费 \d+%，日常感谢 \d+%，红包 \d+%$/ }),
    ).toBeInTheDocument();
    await choose('送出');
    expect(screen.getByRole('img', { name: /日常感谢 \d+%/ })).toBeInTheDocument();
  });

  it('show the first teams, and all of them after a tap', async () => {
    await openApp('/bigdata');
    const before = screen.getAllByRole('listitem').length;
    await tap('button', /^全部 \d+ 个团队$/);
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(before);
  });

  it('link from the most frequent giver to their gifts', async () => {
    await openApp('/bigdata');
    const [first] = screen.getAllByRole('link', { name: /龙币，查看账单$/ });
    if (first === undefined) throw new Error('nobody gave anything');
    fireEvent.click(first);
    await settled();
    expect(window.location.hash).toMatch(/^#\/longballDetail\?filter=received&q=/);
  });

  it('list people who have not been thanked, and start a gift to them', async () => {
    await openApp('/bigdata');
    await tap('button', /^还有 \d+ 位同事没有谢过，只有你看得到$/);
    await tap('button', '回赠周一航');
    expect(window.location.hash).toBe('#/transfer1');
    expect(useTransferDraft.getState().transferList).toEqual([
      { usercode: 'LX100004', name: '周一航', department: '研发中心', jobNumber: '20200211' },
    ]);
  });

  it('of the incentive account are separate, and name no givers', async () => {
    await openApp('/bigdata');
    await choose('激励账户');
    expect(main()).toHaveTextContent('补贴与经费');
    expect(main()).not.toHaveTextContent('送你最多的人');
  });

  it('of a WALLET session are those of its one account, without a way to give back', async () => {
    await freshApp('wallet-mode');
    await openApp('/bigdata?account=1', { sysType: 'WALLET' });
    expect(screen.queryByRole('tab', { name: '激励账户' })).not.toBeInTheDocument();
    expect(main()).toHaveTextContent('个人账户');
    await tap('button', /没有谢过/);
    expect(screen.queryByRole('button', { name: /^回赠/ })).not.toBeInTheDocument();
  });

  it('say that there are none yet', async () => {
    await freshApp('no-account');
    await openApp('/bigdata');
    expect(main()).toHaveTextContent('这段时间还没有往来');
  });

  it('show an error with a way to try again when they could not be read', async () => {
    await fault({ call: 'queryWelfareData', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/bigdata');
    expect(screen.getByRole('alert')).toHaveTextContent('系统维护中');
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('收到与送出');
  });
});
