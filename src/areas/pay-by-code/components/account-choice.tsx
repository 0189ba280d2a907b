import { useState } from 'react';
import { freeSelect } from '@/api/endpoints/free-payment';
import type { AccountType } from '@/domain/account';
import { formatCoins, formatQuick, tenths, type Tenths } from '@/domain/money';
import { FetchedAt } from '@/flows/query-view/fetched-at';
import { payByCodeMessages } from '@/messages/areas/pay-by-code';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { usePaymentNeed } from '@/queries/payment';
import { useSession } from '@/state/session';
import { CheckRow } from '@/ui/forms/check-row';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Sheet } from '@/ui/overlays/sheet';
import { Note } from '@/ui/text/text';

interface AccountChoiceProps {
  accountType: AccountType;
  onChoose: (accountType: AccountType) => void;
}

const accountTypes = { XF: 0, GLZ: 1 } as const;
/** The accounts on offer do not depend on the amount, so they are queried with the smallest one. */
const smallestAmount = tenths(1);

/** The paying account with its balance and its limit for payments without a password. An account that cannot pay says why. */
export function AccountChoice({ accountType, onChoose }: AccountChoiceProps) {
  const messages = useMessages(payByCodeMessages);
  const query = useAccounts(useSession(({ sysType }) => sysType));
  const { data: info, isError } = query;
  const { data: need } = usePaymentNeed({ kind: 'code', accountType, amount: smallestAmount }, true);
  const { data: settings } = useEndpoint(freeSelect, {});
  const [open, setOpen] = useState(false);
  const accounts = info?.accountList ?? [];
  const paying = accounts.find((account) => accountTypes[account.accountType] === accountType);
  const rule =
    settings?.free.enabled === true ? settings.free.scenes.find(({ scene }) => scene === 'code') : undefined;
  const freeLimit =
    settings === undefined
      ? null
      : rule?.free === true
        ? tenths(Math.min(rule.perPayment, settings.free.perPayment))
        : tenths(0);
  const description = [
    ...(paying !== undefined
      ? [messages.balance(formatCoins(displayedBalance(paying.balanceAmt)))]
      : isError
        ? [messages.balanceUnknown]
        : []),
    ...(freeLimit === null
      ? []
      : [freeLimit > 0 ? messages.free(formatQuick(freeLimit)) : messages.neverFree]),
  ].join(' · ');
  const content = (
    <>
      <IconTile icon="wallet" tone="primary" marginRight={3} />
      <Box as="span" grow>
        <Box as="span" display="block">
          {messages.account(messages.accountNames[accountType])}
        </Box>
        <Note as="span" display="block">
          {description}
        </Note>
      </Box>
    </>
  );
  const note = <FetchedAt query={query} />;
  if (accounts.length < 2)
    return (
      <>
        <Inline width="full" minHeight="row" textAlign="left">
          {content}
        </Inline>
        {note}
      </>
    );
  return (
    <>
      <Inline
        as="button"
        type="button"
        width="full"
        minHeight="row"
        textAlign="left"
        onClick={() => setOpen(true)}
      >
        {content}
        <Icon name="forward" size={18} />
      </Inline>
      {note}
      {open && (
        <Sheet title={messages.accountsTitle} onClose={() => setOpen(false)}>
          {accounts.map((account) => {
            const type = accountTypes[account.accountType];
            const isOffered = need === undefined ? type === 0 : need.accounts.includes(type);
            return (
              <CheckRow
                key={type}
                mark={null}
                title={messages.accountNames[type]}
                tag={null}
                description={
                  isOffered
                    ? messages.balance(formatCoins(displayedBalance(account.balanceAmt)))
                    : messages.notOffered
                }
                checked={type === accountType}
                disabled={!isOffered}
                onToggle={() => {
                  if (!isOffered) return;
                  onChoose(type);
                  setOpen(false);
                }}
              />
            );
          })}
        </Sheet>
      )}
    </>
  );
}

/** A balance below zero is shown as 0. */
function displayedBalance(balance: Tenths): Tenths {
  return tenths(Math.max(0, balance));
}
