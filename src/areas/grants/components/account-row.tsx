import { useState } from 'react';
import { formatCoins } from '@/domain/money';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import type { GrantAccount } from '../queries';
import { ChoiceLine } from './choice-line';

interface AccountRowProps {
  accounts: readonly GrantAccount[];
  account: GrantAccount;
  onChoose: (accNo: string) => void;
}

/** The account that pays, with its budget; with more than one account a tap lists them. */
export function AccountRow({ accounts, account, onChoose }: AccountRowProps) {
  const messages = useMessages(grantMessages);
  const [isOpen, setOpen] = useState(false);
  const noteOf = ({ budget }: GrantAccount) => messages.accountNote(formatCoins(budget));
  return (
    <>
      <ChoiceLine
        icon="wallet"
        team
        title={messages.account(account.team)}
        note={noteOf(account)}
        {...(accounts.length > 1 ? { onOpen: () => setOpen(true) } : {})}
      />
      {isOpen && (
        <ActionSheet
          title={messages.chooseAccount}
          actions={accounts.map((each) => ({
            label: messages.account(each.team),
            note: noteOf(each),
            onClick: () => onChoose(each.accNo),
          }))}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
