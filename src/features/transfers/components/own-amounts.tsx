import { useState } from 'react';
import { namesakes } from '@/domain/colleagues/directory-browse';
import { finishAmountInput, formatQuick, normaliseAmountInput, type Tenths } from '@/domain/money';
import { amountOf, sharesOf, type Share } from '@/domain/transfers/shares';
import { ownAmountMessages } from '@/messages/own-amounts';
import { transferMessages } from '@/messages/transfers';
import { useMessages } from '@/messages/language';
import { ownMoneyFilled, ownMoneyTyped, useTransferDraft } from '@/state/transfer-draft';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { ownSums } from '../own-sums';
import { quickAmounts } from '../quick-amounts';
import styles from './own-amounts.module.css';
import { ShareField } from './share-field';

interface OwnAmountsProps {
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  /** What is wrong with the sum. */
  validationError: string | null;
  asked: boolean;
  typing: boolean;
  onTyping: () => void;
  onTyped: () => void;
}

/** An amount for each, one row per person; the keypad goes from one who has none yet to the next. */
export function OwnAmounts({ balance, validationError, asked, typing, onTyping, onTyped }: OwnAmountsProps) {
  const messages = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const draft = useTransferDraft();
  const [at, setAt] = useState<string | null>(null);
  const shares = sharesOf(draft);
  const alike = namesakes(draft.transferList);
  const empty = shares.filter(({ typed }) => typed.trim() === '');
  const current = shares.find(({ recipient }) => recipient.usercode === at) ?? nextOf(shares) ?? shares[0];
  const next = current === undefined ? null : nextOf(shares, current);

  const wrong = ({ parsed }: Share) =>
    parsed.ok || (parsed.reason === 'empty' && !asked) ? null : messages.amountRefusals[parsed.reason];
  const type = ({ recipient }: Share, typed: string) =>
    ownMoneyTyped(recipient.usercode, normaliseAmountInput(typed));
  const finish = ({ recipient, typed }: Share) => {
    if (finishAmountInput(typed) !== typed) ownMoneyTyped(recipient.usercode, finishAmountInput(typed));
  };
  if (shares.length === 0) return <p className={styles.nobody}>{own.nobody}</p>;
  return (
    <>
      <ul aria-label={own.people}>
        {shares.map((share) => {
          const { usercode, name, department, jobNumber } = share.recipient;
          return (
            <ShareField
              key={usercode}
              usercode={usercode}
              name={name}
              place={alike.has(name) ? messages.place(department, jobNumber) : ''}
              value={share.typed}
              validationError={wrong(share)}
              onOpen={() => {
                setAt(usercode);
                onTyping();
              }}
              onType={(typed) => type(share, typed)}
              onLeave={() => finish(share)}
            />
          );
        })}
      </ul>
      {empty.length > 0 && (
        <div className={styles.fill}>
          <p className={styles.fillLabel}>{own.fillRest(empty.length)}</p>
          <QuickAmounts
            label={own.fillRest(empty.length)}
            amounts={fillAmounts(amountOf(draft))}
            current=""
            onChoose={(amount) =>
              ownMoneyFilled(
                empty.map(({ recipient }) => recipient.usercode),
                amount,
              )
            }
          />
        </div>
      )}
      <p
        className={validationError === null ? styles.note : styles.validationError}
        role={validationError === null ? undefined : 'alert'}
      >
        {validationError ?? messages.perPerson}
      </p>
      {typing && current !== undefined && (
        <KeypadSheet
          title={own.give(current.recipient.name)}
          value={current.typed}
          accessibleText={messages.amountAccessibleText(current.typed === '' ? '0' : current.typed)}
          note={
            <>
              {/* The title changes under whoever listens: the name is said as well. */}
              <span key={current.recipient.usercode} className="visuallyHidden">
                {own.give(current.recipient.name)}
              </span>
              {wrong(current) ?? validationError ?? ownSums(draft, balance, messages, own)}
            </>
          }
          alarming={wrong(current) !== null || validationError !== null}
          quick={quickAmounts}
          messages={{
            remove: messages.keypadDelete,
            done: next === null ? messages.keypadDone : own.next,
            quick: messages.quick,
          }}
          onChange={(typed) => type(current, typed)}
          onClose={() => {
            finish(current);
            onTyped();
          }}
          onDone={() => {
            finish(current);
            if (next === null) onTyped();
            else setAt(next.recipient.usercode);
          }}
        />
      )}
    </>
  );
}

/** Who comes next of those without a sound amount: behind somebody, then from the beginning; null where nobody else is left. */
function nextOf(shares: readonly Share[], current?: Share): Share | null {
  const place = current === undefined ? -1 : shares.indexOf(current);
  const order = [...shares.slice(place + 1), ...shares.slice(0, Math.max(0, place))];
  return order.find(({ parsed }) => !parsed.ok) ?? null;
}

/** The amount that was meant for all comes first. */
function fillAmounts(same: ReturnType<typeof amountOf>): readonly string[] {
  const first = same.ok ? [formatQuick(same.amount).replace(/,/g, '')] : [];
  return [...new Set([...first, ...quickAmounts])].slice(0, quickAmounts.length);
}
