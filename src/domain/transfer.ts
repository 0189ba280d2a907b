import type { AccountType } from './account';
import type { Colleague } from './colleague';
import { defaultBlessing, defaultTransferStatus, maxBlessingLength, maxRecipients } from './constants';
import {
  parseAmount,
  tenths,
  times,
  toWireMoney,
  type AmountRefusal,
  type ParsedAmount,
  type Tenths,
} from './money';
import { countCharacters } from './text';

/** 1 transfer, 2 reward, 3 scheduled blessing, 4 scheduled reward: the number of the address. */
export type TransferType = 1 | 2 | 3 | 4;

/** A chosen colleague: who receives, and what tells namesakes apart. */
export type Recipient = Pick<Colleague, 'usercode' | 'name' | 'department' | 'jobNumber'>;

/** The transfer draft of section 3. Amounts that are being typed stay text, so that nothing typed is lost. */
export interface TransferDraft {
  isMilepost: boolean;
  status: number;
  isSubscribe: boolean;
  isEdit: boolean;
  /** Last amount typed for the personal account, and for the incentive account. */
  GR_Money: string;
  JL_Money: string;
  /** What each recipient is to get, as typed. */
  money: string;
  transferType: TransferType;
  jobNo: string;
  accountId: string;
  accountType: AccountType;
  /** Null until the account answer came. */
  accountBalances: Tenths | null;
  transferList: readonly Recipient[];
  text: string;
  tag: string;
  /** Business day or moment of a booking; empty for what goes at once. */
  date: string;
  accountData: { name: string; money: Tenths | null; img: string };
  /** `money` is the note about when and what is paid. */
  tagData: { name: string; money: string };
}

/** Where coins of each account are sent at once. */
export const sendsFrom = { 0: '/transfer1', 1: '/transfer2' } as const satisfies Record<AccountType, string>;

/** Which account a stored transfer is paid from; what does not say so is paid from the personal one. */
export function paidFrom(content: unknown): AccountType {
  const says = typeof content === 'object' && content !== null && 'accountType' in content;
  return says && content.accountType === 1 ? 1 : 0;
}

/** An untouched draft for one of the four kinds. */
export function initialDraft(transferType: TransferType = 1): TransferDraft {
  return {
    isMilepost: false,
    status: defaultTransferStatus,
    isSubscribe: transferType > 2,
    isEdit: false,
    GR_Money: '',
    JL_Money: '',
    money: '',
    transferType,
    jobNo: '',
    accountId: '',
    accountType: transferType % 2 === 1 ? 0 : 1,
    accountBalances: null,
    transferList: [],
    text: defaultBlessing,
    tag: '',
    date: '',
    accountData: { name: '', money: null, img: '' },
    tagData: { name: '', money: '' },
  };
}

/** The draft after a transfer: untouched again but for transfer type and account type (section 4). */
export function resetDraft({ transferType, accountType }: TransferDraft): TransferDraft {
  return { ...initialDraft(transferType), accountType };
}

/** The draft on the page of another kind: people and blessing go along, the amount is the one last typed for that account. */
export function draftFor(draft: TransferDraft, transferType: TransferType): TransferDraft {
  if (draft.transferType === transferType) return draft;
  const { transferList, text, GR_Money, JL_Money, accountType } = draft;
  const fresh = initialDraft(transferType);
  const money =
    fresh.accountType === accountType ? draft.money : fresh.accountType === 0 ? GR_Money : JL_Money;
  return { ...fresh, transferList, text, GR_Money, JL_Money, money };
}

/** What a draft's amount comes to for one recipient. */
export function amountOf({ money }: TransferDraft): ParsedAmount {
  return parseAmount(money);
}

/** What leaves the account in all, exact; null while the amount cannot be taken. */
export function totalOf(draft: TransferDraft): Tenths | null {
  const parsed = amountOf(draft);
  return parsed.ok ? times(parsed.amount, draft.transferList.length) : null;
}

/** The blessing that is sent: a text of nothing but blanks falls back to the default one. */
export function blessingOf({ text }: Pick<TransferDraft, 'text'>): string {
  return text.trim() === '' ? defaultBlessing : text;
}

/** Transfer content as it is sent (section 3). */
export interface TransferContent {
  date: string;
  transferList: { usercode: string }[];
  /** Coins with one decimal, for each recipient. */
  money: string;
  text: string;
}

/**
 * Takes a checked draft and the moment (business time) that stands in for the date of what goes at once. Throws on an amount that
 * cannot be taken, which would be a fault of ours.
 */
export function serialiseDraft(draft: TransferDraft, moment: string): TransferContent {
  const parsed = amountOf(draft);
  if (!parsed.ok) throw new RangeError(`a draft with an amount that is ${parsed.reason} is not sent`);
  return {
    date: draft.date === '' ? moment : draft.date,
    transferList: draft.transferList.map(({ usercode }) => ({ usercode })),
    money: toWireMoney(parsed.amount),
    text: blessingOf(draft),
  };
}

/** The same text for the same content, however it was typed: decides whether an idempotency key may be kept (decision 5). */
export function contentFingerprint(draft: TransferDraft): string {
  const parsed = amountOf(draft);
  const money = parsed.ok ? toWireMoney(parsed.amount) : draft.money;
  const people = draft.transferList.map(({ usercode }) => personKey(usercode));
  const { transferType, accountType, date, tag, isMilepost } = draft;
  return JSON.stringify([transferType, accountType, people, money, blessingOf(draft), tag, date, isMilepost]);
}

export type RecipientRefusal = 'full' | 'self' | 'twice' | 'departed' | 'no-oa';

/** Why somebody cannot be added, with the name for the message. */
export interface RefusedRecipient {
  kind: RecipientRefusal;
  usercode: string;
  name: string;
}

/**
 * Adds colleagues one after the other (section 5: at most 20, each with an OA account). Takes the list so far, the candidates and one's
 * own usercode; gives the list with all that may be added, and every refusal by name.
 */
export function addRecipients(
  list: readonly Recipient[],
  candidates: readonly Colleague[],
  ownUsercode: string,
): { list: readonly Recipient[]; refused: readonly RefusedRecipient[] } {
  const added = [...list];
  const refused: RefusedRecipient[] = [];
  const taken = new Set(list.map(({ usercode }) => personKey(usercode)));
  for (const candidate of candidates) {
    const { usercode, name, department, jobNumber } = candidate;
    const kind = refusalOf(candidate, taken, ownUsercode);
    if (kind !== null) {
      refused.push({ kind, usercode, name });
      continue;
    }
    taken.add(personKey(usercode));
    added.push({ usercode, name, department, jobNumber });
  }
  return { list: refused.length === candidates.length ? list : added, refused };
}

/** Takes one out, whatever the spelling of the usercode. */
export function removeRecipient(list: readonly Recipient[], usercode: string): readonly Recipient[] {
  return list.filter((recipient) => !isSamePerson(recipient.usercode, usercode));
}

/** Whether two usercodes mean the same person: case, blanks and full-width letters make no difference. */
export function isSamePerson(one: string, other: string): boolean {
  return personKey(one) === personKey(other);
}

/** The list's own limit comes last: what is wrong with the person matters more than that the list is full. */
function refusalOf(
  { usercode, departed, oaAccount }: Colleague,
  taken: ReadonlySet<string>,
  ownUsercode: string,
): RecipientRefusal | null {
  if (isSamePerson(usercode, ownUsercode)) return 'self';
  if (departed) return 'departed';
  if (oaAccount === null || oaAccount.trim() === '') return 'no-oa';
  if (taken.has(personKey(usercode))) return 'twice';
  return taken.size >= maxRecipients ? 'full' : null;
}

function personKey(usercode: string): string {
  return usercode.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}

/** What keeps a draft from being sent. */
export type DraftProblem =
  | { kind: 'no-recipients' }
  | { kind: 'too-many-recipients' }
  /** A reward says what it is for. */
  | { kind: 'no-tag' }
  | { kind: 'amount'; reason: AmountRefusal }
  /** `missing` is what the account lacks. */
  | { kind: 'over-balance'; missing: Tenths }
  | { kind: 'blessing-too-long'; length: number };

/**
 * Takes a draft and the raw balance of its account (null while unknown), gives all problems, most basic first. A booking is never
 * held up by today's balance (decision 28).
 */
export function checkDraft(draft: TransferDraft, balance: Tenths | null): DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (draft.transferList.length === 0) problems.push({ kind: 'no-recipients' });
  if (draft.transferList.length > maxRecipients) problems.push({ kind: 'too-many-recipients' });
  if (draft.transferType === 2 && draft.tag === '') problems.push({ kind: 'no-tag' });
  const parsed = amountOf(draft);
  if (!parsed.ok) problems.push({ kind: 'amount', reason: parsed.reason });
  const total = totalOf(draft);
  if (!draft.isSubscribe && total !== null && balance !== null && total > balance) {
    problems.push({ kind: 'over-balance', missing: tenths(total - balance) });
  }
  const length = countCharacters(blessingOf(draft));
  if (length > maxBlessingLength) problems.push({ kind: 'blessing-too-long', length });
  return problems;
}
