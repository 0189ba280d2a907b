import type { AccountInfo, AccountType } from '@/domain/account';
import { formatCoins, tenths } from '@/domain/money';
import { hasOwnAmounts, totalOf } from '@/domain/transfers/shares';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useSession } from '@/state/session';
import { ownAmountsChosen, useTransferDraft } from '@/state/transfer-draft';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { ownAmountMessages } from '../messages';
import { AsLastTime } from './as-last-time';
import { CapNote } from './cap-note';
import { OwnAmounts } from './own-amounts';
import { SameAmount } from './same-amount';
import styles from './amount-card.module.css';

interface AmountCardProps {
  accountType: AccountType;
  /** Undefined while it is loading, null where it is not available. */
  account: AccountInfo['accountList'][number] | null | undefined;
  /** Of the common amount, or of the sum of own amounts; null while nothing was entered. */
  validationError: string | null;
  /** After a first try to send, empty fields are marked as errors too. */
  hasTriedToSend: boolean;
  isKeypadOpen: boolean;
  onKeypadOpen: () => void;
  onKeypadClose: () => void;
}

/** The amount, common or one per recipient, with the balance of the account that pays. */
export function AmountCard({ accountType, account, hasTriedToSend, ...field }: AmountCardProps) {
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
          : // A team account can be overdrawn; that is shown as zero.
            messages.teamBalance(formatCoins(tenths(Math.max(0, account.balanceAmt))));
  const knownBalance = account?.balanceAmt ?? null;
  return (
    <Card title={messages.each} aside={balance}>
      <FetchedAt query={useAccounts(useSession(({ sysType }) => sysType))} />
      {/* With a single recipient there is nothing to split. */}
      {(isOwn || draft.transferList.length > 1) && (
        <Box marginBottom={3} className={styles.split}>
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
        </Box>
      )}
      {!isOwn && <AsLastTime draft={draft} />}
      {isOwn ? (
        <OwnAmounts balance={knownBalance} hasTriedToSend={hasTriedToSend} {...field} />
      ) : (
        <SameAmount balance={knownBalance} {...field} />
      )}
      {accountType === 0 && <CapNote total={totalOf(draft)} />}
    </Card>
  );
}
