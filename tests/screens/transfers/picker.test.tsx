import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { booksFrom } from '@/domain/bookings/booking';
import { sendsFrom } from '@/domain/transfers/transfer';
import { person } from '@/mocks/core/people';
import { recipientsChosen, useTransferDraft } from '@/state/transfer-draft';
import { address, chooseColleague, search, tap } from '../../support/actions';
import { clearFaults, fault } from '../../support/gateways/screen-network';
import { openApp, settled } from '../../support/render-app';

const chosen = () => useTransferDraft.getState().transferList.map(({ name }) => name);
const openPicker = () => openApp('/rewardUsers?for=/transfer1');

describe('choosing colleagues', () => {
  it.each(['周一航', 'zhouyihang', 'zyh', 'zhouyh', 'yihang', '20200211', 'zhou.yihang'])(
    'finds 周一航 by %s',
    async (query) => {
      await openPicker();
      await chooseColleague(query);
      expect(chosen()).toEqual(['周一航']);
    },
  );

  it.each([...Object.values(sendsFrom), ...Object.values(booksFrom)])(
    'leads to %s, for which it was opened by an address',
    async (page) => {
      await openApp(`/rewardUsers?for=${page}`);
      await chooseColleague('20200211');
      await tap('button', '确定（1 人）');
      expect(address()).toBe(`#${page}`);
    },
  );

  it('removes a colleague at the second tap', async () => {
    await openPicker();
    await chooseColleague('20200211');
    await search('20200211');
    expect(screen.getByRole('checkbox', { name: /周一航/ })).toHaveAttribute('aria-checked', 'true');
    await chooseColleague('20200211');
    expect(chosen()).toEqual([]);
  });

  it.each([
    ['oneself', '林晓禾', '不能转给自己'],
    ['somebody who has left', '冯乐', '冯乐已离职，不能收龙币'],
    ['somebody without an OA account', '梁栖', '梁栖还没有 OA 账号，开通后才能收龙币'],
  ])('refuses %s, and states the reason', async (_, query, sentence) => {
    await openPicker();
    await chooseColleague(query);
    expect(screen.getAllByText(sentence)[0]).toBeInTheDocument();
    expect(chosen()).toEqual([]);
  });

  it('refuses a 21st colleague, and keeps the twenty', async () => {
    const able = Array.from({ length: 200 }, (_, index) => person(index + 11));
    const twenty = able.filter(({ departed, oaAccount }) => !departed && oaAccount !== null).slice(0, 20);
    recipientsChosen(twenty);
    await openPicker();
    await chooseColleague('20200211');
    expect(screen.getByText('最多选 20 位同事，没有添加周一航')).toBeInTheDocument();
    expect(chosen()).toHaveLength(20);
  });

  it('tells namesakes apart by department and job number', async () => {
    await openPicker();
    await search('陈思远');
    expect(screen.getByText('客服中心 · 工号 20183306')).toBeInTheDocument();
    expect(screen.getByText('财务共享中心 · 工号 20217812')).toBeInTheDocument();
  });

  it('shows everybody again once the search is cleared, in the existing rows', async () => {
    await openPicker();
    const [before] = screen.getAllByRole('checkbox');
    await search('陈思远');
    expect(before).not.toBeVisible();
    await search('');
    expect(screen.getAllByRole('checkbox')[0]).toBe(before);
  });

  it('updates the rows of a search with each keystroke instead of replacing them', async () => {
    await openPicker();
    await search('陈思远');
    const [before] = screen.getAllByRole('checkbox', { name: /陈思远/ });
    await search('周一航');
    expect(screen.getAllByRole('checkbox', { name: /周一航/ })[0]).toBe(before);
  });

  it('says that nobody is found', async () => {
    await openPicker();
    await search('没有这个人');
    expect(screen.getByText('没有找到这位同事')).toBeInTheDocument();
  });

  it('says that the list could not be read, and fetches it at the next try', async () => {
    await fault({ call: 'queryDirectory', kind: 'status', value: 403, times: 'always' });
    await openPicker();
    expect(screen.getByRole('alert')).toHaveTextContent('同事名单加载失败');
    await clearFaults();
    await tap('button', '再试一次');
    await settled();
    expect(screen.getByText(/共 2,000 位同事/)).toBeInTheDocument();
  });
});
