import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { address, choose, goBack, tap, visit } from '../../support/actions';
import { changeWorld, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { openApp, pass, reload } from '../../support/render-app';

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

/** The wheel stands still at once. */
function calm(matches: boolean): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: matches && query.includes('reduced-motion'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
}

describe('the result of a quiz', () => {
  it('shows score, place, each question and the wrong ones, which lead to their explanation', async () => {
    await openApp('/answerResult?id=E0003');
    expect(screen.getByRole('img', { name: '得分 80 分' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '10 题答对 8 题，过关了' })).toBeInTheDocument();
    expect(screen.getByText('2:46')).toBeInTheDocument();
    expect(screen.getByText('今晚 24:00 前有效')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: /^第 \d+ 题，答对$/ })).toHaveLength(8);
    await tap('link', /办公区的灭火器多久检查一次/);
    expect(address()).toMatch(/^#\/answerCheck\?id=E0003/);
    expect(screen.getByRole('heading', { name: '办公区的灭火器多久检查一次？' })).toBeInTheDocument();
    expect(screen.getByText('每月一次').closest('li')).toHaveTextContent('正确');
    expect(screen.getByText('记一下').closest('div')).toHaveTextContent('指针在绿区才算好用');
    await goBack();
    expect(address()).toBe('#/answerResult?id=E0003');
  });

  it('lets somebody go through the wrong ones alone', async () => {
    await openApp('/answerCheck?id=E0003');
    await tap('button', '只看错题');
    const first = screen.getByRole('heading', { level: 2 }).textContent;
    await tap('button', '下一题');
    expect(screen.getByRole('heading', { level: 2 }).textContent).not.toBe(first);
    expect(screen.queryByRole('button', { name: '下一题' })).toBeNull();
    await tap('button', '返回答题结果');
    expect(address()).toBe('#/answerResult?id=E0003');
  });

  it('without right answers says so, on the result and on the page of answers', async () => {
    await openApp('/answerResult?id=E0006');
    expect(screen.getByText('到时间自动交卷')).toBeInTheDocument();
    expect(screen.getByText('这场答题不公布答案')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /全部解析/ })).toBeNull();
    await visit('/answerCheck?id=E0006');
    expect(screen.getByText('答案还不能看')).toBeInTheDocument();
  });

  it('is the newest without an id, and none where nothing was submitted', async () => {
    await openApp('/answerResult');
    expect(screen.getByText('安心社区知识赛')).toBeInTheDocument();
    await visit('/answerResult?id=E0002');
    expect(screen.getByText('还没有答题结果')).toBeInTheDocument();
    await fault({ call: 'examResult', kind: 'status', value: 500, times: 'always' });
    await visit('/answerResult?id=E0001');
    await pass(5_000);
    expect(screen.getByText('答题结果加载失败')).toBeInTheDocument();
  });
});

describe('the ranking of a quiz', () => {
  it('shows the people around the person, the department, and everybody', async () => {
    await openApp('/answerRank?id=E0003');
    expect(screen.getAllByRole('listitem')).toHaveLength(11);
    expect(screen.getByText(/（我）/).closest('li')).toHaveTextContent('80 分2:46');
    await choose('tab', '全部');
    expect(address()).toContain('scope=all');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(40);
    await reload();
    expect(screen.getByRole('tab', { name: '全部' })).toHaveAttribute('aria-selected', 'true');
    await visit('/answerRank?id=E0002');
    expect(screen.getByText('你还没有参加这场答题')).toBeInTheDocument();
  });
});

describe('the draw of a quiz', () => {
  it('turns the wheel to what the gateway has drawn, once per person', async () => {
    calm(false);
    await openApp('/answerDraw?id=E0003');
    await tap('button', '抽一次');
    expect(screen.getByRole('button', { name: '正在抽奖…' })).toBeDisabled();
    expect(screen.queryByText(/^抽奖号 \d/)).toBeNull();
    await pass(4_100);
    const ticket = screen.getByText(/^抽奖号 \d/).textContent;
    await reload();
    expect(screen.getByText(/^抽奖号 \d/)).toHaveTextContent(ticket ?? '');
    expect(screen.queryByRole('button', { name: '抽一次' })).toBeNull();
    expect(sentCalls('examDraw')).toHaveLength(1);
  });

  it('is calm where motion is reduced: the result is there at once', async () => {
    calm(true);
    await openApp('/answerDraw?id=E0003');
    await tap('button', '抽一次');
    expect(screen.getByText(/^抽奖号 \d/)).toBeInTheDocument();
  });

  it('that failed leaves the chance', async () => {
    calm(true);
    await fault({ call: 'examDraw', kind: 'status', value: 400 });
    await openApp('/answerDraw?id=E0003');
    await tap('button', '抽一次');
    expect(screen.getByRole('alert')).toHaveTextContent('机会还在');
    await tap('button', '抽一次');
    expect(screen.getByText(/^抽奖号 \d/)).toBeInTheDocument();
  });

  it('is not there for somebody who has not passed, and is over with the quiz', async () => {
    await changeWorld((state) => ({ ...state, clock: { offsetMs: 86_400_000, pinned: null } }));
    await openApp('/answerDraw?id=E0006');
    expect(screen.getByText('还没有抽奖机会')).toBeInTheDocument();
    await visit('/answerDraw?id=E0003');
    expect(screen.getByText('抽奖已经结束')).toBeInTheDocument();
  });
});

describe('the records', () => {
  it('list what was submitted, newest first, with the draw', async () => {
    await openApp('/answerRevord');
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('安心社区知识赛已过关2026-11-20 20:17 交卷80 / 100有 1 次抽奖机会');
    expect(second).toHaveTextContent('新人入职必答未过关');
    expect(within(first as HTMLElement).getByRole('link', { name: '有 1 次抽奖机会' })).toHaveAttribute(
      'href',
      '#/answerDraw?id=E0003',
    );
    expect((await gatewayState()).exams).toHaveLength(2);
  });

  it('are none for somebody new', async () => {
    await changeWorld((state) => ({ ...state, exams: [] }));
    await openApp('/answerRevord');
    expect(screen.getByText('还没有答题记录')).toBeInTheDocument();
  });
});
