import { person } from '@/mocks/core/people';
import { chance } from '@/mocks/core/random';
import type { MockState } from '@/mocks/core/state';
import { resultOf, secondsOf } from '@/mocks/quiz/attempts';
import { pointsEach } from '@/mocks/quiz/bank';
import type { MockExam } from '@/mocks/quiz/exams';
import { byStanding, type Standing } from '../rules/ranking';

/** A line of a ranking. */
export interface RankedPerson extends Standing {
  readonly usercode: string;
  readonly name: string;
  readonly department: string;
}

/** All people who have finished a quiz, the best first. */
export function standingsOf(state: MockState, exam: MockExam): readonly RankedPerson[] {
  const own = state.exams.flatMap((attempt): RankedPerson[] => {
    const { submitted, usercode } = attempt;
    if (attempt.exam !== exam.id || submitted === null) return [];
    const { name, department } = person(Number(usercode.slice(2)) - 100_001);
    const { score } = resultOf(exam, attempt);
    return [{ usercode, name, department, score, seconds: secondsOf(attempt), submittedAt: submitted.at }];
  });
  const taken = new Set(own.map(({ usercode }) => usercode));
  return [...othersOf(exam).filter(({ usercode }) => !taken.has(usercode)), ...own].sort(byStanding);
}

/** The last quiz whose others were made; one at a time is asked for. */
let made: { key: string; others: readonly RankedPerson[] } = { key: '', others: [] };

function othersOf({ id, startsAt, seconds, joined, questions }: MockExam): readonly RankedPerson[] {
  const key = `${id} ${startsAt}`;
  if (made.key === key) return made.others;
  const salt = Number(id.slice(1)) * 7;
  const others = Array.from({ length: joined }, (_, index): RankedPerson => {
    const { usercode, name, department } = person(index + 1);
    return {
      usercode,
      name,
      department,
      score: rightAnswers(chance(salt, index), questions.length) * pointsEach,
      seconds: Math.round(seconds * (0.3 + 0.65 * chance(salt + 1, index))),
      submittedAt: startsAt + Math.floor(chance(salt + 2, index) * 86_400_000),
    };
  });
  made = { key, others };
  return others;
}

/** Few get all right, most about half. */
function rightAnswers(luck: number, count: number): number {
  if (luck < 0.008) return count;
  if (luck < 0.026) return count - 1;
  if (luck < 0.07) return count - 2;
  return Math.floor(2 + luck * (count - 4));
}
