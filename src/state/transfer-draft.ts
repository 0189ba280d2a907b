import * as v from 'valibot';
import { tenths } from '@/domain/money';
import {
  draftFor,
  initialDraft,
  personKey,
  resetDraft,
  type OwnAmounts,
  type Recipient,
  type TransferDraft,
  type TransferType,
} from '@/domain/transfers/transfer';
import { persisted } from './slice';

const text = v.fallback(v.string(), '');
const flag = v.fallback(v.boolean(), false);
const amount = v.fallback(v.nullable(v.pipe(v.number(), v.safeInteger(), v.transform(tenths))), null);
const start = initialDraft();
const own = v.fallback(
  v.object({ on: flag, typed: v.fallback(v.record(v.string(), text), {}) }),
  start.own[0],
);

// Each field has its own fallback: one spoilt field does not cost what else was typed.
const stored = v.object({
  isMilepost: flag,
  status: v.fallback(v.number(), start.status),
  isSubscribe: flag,
  isEdit: flag,
  GR_Money: text,
  JL_Money: text,
  money: text,
  own: v.fallback(v.object({ 0: own, 1: own }), start.own),
  transferType: v.fallback(v.picklist([1, 2, 3, 4] as const), start.transferType),
  jobNo: text,
  accountId: text,
  accountType: v.fallback(v.picklist([0, 1] as const), start.accountType),
  accountBalances: amount,
  transferList: v.fallback(
    v.array(
      v.object({ usercode: v.string(), name: v.string(), department: v.string(), jobNumber: v.string() }),
    ),
    [],
  ),
  text: v.fallback(v.string(), start.text),
  tag: text,
  date: text,
  accountData: v.fallback(v.object({ name: text, money: amount, img: text }), start.accountData),
  tagData: v.fallback(v.object({ name: text, money: text }), start.tagData),
});

export const useTransferDraft = persisted<TransferDraft>('person', 'transfer-draft', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : start;
});

/** As it is stored this moment, whatever this tab was told so far. */
export function storedDraft(): TransferDraft {
  useTransferDraft.reread();
  return useTransferDraft.getState();
}

/** The page of one of the four kinds was opened. */
export function kindChosen(transferType: TransferType): void {
  useTransferDraft.setState((draft) => draftFor(draft, transferType), true);
}

/** What a reward is for, with its note about the money. */
export function tagChosen(tagData: TransferDraft['tagData']): void {
  useTransferDraft.setState({ tag: tagData.name, tagData });
}

export function recipientsChosen(transferList: readonly Recipient[]): void {
  useTransferDraft.setState({ transferList });
}

/** The amount as typed; it is also kept per account kind. */
export function moneyTyped(money: string): void {
  useTransferDraft.setState(({ accountType }) => ({
    money,
    ...(accountType === 0 ? { GR_Money: money } : { JL_Money: money }),
  }));
}

/** Each gets an amount of their own from now on, or all get the same; what was typed for the other way stays. */
export function ownAmountsChosen(on: boolean): void {
  changeOwn(() => ({ on }));
}

/** The amount of one of them as typed. */
export function ownMoneyTyped(usercode: string, money: string): void {
  changeOwn(({ typed }) => ({ typed: { ...typed, [personKey(usercode)]: money } }));
}

/** One amount for several of them at once. */
export function ownMoneyFilled(usercodes: readonly string[], money: string): void {
  const filled = Object.fromEntries(usercodes.map((usercode) => [personKey(usercode), money]));
  changeOwn(({ typed }) => ({ typed: { ...typed, ...filled } }));
}

export function blessingTyped(blessing: string): void {
  useTransferDraft.setState({ text: blessing });
}

/** The transfer went through, or the person gives it up: the draft starts anew, transfer type and account type stay. */
export function draftSent(): void {
  useTransferDraft.setState(resetDraft(useTransferDraft.getState()), true);
}

function changeOwn(change: (amounts: OwnAmounts) => Partial<OwnAmounts>): void {
  useTransferDraft.setState(({ own: amounts, accountType }) => {
    const before = amounts[accountType];
    return { own: { ...amounts, [accountType]: { ...before, ...change(before) } } };
  });
}
