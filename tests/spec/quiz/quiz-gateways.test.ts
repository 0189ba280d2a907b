import { beforeEach, describe, expect, it } from 'vitest';
import type { DataOf } from '@/api/endpoint';
import { award } from '@/api/endpoints/award';
import { refundOrder } from '@/api/endpoints/cashier';
import { getCouponList } from '@/api/endpoints/coupon';
import * as exam from '@/areas/quiz/endpoints/exam';
import { tenths } from '@/domain/money';
import { questionWith } from '@/mocks/quiz/bank';
import { me } from '../../support/gateways/mock-gateways';
import { School, solutions } from '../../support/quiz';

const quiz = 'E0001';
const withFee = 'E0002';
const finished = 'E0003';
const others = ['LX100002', 'LX100003', 'LX100004', 'LX100005', 'LX100009', 'LX100010'];

let school: School;
beforeEach(() => {
  school = new School();
});

describe('an attempt at a quiz', () => {
  it('needs an enrolment, starts once, and keeps the end of the first start', async () => {
    expect((await school.write(exam.examStart, quiz)).code).toBe('5905');
    await school.begin();
    const first = await school.data(exam.examQuestions, { id: quiz }, {});
    expect(first?.endsAt).toBe('2026-11-21 09:51:00');
    school.real += 60_000;
    expect((await school.write(exam.examStart, quiz)).code).toBe('0000');
    expect((await school.data(exam.examQuestions, { id: '' }, {}))?.endsAt).toBe(first?.endsAt);
  });

  it('gets its questions without any solution', async () => {
    await school.begin();
    const paper = await school.say(exam.examQuestions, { id: quiz }, {});
    const text = JSON.stringify(paper.data);
    expect((paper.data as DataOf<typeof exam.examQuestions>)?.questions).toHaveLength(10);
    expect(text).not.toContain('"right"');
    expect(text).not.toContain('"note"');
    for (const { question } of solutions(quiz)) expect(text).not.toContain(questionWith(question).note);
    expect(await school.data(exam.examResult, { id: quiz }, {})).toBeNull();
  });

  it('keeps the answer of the highest revision, in whichever order they arrive', async () => {
    await school.begin();
    await school.answer('S01', ['o2'], 2);
    await school.answer('S01', ['o1'], 1);
    const paper = await school.data(exam.examQuestions, { id: quiz }, {});
    expect(paper?.answers).toEqual([{ question: 'S01', answer: ['o2'], revision: 2 }]);
  });

  it('is submitted once: a second time changes nothing and pays nothing more', async () => {
    const before = await school.personalBalance(me);
    await school.begin();
    await school.submit(solutions(quiz));
    expect(await school.result()).toMatchObject({ score: 100, right: 10, passed: true, reward: 100 });
    await school.submit([]);
    expect((await school.result()).score).toBe(100);
    expect((await school.answer('S01', ['o2'], 9)).code).toBe('5906');
    expect((await school.personalBalance(me)) - before).toBe(100);
    expect((await school.balances()).sum).toBe(0);
  });

  it('is submitted with what was kept when its time is over, and what comes later does not count', async () => {
    await school.begin();
    const [first] = solutions(quiz);
    if (first === undefined) throw new Error('no question');
    await school.answer(first.question, first.answer);
    school.real += 601_000;
    expect((await school.submit(solutions(quiz))).code).toBe('0000');
    expect(await school.result()).toMatchObject({
      by: 'time',
      score: 10,
      seconds: 600,
      submittedAt: '2026-11-21 09:51:00',
      reward: 0,
    });
  });

  it('cannot be taken before the quiz starts, after its end, or by somebody who has left', async () => {
    expect((await school.write(exam.examEnroll, 'E0004')).code).toBe('5902');
    expect((await school.write(exam.examEnroll, 'E0005')).code).toBe('5903');
    expect((await school.write(exam.examEnroll, 'E9999')).code).toBe('5901');
    expect((await school.write(exam.examEnroll, quiz, 'LX100006')).code).toBe('5001');
  });
});

describe('a quiz with a fee', () => {
  const pay = (money = tenths(50), key = 'fee') => school.say(exam.examPay, { id: withFee, money }, { key });

  it('enrols nobody without it, gives the same order again, and enrols who has paid it', async () => {
    expect((await school.write(exam.examEnroll, withFee)).code).toBe('5909');
    expect((await pay(tenths(40))).code).toBe('5907');
    const { id } = (await pay()).data as { id: string };
    expect(((await pay(tenths(50), 'again')).data as { id: string }).id).toBe(id);
    expect((await school.exam(withFee)).stage).toBe('to-pay');
    expect((await school.write(exam.examStart, withFee)).code).toBe('5905');
    await school.pay(id, { coins: tenths(50) });
    expect((await school.exam(withFee)).stage).toBe('enrolled');
    expect((await pay(tenths(50), 'third')).code).toBe('5904');
    expect((await school.balances()).sum).toBe(0);
  });

  it('gives the fee back before the start, which ends the enrolment, and not afterwards', async () => {
    const { id } = (await pay()).data as { id: string };
    await school.pay(id, { coins: tenths(50) });
    await school.say(refundOrder, { id }, { key: 'back' });
    school.real += 61_000;
    expect((await school.exam(withFee)).stage).toBe('none');
    const next = (await pay(tenths(50), 'second fee')).data as { id: string };
    await school.pay(next.id, { coins: tenths(50) });
    await school.write(exam.examStart, withFee);
    expect((await school.say(refundOrder, { id: next.id }, { key: 'too late' })).message).toBe(
      '已经开始答题，报名费不能退款',
    );
  });

  it('shows right answers only after its end', async () => {
    const { id } = (await pay()).data as { id: string };
    await school.pay(id, { coins: tenths(50) });
    await school.write(exam.examStart, withFee);
    await school.submit(solutions(withFee), withFee);
    expect((await school.result(withFee)).questions.every(({ solution }) => solution === null)).toBe(true);
    school.real += 6 * 86_400_000;
    expect((await school.result(withFee)).questions.every(({ solution }) => solution !== null)).toBe(true);
  });
});

describe('the draw of a quiz', () => {
  it('is for those who passed, once, and gives the same ticket again', async () => {
    expect((await school.write(exam.examDraw, quiz)).code).toBe('5910');
    const first = (await school.write(exam.examDraw, finished)).data;
    expect((await school.write(exam.examDraw, finished)).data).toEqual(first);
    expect((await new School().write(exam.examDraw, finished)).data).toEqual(first);
    const { records } = await school.data(exam.examRecords, { page: 1, size: 20 }, {});
    expect(records.find(({ id }) => id === finished)?.drawn?.ticket).toBe(
      (first as { ticket: number }).ticket,
    );
  });

  it('is over with the quiz', async () => {
    school.real += 86_400_000;
    expect((await school.write(exam.examDraw, finished)).code).toBe('5911');
  });

  it('pays coins at once, gives a voucher, and leaves goods to be claimed', async () => {
    const kinds = new Set<string>();
    for (const as of others) {
      await school.begin(quiz, as);
      await school.submit(solutions(quiz), quiz, as);
      const before = await school.personalBalance(as);
      const coupons = (await school.data(getCouponList, {}, { as })).coupons.length;
      await school.write(exam.examDraw, quiz, as);
      const [record] = (await school.data(exam.examRecords, { page: 1, size: 5 }, { as })).records;
      const kind = record?.drawn?.kind ?? 'none';
      kinds.add(kind);
      const { prizes } = await school.data(award, {}, { as });
      const prize = prizes.find(({ id }) => id.endsWith('-draw'));
      expect(prize?.state).toBe(
        { coins: 'arrived', voucher: 'arrived', goods: 'to-claim', none: undefined }[kind],
      );
      expect((await school.personalBalance(as)) - before).toBe(kind === 'coins' ? prize?.amount : 0);
      expect((await school.data(getCouponList, {}, { as })).coupons.length - coupons).toBe(
        kind === 'voucher' ? 1 : 0,
      );
    }
    expect(kinds.size).toBeGreaterThan(1);
    expect((await school.balances()).sum).toBe(0);
  });
});

describe('the ranking of a quiz', () => {
  it('shows the people around the person, the department, or everybody page by page', async () => {
    const of = (scope: 'mine' | 'team' | 'all', page = 1) =>
      school.data(exam.examRanking, { id: finished, scope, page, size: 50 }, {});
    const mine = await of('mine');
    expect(mine?.rows.filter(({ isMe }) => isMe)).toHaveLength(1);
    expect(mine?.rows).toHaveLength(11);
    const everybody = await of('all');
    expect(everybody?.total).toBe(1284);
    expect(everybody?.rows[0]?.rank).toBe(1);
    expect((await of('all', 2))?.rows[0]?.rank).toBe(51);
    const team = await of('team');
    expect(new Set(team?.rows.map(({ department }) => department)).size).toBe(1);
    expect((await school.result(finished)).rank).toBe(mine?.mine?.rank);
  });
});
