import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { measureClock } from '@/api/clock';
import { connectivityKnown } from '@/state/app-status';
import { address, goBack, tap, visit } from '../../support/actions';
import { clearFaults, fault, gatewayState, sentCalls } from '../../support/gateways/screen-network';
import { answerSomehow, goToQuestion, optionsShown, startQuiz, submitQuiz } from '../../support/quiz-screens';
import { openApp, pass, reload, settled } from '../../support/render-app';

const attempt = async () => (await gatewayState()).exams.find(({ exam }) => exam === 'E0001');
const keptAnswers = async () => Object.values((await attempt())?.answers ?? {});
const findQuestion = (number: number) =>
  screen.queryByRole('img', { name: new RegExp(`^第 ${number} 题，共 10 题`) });

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockResolvedValue(new Response(null));
});

describe('a running quiz', () => {
  it('keeps each answer, goes on after a reload, is submitted once, and shows the result', async () => {
    await startQuiz();
    expect(address()).toMatch(/^#\/answerDetail\?id=E0001/);
    expect(screen.getByRole('timer')).toHaveAccessibleName('剩余不到 10 分钟');
    await answerSomehow();
    expect(screen.getByText('已保存')).toBeInTheDocument();
    expect(await keptAnswers()).toHaveLength(1);
    await tap('button', '下一题');
    await answerSomehow();
    await reload();
    expect(findQuestion(3)).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '第 3 题，共 10 题，已答 2 题' })).toBeInTheDocument();
    await tap('button', '上一题');
    await goToQuestion(10);
    await tap('button', '交卷');
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: '交卷' });
    expect(screen.getByText('还有 8 题没有作答，交卷后不能再改。')).toBeInTheDocument();
    fireEvent.click(confirm);
    fireEvent.click(confirm);
    await settled();
    expect(address()).toBe('#/answerResult?id=E0001');
    expect(sentCalls('examSubmit')).toHaveLength(1);
    expect(screen.getByText('每题对错')).toBeInTheDocument();
    await goBack();
    expect(address()).toBe('#/answerReport?id=E0001');
    expect(screen.getByRole('button', { name: '查看结果' })).toBeInTheDocument();
  });

  it('keeps answers on the phone while offline, over a reload too, and sends them when the network is back', async () => {
    await startQuiz();
    await fault({ call: 'examAnswer', kind: 'drop', times: 'always' });
    connectivityKnown(false);
    await answerSomehow();
    expect(
      screen.getByText('1 题的答案存在这部手机里，退出再进来也还在，联网后自动保存。'),
    ).toBeInTheDocument();
    expect(await keptAnswers()).toHaveLength(0);
    await reload();
    connectivityKnown(false);
    await settled();
    expect(screen.getByText(/^1 题的答案存在这部手机里/)).toBeInTheDocument();
    await clearFaults();
    connectivityKnown(true);
    await pass(1_000);
    await settled();
    expect(screen.getByText('已保存')).toBeInTheDocument();
    expect(await keptAnswers()).toHaveLength(1);
  });

  it('sends an answer no more than three times in a quarter of a minute while the gateway fails', async () => {
    await startQuiz();
    await fault({ call: 'examAnswer', kind: 'status', value: 503, times: 'always' });
    await answerSomehow();
    await pass(15_000);
    expect(sentCalls('examAnswer')).toHaveLength(3);
    await pass(10_000);
    expect(sentCalls('examAnswer')).toHaveLength(6);
  });

  it('asks for its end no more than three times in nine seconds while the gateway fails', async () => {
    await startQuiz();
    await fault({ call: 'examQuestions', kind: 'status', value: 503, times: 'always' });
    await pass(602_000);
    const before = sentCalls('examQuestions').length;
    await pass(23_000);
    expect(sentCalls('examQuestions').length - before).toBeLessThanOrEqual(6);
  });

  it('is not submitted offline, and waits for the person once the network is back', async () => {
    await startQuiz();
    await goToQuestion(10);
    await answerSomehow();
    act(() => connectivityKnown(false));
    expect(screen.getByRole('button', { name: '交卷' })).toBeDisabled();
    expect(sentCalls('examSubmit')).toEqual([]);
    act(() => connectivityKnown(true));
    await tap('button', '交卷');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '交卷' }));
    await settled();
    expect(address()).toBe('#/answerResult?id=E0001');
  });

  it('that could not be submitted keeps its answers and is submitted at the next try', async () => {
    await startQuiz();
    await answerSomehow();
    await fault({ call: 'examSubmit', kind: 'status', value: 400, times: 'always' });
    await submitQuiz();
    expect(screen.getByText('没有交上，答案都还在，请再试一次')).toBeInTheDocument();
    await clearFaults();
    await tap('button', '交卷');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '交卷' }));
    await settled();
    expect(screen.getByText('每题对错')).toBeInTheDocument();
  });

  it('ends by the gateway when its time is over, with what was kept', async () => {
    await startQuiz();
    await answerSomehow();
    await pass(603_000);
    await settled();
    expect(sentCalls('examSubmit')).toEqual([]);
    expect((await attempt())?.submitted?.by).toBe('time');
    expect(address()).toBe('#/answerResult?id=E0001');
    expect(screen.getByText('到时间自动交卷')).toBeInTheDocument();
  });

  it('shows the time that is left after a sleep in the background, and with a phone clock an hour off', async () => {
    await startQuiz();
    vi.setSystemTime(Date.now() + 240_000);
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveAccessibleName('剩余不到 6 分钟');
    const now = Date.now();
    vi.setSystemTime(now + 3_600_000);
    measureClock(new Date(now).toUTCString(), now + 3_600_000);
    await pass(1_000);
    expect(screen.getByRole('timer')).toHaveAccessibleName('剩余不到 6 分钟');
  });

  it('goes on where it is when somebody leaves and returns', async () => {
    await startQuiz();
    await answerSomehow();
    await goBack();
    await tap('button', '继续答题');
    expect(findQuestion(2)).toBeInTheDocument();
    await visit('/answerHome');
    expect(screen.getByText('答题中')).toBeInTheDocument();
  });

  it('lets one option of a single choice be chosen, and several of a multiple one', async () => {
    await startQuiz();
    for (let number = 1; number <= 10; number += 1) {
      await goToQuestion(number);
      const [one, other] = optionsShown();
      if (one === undefined || other === undefined) continue;
      fireEvent.click(one);
      fireEvent.click(other);
      await settled();
      const isMultiple = one.getAttribute('role') === 'checkbox';
      expect(optionsShown().filter((each) => each.getAttribute('aria-checked') === 'true')).toHaveLength(
        isMultiple ? 2 : 1,
      );
    }
  });

  it('says when no quiz is under way, and when the questions cannot be read', async () => {
    await openApp('/answerDetail');
    expect(screen.getByText('没有正在进行的答题')).toBeInTheDocument();
    await fault({ call: 'examQuestions', kind: 'status', value: 500, times: 'always' });
    await visit('/answerDetail?id=E0002');
    await pass(5_000);
    expect(screen.getByText('题目加载失败，已答的都保存着')).toBeInTheDocument();
  });
});
