import type { AccountInfo, AccountType } from '@/domain/account';
import { formatCoins, tenths } from '@/domain/money';
import { hasOwnAmounts } from '@/domain/transfers/shares';
import { ownAmountMessages } from '@/messages/own-amounts';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { ownAmountsChosen, useTransferDraft } from '@/state/transfer-draft';
import { Card } from '@/ui/layout/card';
import { ChoiceRow } from '@/ui/forms/choice-row';
import styles from './amount-card.module.css';
import { OwnAmounts } from './own-amounts';
import { SameAmount } from './same-amount';

interface AmountCardProps {
  accountType: AccountType;
  /** Undefined while it is asked for, null where it could not be had. */
  account: AccountInfo['accountList'][number] | null | undefined;
  /** What is wrong with the amount for all, or with the sum, once there is one. */
  validationError: string | null;
  /** The person wanted to send: what is still empty is complained about too. */
  asked: boolean;
  /** The keypad is open. */
  typing: boolean;
  onTyping: () => void;
  onTyped: () => void;
}

/** How much everybody gets, the same or each their own, with the account that pays. */
export function AmountCard({ accountType, account, asked, ...field }: AmountCardProps) {
  const messages = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const draft = useTransferDraft();
  const isOwn = hasOwnAmounts(draft);
  const balance =
    account === undefined
      ? ''
      : account === null
        ? messages.balanceUnknown
        : accountType === 0
          ? messages.balance(formatCoins(account.balanceAmt))
          : // A team that owes has nothing to give.
            messages.teamBalance(formatCoins(tenths(Math.max(0, account.balanceAmt))));
  const known = account?.balanceAmt ?? null;
  return (
    <Card title={messages.each} aside={balance}>
      {/* To one person it is all the same. */}
      {(isOwn || draft.transferList.length > 1) && (
        <div className={styles.split}>
          <ChoiceRow
            variant="segment"
            label={own.split}
            choices={[
              ['same', own.splits.same],
              ['own', own.splits.own],
            ]}
            current={isOwn ? 'own' : 'same'}
            onChange={(chosen) => ownAmountsChosen(chosen === 'own')}
          />
        </div>
      )}
      {isOwn ? (
        <OwnAmounts balance={known} asked={asked} {...field} />
      ) : (
        <SameAmount balance={known} {...field} />
      )}
    </Card>
  );
}
