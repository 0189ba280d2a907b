import * as exam from '@/areas/quiz/endpoints/exam';
import { questionWith } from '@/mocks/quiz/bank';
import { examsOf, type MockExam } from '@/mocks/quiz/exams';
import { CashierShop } from './cashier';
import { me, pinned } from './gateways/mock-gateways';

/** The quizzes, and the phones of those who take them. */
export class School extends CashierShop {
  private sent = 0;

  write(
    endpoint: typeof exam.examEnroll | typeof exam.examStart | typeof exam.examDraw,
    id: string,
    as = me,
  ) {
    return this.say(endpoint, { id }, { as, key: `${endpoint.name} ${this.sent++}` });
  }
  answer(question: string, answer: string[], revision = 1, id = 'E0001') {
    return this.say(exam.examAnswer, { id, question, answer, revision }, { key: `answer ${this.sent++}` });
  }
  submit(answers: { question: string; answer: string[]; revision: number }[] = [], id = 'E0001', as = me) {
    return this.say(exam.examSubmit, { id, answers }, { as, key: `submit ${this.sent++}` });
  }
  async begin(id = 'E0001', as = me): Promise<void> {
    await this.write(exam.examEnroll, id, as);
    await this.write(exam.examStart, id, as);
  }
  async result(id = 'E0001', as = me): Promise<exam.ExamResult> {
    const found = await this.data(exam.examResult, { id }, { as });
    if (found === null) throw new Error('no result');
    return found;
  }
  async exam(id: string): Promise<exam.Exam> {
    const { exams } = await this.data(exam.examActivities, {}, {});
    const found = exams.find((each) => each.id === id);
    if (found === undefined) throw new Error(`no ${id}`);
    return found;
  }
}

const all = (examOf: MockExam | undefined) =>
  (examOf?.questions ?? []).map((question) => ({
    question,
    answer: [...questionWith(question).right].slice(0, questionWith(question).kind === 'blank' ? 1 : 9),
    revision: 1,
  }));
/** Right answers to all questions of a quiz. */
export const solutions = (id: string) => all(examsOf(pinned).find((each) => each.id === id));
