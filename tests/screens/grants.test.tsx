import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, main, tap } from '../support/actions';
import { openApp, reload, settled } from '../support/render-app';
import { fault } from '../support/screen-network';

/** Chooses colleagues by what the search finds. */
async function choosePeople(...searches: readonly string[]): Promise<void> {
  await tap('button', /^(选择同事|.*点这里增减同事)/);
  for (const search of searches) {
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索同事' }), { target: { value: search } });
    await settled();
    fireEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await settled();
  }
  await tap('button', `确定（${searches.length} 人）`);
}

describe('/grantActivityH5', () => {
  it('keeps everything that was chosen over a reload', async () => {
    await openApp('/grantActivityH5');
    expect(main()).toHaveTextContent('客服中心激励账户预算');
    fireEvent.click(screen.getByRole('radio', { name: '项目奖' }));
    await choosePeople('周一航', '苏念');
    expect(address()).toBe('#/grantActivityH5');
    await tap('button', /^每人/);
    for (const key of ['8', '8']) fireEvent.click(screen.getByRole('button', { name: key }));
    await tap('button', '完成');
    await reload();
    expect(screen.getByRole('radio', { name: '项目奖' })).toBeChecked();
    expect(main()).toHaveTextContent('周一航、苏念');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('合计176.0 龙币');
  });

  it('says why where the session is that of a wallet', async () => {
    await openApp('/grantActivityH5', { sysType: 'WALLET' });
    expect(main()).toHaveTextContent('钱包账户没有审批和发放');
  });

  it('says that nothing moved where the accounts cannot be read, and tries again', async () => {
    await fault({ call: 'grantContext', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/grantActivityH5');
    expect(main()).toHaveTextContent('发放活动加载失败，龙币没有变动系统维护中');
    await tap('button', '再试一次');
    expect(main()).toHaveTextContent('为什么发');
  });
});
