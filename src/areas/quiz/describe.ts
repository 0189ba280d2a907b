import { toClock, toDay } from '@/domain/business-time';
import { endMoment } from '@/domain/period';
import { optionLetter, type Answer } from '@/domain/quiz/question';
import type { quiz } from './messages';

/** Seconds as minutes and seconds, `2:46`. */
export function minutesText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A ticket as it is printed, `0042`. */
export function ticketText(ticket: number): string {
  return String(ticket).padStart(4, '0');
}

interface Asked {
  kind: string;
  options: readonly { id: string; text: string }[];
}

/** An answer by the letters of its options, `BD`, by the word of a true-or-false question, or as it was typed. */
export function answerText({ kind, options }: Asked, answer: Answer): string {
  if (kind === 'blank') return answer[0] ?? '';
  return options
    .map(({ id, text }, index) =>
      answer.includes(id) ? (kind === 'judge' ? text : optionLetter(index)) : '',
    )
    .filter((each) => each !== '')
    .join('');
}

/** The right answer: of a single choice with its text, of a blank the first text that it takes. */
export function solutionText(asked: Asked, right: Answer): string {
  const letters = answerText(asked, right);
  if (asked.kind !== 'single') return letters;
  return `${letters} ${asked.options.find(({ id }) => right.includes(id))?.text ?? ''}`;
}

/** The moment before which something is open, ms; what ends at midnight ends with the day before it. */
export function deadlineText(ends: number, now: number, messages: typeof quiz): string {
  const isTonight = toDay(ends - 1) === toDay(now) && toClock(ends) === '00:00';
  return isTonight ? messages.tonight : messages.at(endMoment(ends));
}
