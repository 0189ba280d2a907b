import * as v from 'valibot';
import { listOf } from '@/api/list-of';
import { word } from '@/api/wire';
import { prizeKinds } from '@/domain/prizes/prize';
import { questionKinds } from '@/domain/quiz/question';
import { marks } from '@/domain/quiz/scoring';

export const count = v.pipe(v.number(), v.integer(), v.minValue(0));
export const pieces = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The ids of the chosen options, or what was typed. */
const answer = v.array(v.pipe(v.string(), v.maxLength(200)));
/** An answer as the gateways keep it. */
export const kept = v.object({ question: word, answer, revision: pieces });

/** What a draw gives away. */
export const drawPrize = v.object({
  name: word,
  kind: v.picklist([...prizeKinds, 'none'] as const),
  /** Its share of all tickets, which are numbered through in this order. */
  tickets: pieces,
});

/** Whether the user can draw: there is no draw, it is not earned, open, done, or missed. */
export const drawState = v.picklist(['none', 'open', 'done', 'missed'] as const);

/** A question of a submitted attempt. */
export const reviewedQuestion = v.object({
  id: word,
  kind: v.picklist(questionKinds),
  text: word,
  picture: v.fallback(v.string(), ''),
  options: listOf(v.object({ id: word, text: word })),
  answer,
  mark: v.picklist(marks),
  points: count,
  /** Null while the quiz does not show its right answers. */
  solution: v.nullable(v.object({ right: v.array(v.string()), note: v.string() })),
});
