import { useState } from 'react';
import { freeSelect } from '@/api/endpoints/free-payment';
import type { AccountType } from '@/domain/account';
import { formatCoins, formatQuick, tenths, type Tenths } from '@/domain/money';
import { payByCodeMessages } from '@/messages/pay-by-code';
import { useMessages } from '@/messages/language';
import { useAccounts } from '@/queries/account';
import { useEndpoint } from '@/queries/endpoint';
import { usePaymentNeed } from '@/queries/payment';
import { useSession } from '@/state/session';
import { CheckRow } from '@/ui/forms/check-row';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './account-choice.module.css';

interface AccountChoiceProps {
  accountType: AccountType;
  onChoose: (accountType: AccountType) => void;
}

const kinds = { XF: 0, GLZ: 1 } as const;
/** What is offered does not hang on the amount: the least there is asks for it. */
const least = tenths(1);

/** Which account pays, with its balance and what goes without the password. The other account says why it is not offered. */
export function AccountChoice({ accountType, onChoose }: AccountChoiceProps) {
  const messages = useMessages(payByCodeMessages);
  const { data: info, isError } = useAccounts(useSession(({ sysType }) => sysType));
  const { data: need } = usePaymentNeed({ kind: 'code', accountType, amount: least }, true);
  const { data: guard } = useEndpoint(freeSelect, {});
  const [open, setOpen] = useState(false);
  const accounts = info?.accountList ?? [];
  const paying = accounts.find((each) => kinds[each.accountType] === accountType);
  const rule =
    guard?.free.enabled === true ? guard.free.scenes.find(({ scene }) => scene === 'code') : undefined;
  const free =
    guard === undefined
      ? null
      : rule?.free === true
        ? tenths(Math.min(rule.perPayment, guard.free.perPayment))
        : tenths(0);
  const line = [
    ...(paying !== undefined
      ? [messages.balance(formatCoins(shown(paying.balanceAmt)))]
      : isError
        ? [messages.balanceUnknown]
        : []),
    ...(free === null ? [] : [free > 0 ? messages.free(formatQuick(free)) : messages.neverFree]),
  ].join(' · ');
  const texts = (
    <>
      <span className={styles.tile}>
        <Icon name="wallet" size={22} />
      </span>
      <span className={styles.texts}>
        <span className={styles.name}>{messages.account(messages.accountNames[accountType])}</span>
        <span className={styles.line}>{line}</span>
      </span>
    </>
  );
  if (accounts.length < 2) return <div className={styles.row}>{texts}</div>;
  return (
    <>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        {texts}
        <Icon name="forward" size={18} />
      </button>
      {open && (
        <Sheet title={messages.accountsTitle} onClose={() => setOpen(false)}>
          {accounts.map((account) => {
            const type = kinds[account.accountType];
            const offered = need === undefined ? type === 0 : need.accounts.includes(type);
            return (
              <CheckRow
                key={type}
                mark={null}
                title={messages.accountNames[type]}
                tag={null}
                description={
                  offered ? messages.balance(formatCoins(shown(account.balanceAmt))) : messages.notOffered
                }
                checked={type === accountType}
                disabled={!offered}
                onToggle={() => {
                  if (!offered) return;
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
function shown(balance: Tenths): Tenths {
  return tenths(Math.max(0, balance));
}
