import type { BookingContent, BookingDraft, BookingProblem } from '@/domain/bookings/booking';
import type { PlannedGifts } from '@/domain/bookings/forecast';
import { maxBlessingLength } from '@/domain/constants';
import { isBlank } from '@/domain/is-blank';
import { parseAmount, toWireMoney } from '@/domain/money';
import { countCharacters } from '@/domain/text';

/** What several bookings are changed to at once, as typed; what is empty stays as each of them has it. */
export interface BookingChange {
  /** For each recipient. */
  money: string;
  text: string;
}

export const noChange: BookingChange = { money: '', text: '' };

export type ChangeProblem =
  { kind: 'nothing' } | Extract<BookingProblem, { kind: 'amount' | 'blessing-too-long' }>;

/** What keeps a change from being saved, in the order in which the sheet asks; the same rules as for one booking. */
export function checkChange({ money, text }: BookingChange): ChangeProblem[] {
  if (money === '' && isBlank(text)) return [{ kind: 'nothing' }];
  const problems: ChangeProblem[] = [];
  const parsed = parseAmount(money);
  if (money !== '' && !parsed.ok) problems.push({ kind: 'amount', reason: parsed.reason });
  if (countCharacters(text) > maxBlessingLength) problems.push({ kind: 'blessing-too-long' });
  return problems;
}

/** A booking's draft with the change in it. */
export function changedDraft(draft: BookingDraft, { money, text }: BookingChange): BookingDraft {
  return {
    ...draft,
    money: money === '' ? draft.money : money,
    text: isBlank(text) ? draft.text : text,
  };
}

/** The same of what goes over the wire. */
export function changedContent(content: BookingContent, { money, text }: BookingChange): BookingContent {
  const parsed = parseAmount(money);
  return {
    ...content,
    money: parsed.ok ? toWireMoney(parsed.amount) : content.money,
    text: isBlank(text) ? content.text : text,
  };
}

/** The gifts to come as they would be after the change; as they are while the amount cannot be taken. */
export function changedGifts(
  planned: readonly PlannedGifts[],
  ids: readonly string[],
  { money }: BookingChange,
): readonly PlannedGifts[] {
  const parsed = parseAmount(money);
  if (!parsed.ok) return planned;
  return planned.map((gifts) => (ids.includes(gifts.id) ? { ...gifts, each: parsed.amount } : gifts));
}
