import type { AccountType } from '@/domain/account';
import type { Colleague } from '@/domain/colleagues/colleague';
import { defaultBlessing, defaultTransferStatus } from '@/domain/constants';
import { href } from '@/domain/href';
import { isBlank } from '@/domain/is-blank';
import type { Tenths } from '@/domain/money';

/** 1 transfer, 2 reward, 3 scheduled blessing, 4 scheduled reward: the number of the address. */
export type TransferType = 1 | 2 | 3 | 4;

/** A chosen colleague: who receives, and what tells namesakes apart. */
export type Recipient = Pick<Colleague, 'usercode' | 'name' | 'department' | 'jobNumber'>;

/** What each recipient is to get, one by one. */
export interface OwnAmounts {
  /** Each gets an amount of their own; else all get the same. */
  on: boolean;
  /** As typed, by `personKey`. Removed recipients keep theirs, in case they are chosen again. */
  typed: Readonly<Record<string, string>>;
}

/** The transfer draft. Amounts that are being typed stay text, so that nothing typed is lost. */
export interface TransferDraft {
  isMilepost: boolean;
  status: number;
  isSubscribe: boolean;
  isEdit: boolean;
  /** Last amount typed for the personal account, and for the incentive account. */
  GR_Money: string;
  JL_Money: string;
  /** What each recipient is to get where it is the same for all, as typed. */
  money: string;
  /** What is typed for one by one; apart for each account, as the last amounts are. */
  own: Readonly<Record<AccountType, OwnAmounts>>;
  transferType: TransferType;
  jobNo: string;
  accountId: string;
  accountType: AccountType;
  /** Null until the account answer came. */
  accountBalances: Tenths | null;
  transferList: readonly Recipient[];
  text: string;
  /** The receiver opens the text by touch. */
  sealed: boolean;
  tag: string;
  /** Business day or moment of a booking; empty for what goes at once. */
  date: string;
  accountData: { name: string; money: Tenths | null; img: string };
  /** `money` is the note about when and what is paid. */
  tagData: { name: string; money: string };
}

/** Where coins of each account are sent at once. */
export const sendsFrom = { 0: '/transfer1', 1: '/transfer2' } as const satisfies Record<AccountType, string>;

/** The bill that a transfer from an account stands in. */
export function billOf(accountType: AccountType): string {
  return href('/longballDetail', { account: accountType === 0 ? undefined : accountType });
}

const noOwnAmounts: OwnAmounts = { on: false, typed: {} };

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
    own: { 0: noOwnAmounts, 1: noOwnAmounts },
    transferType,
    jobNo: '',
    accountId: '',
    accountType: transferType % 2 === 1 ? 0 : 1,
    accountBalances: null,
    transferList: [],
    text: defaultBlessing,
    sealed: false,
    tag: '',
    date: '',
    accountData: { name: '', money: null, img: '' },
    tagData: { name: '', money: '' },
  };
}

/** The draft after a transfer: untouched again but for transfer type and account type. */
export function resetDraft({ transferType, accountType }: TransferDraft): TransferDraft {
  return { ...initialDraft(transferType), accountType };
}

/** The draft on the page of another kind: people and blessing go along, the amounts are those last typed for that account. */
export function draftFor(draft: TransferDraft, transferType: TransferType): TransferDraft {
  if (draft.transferType === transferType) return draft;
  const { transferList, text, sealed, GR_Money, JL_Money, own, accountType } = draft;
  const fresh = initialDraft(transferType);
  const money =
    fresh.accountType === accountType ? draft.money : fresh.accountType === 0 ? GR_Money : JL_Money;
  return { ...fresh, transferList, text, sealed, GR_Money, JL_Money, own, money };
}

/** The blessing that is sent: a text that shows nothing falls back to the usual one of its occasion, if any, or to the default one. */
export function blessingOf({ text }: Pick<TransferDraft, 'text'>, usual = defaultBlessing): string {
  return isBlank(text) ? usual : text;
}

/** Whether two usercodes mean the same person: case, blanks and full-width letters make no difference. */
export function isSamePerson(one: string, other: string): boolean {
  return personKey(one) === personKey(other);
}

/** One spelling of a usercode for all that mean the same person. */
export function personKey(usercode: string): string {
  return usercode.normalize('NFKC').replace(/\s/g, '').toUpperCase();
}
