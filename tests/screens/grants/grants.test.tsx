import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, goBack, main, tap } from '../../support/actions';
import { fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

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

async function typeEach(digits: string): Promise<void> {
  await tap('button', /^每人/);
  for (const key of digits) fireEvent.click(screen.getByRole('button', { name: key }));
  await tap('button', '完成');
}

const actionBar = () => screen.getByRole('contentinfo');
const lastRequest = async () => (await gatewayState()).grants.requests.slice(-1)[0];

describe('/grantActivityH5', () => {
  it('keeps everything that was chosen over a reload', async () => {
    await openApp('/grantActivityH5');
    expect(main()).toHaveTextContent('客服中心激励账户预算');
    fireEvent.click(screen.getByRole('radio', { name: '项目奖' }));
    await choosePeople('周一航', '苏念');
    expect(address()).toBe('#/grantActivityH5');
    await typeEach('88');
    await reload();
    expect(screen.getByRole('radio', { name: '项目奖' })).toBeChecked();
    expect(main()).toHaveTextContent('周一航、苏念');
    expect(actionBar()).toHaveTextContent('合计176.0 龙币');
  });

  it('submits it once, and shows how it goes on', async () => {
    await openApp('/grantActivityH5');
    await choosePeople('周一航', '苏念');
    await typeEach('88');
    fireEvent.click(screen.getByRole('button', { name: '提交给何璐审批' }));
    await tap('button', /正在提交|提交给何璐审批/);
    expect(sentCalls('submitGrant')).toHaveLength(1);
    const request = await lastRequest();
    expect(address()).toBe(`#/disInformationDetailH5?id=${request?.id ?? ''}`);
    expect(main()).toHaveTextContent('节日福利 · 客服中心');
    expect(main()).toHaveTextContent('审批中');
    expect(request?.rows.map(({ money }) => money)).toEqual([880, 880]);
  });

  it('keeps what was written when the gateways refuse it, and says why', async () => {
    await fault({ call: 'submitGrant', kind: 'code', value: '7777', message: '系统维护中' });
    await openApp('/grantActivityH5');
    await choosePeople('周一航');
    await typeEach('88');
    await tap('button', '提交给何璐审批');
    expect(screen.getByRole('alert')).toHaveTextContent('没有提交：系统维护中');
    expect(main()).toHaveTextContent('周一航');
    await tap('button', '提交给何璐审批');
    expect(address()).toMatch(/^#\/disInformationDetailH5/);
  });

  it('stays as it was submitted while its answer is lost, also after a reload', async () => {
    await fault({ call: 'submitGrant', kind: 'drop', when: 'after', times: 3 });
    await openApp('/grantActivityH5');
    await choosePeople('周一航', '苏念');
    await typeEach('88');
    await tap('button', '提交给何璐审批');
    await pass(4_000);
    expect(actionBar()).toHaveTextContent('刚才的提交没有收到结果');
    fireEvent.click(screen.getByRole('radio', { name: '项目奖' }));
    fireEvent.change(screen.getByRole('textbox', { name: /祝福/ }), { target: { value: '别的话' } });
    expect(screen.getByRole('radio', { name: '项目奖' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: /点这里增减同事/ })).toBeNull();
    await reload();
    expect(main()).toHaveTextContent('周一航、苏念');
    await tap('button', '再试一次');
    expect(address()).toMatch(/^#\/disInformationDetailH5/);
    expect(new Set(sentCalls('submitGrant').map(({ key }) => key)).size).toBe(1);
    expect((await lastRequest())?.rows.map(({ money }) => money)).toEqual([880, 880]);
  });

  it('asks for a list where the people come from a spreadsheet, and keeps those who were picked', async () => {
    await openApp('/grantActivityH5');
    await choosePeople('周一航');
    fireEvent.click(screen.getByRole('radio', { name: '导入表格' }));
    await settled();
    expect(actionBar()).toHaveTextContent('先导入名单');
    await tap('button', /^选择表格文件/);
    expect(address()).toBe('#/excelPreviewGrant');
    await goBack();
    fireEvent.click(screen.getByRole('radio', { name: '选同事' }));
    await settled();
    expect(main()).toHaveTextContent('周一航');
  });

  it('names what is missing, and the sum that is above the budget', async () => {
    await openApp('/grantActivityH5');
    await tap('button', '先选要发给谁');
    await choosePeople('周一航', '苏念');
    expect(actionBar()).toHaveTextContent('先填每人多少龙币');
    await typeEach('9999');
    expect(actionBar()).toHaveTextContent('超出可用预算');
    expect(sentCalls('submitGrant')).toEqual([]);
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
