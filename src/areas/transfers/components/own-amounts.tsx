import { useState } from 'react';
import { namesakes } from '@/domain/colleagues/directory-browse';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { toTyped, type Tenths } from '@/domain/money';
import { refusalUnder } from '@/domain/tag-limit';
import { amountOf, sharesOf, type Share } from '@/domain/transfers/shares';
import { cappedRefusalText } from '@/messages/amount-refusal-text';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { ownMoneyFilled, ownMoneyTyped, useTransferDraft } from '@/state/transfer-draft';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { QuickAmounts } from '@/ui/forms/quick-amounts';
import { Note } from '@/ui/text/text';
import { ownAmountMessages } from '../messages';
import { ownSums } from '../own-sums';
import { quickAmounts } from '../quick-amounts';
import { useCapText } from '../use-cap-text';
import { useTagLimit } from '../use-tag-limit';
import { ShareField } from './share-field';
import styles from './own-amounts.module.css';

interface OwnAmountsProps {
  /** Of the account that pays; null while it is not known. */
  balance: Tenths | null;
  /** Of the sum; errors of a single amount are shown beside its field. */
  validationError: string | null;
  hasTriedToSend: boolean;
  isKeypadOpen: boolean;
  onKeypadOpen: () => void;
  onKeypadClose: () => void;
}

/** One amount per recipient; the keypad moves on to the next recipient without a valid amount. */
export function OwnAmounts({
  balance,
  validationError,
  hasTriedToSend,
  isKeypadOpen,
  onKeypadOpen,
  onKeypadClose,
}: OwnAmountsProps) {
  const messages = useMessages(transferMessages);
  const own = useMessages(ownAmountMessages);
  const draft = useTransferDraft();
  const [editedCode, setEditedCode] = useState<string | null>(null);
  const shares = sharesOf(draft);
  const sharedNames = namesakes(draft.transferList);
  const nameOf = namesToldApart(draft.transferList);
  const emptyShares = shares.filter(({ typed }) => typed.trim() === '');
  const current =
    shares.find(({ recipient }) => recipient.usercode === editedCode) ?? nextIncomplete(shares) ?? shares[0];
  const next = current === undefined ? null : nextIncomplete(shares, current);

  const tagLimit = useTagLimit();
  const cap = useCapText();
  const errorOf = ({ parsed }: Share) => {
    const refusal = refusalUnder(tagLimit, parsed);
    return refusal === null || (refusal.reason === 'empty' && !hasTriedToSend)
      ? null
      : cappedRefusalText(refusal, messages);
  };
  if (shares.length === 0) return <Note>{own.nobody}</Note>;
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
              detail={sharedNames.has(name) ? messages.place(department, jobNumber) : ''}
              value={share.typed}
              validationError={errorOf(share)}
              onOpen={() => {
                setEditedCode(usercode);
                onKeypadOpen();
              }}
              onType={(typed) => ownMoneyTyped(usercode, typed)}
            />
          );
        })}
      </ul>
      {emptyShares.length > 0 && (
        <div className={styles.fill}>
          <Note marginBottom={2}>{own.fillRest(emptyShares.length)}</Note>
          <QuickAmounts
            label={own.fillRest(emptyShares.length)}
            amounts={fillAmounts(amountOf(draft))}
            current=""
            onChoose={(amount) =>
              ownMoneyFilled(
                emptyShares.map(({ recipient }) => recipient.usercode),
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
        {validationError ?? cap}
      </p>
      {isKeypadOpen && current !== undefined && (
        <KeypadSheet
          title={own.give(nameOf(current.recipient))}
          value={current.typed}
          accessibleText={messages.coins(current.typed === '' ? '0' : current.typed)}
          note={
            <>
              {/* A screen reader does not announce the changed title, so the name is repeated in the note. */}
              <span key={current.recipient.usercode} className="visuallyHidden">
                {own.give(nameOf(current.recipient))}
              </span>
              {errorOf(current) ?? validationError ?? ownSums(draft, balance, messages, own)}
            </>
          }
          alarming={errorOf(current) !== null || validationError !== null}
          quick={quickAmounts}
          messages={{
            remove: messages.keypadDelete,
            done: next === null ? messages.keypadDone : own.next,
            quick: messages.quick,
          }}
          onChange={(typed) => ownMoneyTyped(current.recipient.usercode, typed)}
          onClose={onKeypadClose}
          onDone={() => {
            if (next === null) onKeypadClose();
            else setEditedCode(next.recipient.usercode);
          }}
        />
      )}
    </>
  );
}

/** The next share without a valid amount, searched from `current` on and then from the start; null if there is none. */
function nextIncomplete(shares: readonly Share[], current?: Share): Share | null {
  const index = current === undefined ? -1 : shares.indexOf(current);
  const order = [...shares.slice(index + 1), ...shares.slice(0, Math.max(0, index))];
  return order.find(({ parsed }) => !parsed.ok) ?? null;
}

/** Quick amounts for the empty fields; a common amount that was entered before comes first. */
function fillAmounts(common: ReturnType<typeof amountOf>): readonly string[] {
  const first = common.ok ? [toTyped(common.amount)] : [];
  return [...new Set([...first, ...quickAmounts])].slice(0, quickAmounts.length);
}
