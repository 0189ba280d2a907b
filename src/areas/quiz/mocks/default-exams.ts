import { fromMoment, toDay } from '@/domain/business-time';
import { person } from '@/mocks/core/people';
import type { ExamAttempt, KeptAnswer } from '@/mocks/quiz/attempts';
import { questionWith } from '@/mocks/quiz/bank';
import { examOf } from '@/mocks/quiz/exams';

const dayLength = 86_400_000;

interface Past {
  exam: string;
  /** Days before the world began, and the clock, in minutes. */
  ago: number;
  minutes: number;
  /** The time it took, s. */
  seconds: number;
  by: 'person' | 'time';
  /** The questions that were answered wrongly, and those that were not answered. */
  wrong: readonly string[];
  empty: readonly string[];
}

const past: readonly Past[] = [
  {
    exam: 'E0006',
    ago: 41,
    minutes: 16 * 60 + 12,
    seconds: 480,
    by: 'time',
    wrong: ['C06', 'C24', 'C19'],
    empty: ['C26', 'C30'],
  },
  {
    exam: 'E0003',
    ago: 1,
    minutes: 20 * 60 + 15,
    seconds: 166,
    by: 'person',
    wrong: ['S02', 'K02'],
    empty: [],
  },
];

/** What the session's person had finished before the world began. */
export function defaultExams(epoch: number): readonly ExamAttempt[] {
  const midnight = fromMoment(toDay(epoch));
  return past.map(({ exam: id, ago, minutes, seconds, by, wrong, empty }) => {
    const startedAt = midnight - ago * dayLength + minutes * 60_000;
    const questions = examOf(epoch, id)?.questions ?? [];
    const answers = Object.fromEntries(
      questions
        .filter((question) => !empty.includes(question))
        .map((question): [string, KeptAnswer] => [
          question,
          {
            answer: wrong.includes(question) ? wrongAnswer(question) : questionWith(question).right,
            revision: 1,
          },
        ]),
    );
    const at = startedAt + seconds * 1000;
    return {
      exam: id,
      usercode: person(0).usercode,
      order: null,
      startedAt,
      endsAt: at,
      answers,
      submitted: { at, by },
      draw: null,
    };
  });
}

function wrongAnswer(id: string): readonly string[] {
  const { options, right } = questionWith(id);
  return options
    .filter((option) => !right.includes(option.id))
    .slice(0, 1)
    .map((option) => option.id);
}
