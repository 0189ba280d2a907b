import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, main, tap } from '../../support/actions';
import { fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload, settled } from '../../support/render-app';

async function type(name: string, value: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  await settled();
}

async function fillApplication(): Promise<void> {
  await type('用途', '新年活动');
  await type('预算（龙币）', '3000');
  await tap('button', /^审批人/);
  fireEvent.click(screen.getByRole('checkbox', { name: /^何璐/ }));
  await settled();
}

const requestOf = async (id: string) =>
  (await gatewayState()).grants.requests.find((request) => request.id === id);

describe('/AccountApplyH5', () => {
  it('shows an application with its trail, reminds once a day, and takes it back', async () => {
    await openApp('/AccountApplyH5');
    await tap('link', /年终团建/);
    expect(main()).toHaveTextContent('审批中');
    expect(main()).toHaveTextContent('林晓禾 提交');
    await tap('button', '提醒审批');
    expect(screen.getByRole('button', { name: '今天已提醒' })).toBeDisabled();
    await tap('button', '撤回');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '撤回' }));
    await settled();
    expect(main()).toHaveTextContent('已撤回');
    await tap('button', '修改后再提交');
    expect(screen.getByRole('textbox', { name: '用途' })).toHaveValue('年终团建');
  });

  it('is submitted to somebody who may decide, and keeps what was typed over a reload', async () => {
    await openApp('/AccountApplyH5?view=form');
    await tap('button', '提交申请');
    expect(main()).toHaveTextContent('写一下用途');
    await fillApplication();
    expect(address()).toBe('#/AccountApplyH5?view=form');
    await reload();
    expect(screen.getByRole('textbox', { name: '用途' })).toHaveValue('新年活动');
    await tap('button', '提交给何璐审批');
    expect(address()).toMatch(/^#\/AccountApplyH5\?id=HD-/);
    expect(main()).toHaveTextContent('3,000.0');
  });

  it('goes again under the same key where its answer got lost', async () => {
    await fault({ call: 'accountApply', kind: 'drop', when: 'after', times: 3 });
    await openApp('/AccountApplyH5?view=form');
    await fillApplication();
    await tap('button', '提交给何璐审批');
    await pass(4_000);
    expect(screen.getByRole('alert')).toHaveTextContent('没有收到答复，可能已经成功');
    await type('用途', '别的活动');
    expect(screen.getByRole('textbox', { name: '用途' })).toHaveValue('新年活动');
    await tap('button', '再试一次');
    expect(address()).toMatch(/^#\/AccountApplyH5\?id=HD-/);
    expect(new Set(sentCalls('accountApply').map(({ key }) => key)).size).toBe(1);
    const { grants } = await gatewayState();
    expect(grants.requests.filter(({ purpose }) => purpose === '新年活动')).toHaveLength(1);
  });
});

describe('/disInformationDetailH5', () => {
  const partly = 'FL-0000064';

  it('without an id shows the newest grant, with the way to all', async () => {
    await openApp('/disInformationDetailH5');
    expect(main()).toHaveTextContent('部分未发');
    await tap('button', '全部发放');
    expect(main()).toHaveTextContent('节日福利 · 客服中心');
    expect(main()).toHaveTextContent('项目奖 · 客服中心');
  });

  it('pays those who were not paid once more, but not who cannot be paid', async () => {
    await openApp(`/disInformationDetailH5?id=${partly}`);
    expect(main()).toHaveTextContent('已发 6 / 8 人');
    await tap('button', '再发一次（1 人）');
    await tap('button', '发放 88.0 龙币');
    await settled();
    await pass(3_000);
    await settled();
    expect(main()).toHaveTextContent('已发 7 / 8 人');
    expect((await requestOf(partly))?.state).toBe('partly');
    expect(screen.getByRole('button', { name: '剩下的同事暂时都不能收龙币' })).toBeDisabled();
  });

  it('narrows the whole list by what became of people', async () => {
    await openApp(`/disInformationDetailH5?id=${partly}`);
    await tap('link', /^全部 8 行/);
    fireEvent.click(screen.getByRole('radio', { name: '没发成' }));
    await settled();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(3);
  });

  it('is nobody else’s', async () => {
    await openApp('/disInformationDetailH5?id=nothing');
    expect(main()).toHaveTextContent('没有找到这次发放');
  });
});
