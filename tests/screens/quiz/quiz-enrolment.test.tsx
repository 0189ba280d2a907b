import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, tap, visit } from '../../support/actions';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { freshApp, openApp, pass, settled } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

describe('the list of quizzes', () => {
  it('tells those that run, come and are over apart, with what the person reached', async () => {
    await openApp('/answerHome');
    const heads = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(heads).toEqual(['正在进行', '即将开始', '已经结束']);
    const row = (name: string) => screen.getByText(name).closest('li');
    expect(row('安全知识问答')).toHaveTextContent('可报名10 题 · 10 分钟还剩 2 天864 人答过');
    expect(row('龙币达人挑战')).toHaveTextContent('5.0 龙币报名');
    expect(row('安心社区知识赛')).toHaveTextContent('已过关80 分');
    expect(row('文化月考')).toHaveTextContent('未开始');
    expect(row('消防月知识赛')).toHaveTextContent('已结束');
  });

  it('says that it cannot be read, and reads it again', async () => {
    await fault({ call: 'examActivities', kind: 'status', value: 500, times: 3 });
    await openApp('/answerHome');
    await pass(5_000);
    expect(screen.getByText('答题活动加载失败')).toBeInTheDocument();
    await tap('button', '再试一次');
    expect(screen.getByText('安全知识问答')).toBeInTheDocument();
  });
});

describe('the enrolment for a quiz', () => {
  it('is free or not, once however often it is tapped, and publishes rules and odds before', async () => {
    await openApp('/answerReport?id=E0001');
    expect(screen.getByText(/^多选全部选对得 10 分；少选但没有选错得 5 分/)).toBeInTheDocument();
    expect(screen.getByText('0000–2999')).toBeInTheDocument();
    const button = screen.getByRole('button', { name: '立即报名' });
    fireEvent.click(button);
    fireEvent.click(button);
    await settled();
    expect(sentCalls('examEnroll')).toHaveLength(1);
    expect(screen.getByRole('button', { name: '开始答题' })).toBeInTheDocument();
  });

  it('with a fee is an order that is paid, after which the quiz can be started', async () => {
    await openApp('/answerReport?id=E0002');
    await tap('button', '付 5.0 龙币报名');
    const sheet = within(screen.getByRole('dialog', { name: '确认付款' }));
    expect(sheet.getAllByText('龙币学堂').length).toBeGreaterThan(0);
    fireEvent.click(sheet.getByRole('button', { name: '付款 5.0 龙币' }));
    await settled();
    expect(address()).toBe('#/answerReport?id=E0002');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: '开始答题' })).toBeInTheDocument();
    const { orders } = await gatewayState();
    expect(orders.map(({ goods, state }) => [goods, state])).toEqual([['龙币达人挑战报名费', 'paid']]);
  });

  it('with a fee that is left unpaid keeps its one order, which is paid at the next try', async () => {
    await openApp('/answerReport?id=E0002');
    await tap('button', '付 5.0 龙币报名');
    await tap('button', '收起');
    expect(screen.queryByRole('dialog')).toBeNull();
    await tap('button', '付 5.0 龙币报名');
    expect(screen.getByRole('dialog', { name: '确认付款' })).toBeInTheDocument();
    expect((await gatewayState()).orders).toHaveLength(1);
  });

  it('goes to the cashier where the coins do not suffice', async () => {
    await freshApp('poor');
    await openApp('/answerReport?id=E0002');
    await tap('button', '付 5.0 龙币报名');
    expect(address()).toMatch(/^#\/checkStandOrderAndPay\?id=/);
  });

  it('is refused with the gateway’s words where the quiz has just ended', async () => {
    await openApp('/answerReport?id=E0001');
    await fault({
      call: 'examEnroll',
      kind: 'code',
      value: '5903',
      message: '答题已经结束',
      times: 'always',
    });
    await tap('button', '立即报名');
    expect(screen.getByRole('alert')).toHaveTextContent('答题已经结束');
    expect(screen.getByRole('button', { name: '立即报名' })).toBeEnabled();
  });

  it('is told apart: not started, over, finished, gone', async () => {
    await openApp('/answerReport?id=E0004');
    expect(screen.getByRole('button', { name: '未开始' })).toBeDisabled();
    expect(screen.getByRole('timer')).toHaveAccessibleName(/1 天/);
    await visit('/answerReport?id=E0005');
    await tap('button', '查看排行榜');
    expect(address()).toBe('#/answerRank?id=E0005');
    await visit('/answerReport?id=E0003');
    expect(screen.getByRole('button', { name: '查看结果' })).toBeInTheDocument();
    await visit('/answerReport?id=E9999');
    expect(screen.getByText('没有找到这场答题')).toBeInTheDocument();
  });

  it('can be started by a wallet member without an OA account', async () => {
    await freshApp('no-oa');
    await openApp('/answerReport?id=E0001', { as: 'LX100007', sysType: 'WALLET' });
    await tap('button', '立即报名');
    expect(screen.getByRole('button', { name: '开始答题' })).toBeInTheDocument();
    await changeWorld((state) => ({ ...state, leavers: ['LX100007'] }));
    await tap('button', '开始答题');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '开始答题' }));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('你已离职，不能参加答题');
  });
});
