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

// Each field has its own fallback, so that one invalid field does not lose the others.
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
  sealed: flag,
  tag: text,
  date: text,
  accountData: v.fallback(v.object({ name: text, money: amount, img: text }), start.accountData),
  tagData: v.fallback(v.object({ name: text, money: text }), start.tagData),
});

export const useTransferDraft = persisted<TransferDraft>('person', 'transfer-draft', (value) => {
  const read = v.safeParse(stored, value);
  return read.success ? read.output : start;
});

/** Reads the storage itself, as another tab may just have changed it. */
export function storedDraft(): TransferDraft {
  useTransferDraft.reread();
  return useTransferDraft.getState();
}

/** One of the four transfer pages was opened. */
export function kindChosen(transferType: TransferType): void {
  useTransferDraft.setState((draft) => draftFor(draft, transferType), true);
}

/** The reason for a reward was chosen, with its note about the amount. */
export function tagChosen(tagData: TransferDraft['tagData']): void {
  useTransferDraft.setState({ tag: tagData.name, tagData });
}

export function recipientsChosen(transferList: readonly Recipient[]): void {
  useTransferDraft.setState({ transferList });
}

/** The amount was typed; it is also stored for the kind of account. */
export function moneyTyped(money: string): void {
  useTransferDraft.setState(({ accountType }) => ({
    money,
    ...(accountType === 0 ? { GR_Money: money } : { JL_Money: money }),
  }));
}

/** The person switched between individual amounts and the same for all; what was typed for the other mode stays. */
export function ownAmountsChosen(on: boolean): void {
  changeOwn(() => ({ on }));
}

/** The amount of one recipient was typed. */
export function ownMoneyTyped(usercode: string, money: string): void {
  changeOwn(({ typed }) => ({ typed: { ...typed, [personKey(usercode)]: money } }));
}

/** One amount was set for several recipients. */
export function ownMoneyFilled(usercodes: readonly string[], money: string): void {
  const filled = Object.fromEntries(usercodes.map((usercode) => [personKey(usercode), money]));
  changeOwn(({ typed }) => ({ typed: { ...typed, ...filled } }));
}

/** The amounts of a pasted list, by usercode, became individual amounts. */
export function ownAmountsPasted(amounts: Readonly<Record<string, string>>): void {
  const pasted = Object.entries(amounts).map(([usercode, money]) => [personKey(usercode), money] as const);
  changeOwn(({ typed }) => ({ on: true, typed: { ...typed, ...Object.fromEntries(pasted) } }));
}

export function blessingTyped(blessing: string): void {
  useTransferDraft.setState({ text: blessing });
}

/** The person chose whether the letter goes sealed. */
export function letterSealed(sealed: boolean): void {
  useTransferDraft.setState({ sealed });
}

/** The transfer succeeded or was discarded: the draft is reset, transfer type and account type stay. */
export function draftSent(): void {
  useTransferDraft.setState(resetDraft(useTransferDraft.getState()), true);
}

function changeOwn(change: (amounts: OwnAmounts) => Partial<OwnAmounts>): void {
  useTransferDraft.setState(({ own: amounts, accountType }) => {
    const before = amounts[accountType];
    return { own: { ...amounts, [accountType]: { ...before, ...change(before) } } };
  });
}
