import { failureOf, GatewayError } from '@/api/errors';
import { verdict } from '@/domain/payment/payment-attempt';
import { sendWrite } from '@/flows/write/perform-write';
import { invalidate } from '@/queries/endpoint';
import { examAnswer, examQuestions, type ExamPaper } from './endpoints/exam';
import { answerKept, answersOf, useQuizAnswers, type GivenAnswer } from './state';

/** The answers of an attempt: those of this phone, and those that the gateway kept where it has a later one, by question. */
export function answersTogether(
  { answers }: Pick<ExamPaper, 'answers'>,
  own: Readonly<Record<string, GivenAnswer>>,
): Record<string, GivenAnswer> {
  const all: Record<string, GivenAnswer> = { ...own };
  for (const { question, answer, revision } of answers) {
    if ((own[question]?.revision ?? 0) < revision) all[question] = { answer, revision, kept: revision };
  }
  return all;
}

/** The attempts whose answers are being sent. */
const sending = new Set<string>();

/** Sends every answer that the gateway has not kept, one after the other; ends at the first that gets no answer and gives that failure, else null. */
export async function sendAnswers(exam: string, startedAt: string): Promise<GatewayError | null> {
  if (sending.has(exam)) return null;
  sending.add(exam);
  try {
    for (;;) {
      const own = answersOf(useQuizAnswers.getState(), exam, startedAt);
      const [next] = Object.entries(own).filter(([, { revision, kept }]) => revision > kept);
      if (next === undefined) return null;
      const [question, { answer, revision }] = next;
      await sendWrite(examAnswer, { id: exam, question, answer, revision }, { quiet: true });
      answerKept(exam, question, revision);
    }
  } catch (error) {
    // A refusal means that the attempt is over; the page finds out by reading it again.
    if (verdict(failureOf(error)) === 'refused') void invalidate(examQuestions);
    return error instanceof GatewayError ? error : null;
  } finally {
    sending.delete(exam);
  }
}
