import { tenths, toWireMoney, type Tenths } from '@/domain/money';
import { amountOf, commonAmount, hasOwnAmounts, sharesOf } from './shares';
import { blessingOf, personKey, type TransferDraft } from './transfer';

/** Transfer content as it is sent. */
export interface TransferContent {
  date: string;
  /** With what each of them receives, in coins with one decimal, where it is not the same for all. */
  transferList: { usercode: string; money?: string }[];
  /** Coins with one decimal, for each recipient; 0.0 where each has an amount of their own. */
  money: string;
  text: string;
  /** Absent where the text is open from the start. */
  sealed?: boolean;
}

/** Sent as the common amount where each has their own: a gateway that ignores theirs refuses the amount of zero and pays nothing. */
const nothingInCommon = toWireMoney(tenths(0));

/**
 * Takes a checked draft and the moment (business time) that stands in for the date of what goes at once. Amounts typed one by one that turn
 * out the same are sent as one. Throws on an amount that cannot be taken, which would be a programming error.
 */
export function serialiseDraft(draft: TransferDraft, moment: string): TransferContent {
  const shares = sharesOf(draft).map(({ recipient, parsed }) => ({
    usercode: recipient.usercode,
    amount: amountIn(parsed),
  }));
  const each = hasOwnAmounts(draft)
    ? commonAmount(shares.map(({ amount }) => amount))
    : amountIn(amountOf(draft));
  return {
    date: draft.date === '' ? moment : draft.date,
    transferList: shares.map(({ usercode, amount }) =>
      each === null ? { usercode, money: toWireMoney(amount) } : { usercode },
    ),
    money: each === null ? nothingInCommon : toWireMoney(each),
    text: blessingOf(draft),
    ...(isSealed(draft) ? { sealed: true } : {}),
  };
}

/** The same text for the same content, however it was typed: decides whether an idempotency key may be kept. */
export function contentFingerprint(draft: TransferDraft): string {
  const shares = sharesOf(draft);
  const amounts = shares.map(({ typed, parsed }) => (parsed.ok ? toWireMoney(parsed.amount) : typed));
  const [first = draft.money] = amounts;
  const money = amounts.every((amount) => amount === first) ? first : amounts;
  const people = shares.map(({ recipient }) => personKey(recipient.usercode));
  const { transferType, accountType, date, tag, isMilepost } = draft;
  const content = [transferType, accountType, people, money, blessingOf(draft), tag, date, isMilepost];
  // Appended, so that the fingerprint of an open letter stays the one that is stored with earlier payments.
  return JSON.stringify(isSealed(draft) ? [...content, 'sealed'] : content);
}

/** Scheduled gifts are not sealed. */
function isSealed({ sealed, isSubscribe }: TransferDraft): boolean {
  return sealed && !isSubscribe;
}

function amountIn(parsed: ReturnType<typeof amountOf>): Tenths {
  if (!parsed.ok) throw new RangeError(`a draft with an amount that is ${parsed.reason} is not sent`);
  return parsed.amount;
}
