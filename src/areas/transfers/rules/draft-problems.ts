import { maxBlessingLength, maxRecipients } from '@/domain/constants';
import { tenths, type Tenths } from '@/domain/money';
import { refusalUnder, type RefusedAmount } from '@/domain/tag-limit';
import { countCharacters } from '@/domain/text';
import { amountOf, hasOwnAmounts, sharesOf, sumSoFar } from '@/domain/transfers/shares';
import { blessingOf, type Recipient, type TransferDraft } from '@/domain/transfers/transfer';

/** What keeps a draft from being sent. */
export type DraftProblem =
  | { kind: 'no-recipients' }
  | { kind: 'too-many-recipients' }
  /** A reward says what it is for. */
  | { kind: 'no-tag' }
  | ({ kind: 'amount' } & RefusedAmount)
  /** Of one of those who each have an amount of their own. */
  | ({ kind: 'own-amount'; who: Recipient } & RefusedAmount)
  /** `missing` is what the account lacks. */
  | { kind: 'over-balance'; missing: Tenths }
  | { kind: 'blessing-too-long'; length: number };

/**
 * Takes a draft, the raw balance of its account (null while unknown) and the most that its tag allows for each (null without a cap), gives all problems, most basic first. A booking is never
 * held up by today's balance.
 */
export function checkDraft(
  draft: TransferDraft,
  balance: Tenths | null,
  tagLimit: Tenths | null = null,
): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.transferList.length === 0) problems.push({ kind: 'no-recipients' });
  if (draft.transferList.length > maxRecipients) problems.push({ kind: 'too-many-recipients' });
  if (draft.transferType === 2 && draft.tag === '') problems.push({ kind: 'no-tag' });
  problems.push(...amountProblems(draft, tagLimit));
  const sum = sumSoFar(draft);
  if (!draft.isSubscribe && balance !== null && sum > 0 && sum > balance) {
    problems.push({ kind: 'over-balance', missing: tenths(sum - balance) });
  }
  const length = countCharacters(blessingOf(draft));
  if (length > maxBlessingLength) problems.push({ kind: 'blessing-too-long', length });
  return problems;
}

function amountProblems(draft: TransferDraft, limit: Tenths | null): DraftProblem[] {
  if (!hasOwnAmounts(draft)) {
    const refusal = refusalUnder(limit, amountOf(draft));
    return refusal === null ? [] : [{ kind: 'amount', ...refusal }];
  }
  return sharesOf(draft).flatMap(({ recipient, parsed }): DraftProblem[] => {
    const refusal = refusalUnder(limit, parsed);
    return refusal === null ? [] : [{ kind: 'own-amount', who: recipient, ...refusal }];
  });
}
