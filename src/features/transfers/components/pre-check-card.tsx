import { useState, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import type { Finding } from '@/domain/transfers/pre-check';
import { hasOwnAmounts } from '@/domain/transfers/shares';
import { sendsFrom } from '@/domain/transfers/transfer';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { preCheckMessages } from '@/messages/pre-check';
import { useMessages } from '@/messages/language';
import { useDirectory } from '@/queries/directory';
import { notify } from '@/state/notifications';
import { useTransferDraft } from '@/state/transfer-draft';
import { Icon } from '@/ui/media/icon';
import { isSheetHistoryState, sheetHistoryState } from '@/ui/overlays/sheet-history-state';
import { leaveOut } from '../leave-out';
import { takeOtherText } from '../take-other-text';
import { findingMessages } from './finding-messages';
import styles from './pre-check-card.module.css';
import { usePreCheck } from './use-pre-check';

/** More than these wait behind one tap: the button to send stays in sight. */
const shownAtOnce = 2;

interface Fix {
  label: string;
  /** Whom it is about, for those who listen. */
  about: string;
  onClick: (tap: MouseEvent) => void;
}

/** What stands out, one row each, with the way to put it right. */
export default function PreCheckCard({ intent }: { intent: TransferIntent }) {
  const messages = useMessages(preCheckMessages);
  const { data: directory } = useDirectory();
  const { findings, freshText } = usePreCheck(intent);
  const { changePerson, changeAmount, leave } = useWaysOut(intent);
  const [all, setAll] = useState(false);
  const { recipients, usercode } = intent;
  if (findings.length === 0) return null;

  const another = (about: string): Fix => ({ label: messages.change, about, onClick: changePerson });
  const fixOf = (finding: Finding): Fix => {
    switch (finding.kind) {
      case 'namesake':
      case 'first':
        return another(finding.person.name);
      case 'recent': {
        const { name, usercode: out } = finding.person;
        // Without anybody left there is nothing to confirm.
        if (recipients.length === 1) return another(name);
        const skip = staying(() => {
          leaveOut([out], usercode);
          notify(messages.skipped(name));
        });
        return { label: messages.skip, about: name, onClick: skip };
      }
      case 'same-text': {
        const about = finding.people.map(({ name }) => name).join('、');
        const text = freshText(messages.texts);
        if (text === null) return { label: messages.write, about, onClick: leave };
        return {
          label: messages.another,
          about: text,
          onClick: staying(() => takeOtherText(text, usercode)),
        };
      }
      case 'amount':
        return {
          label: messages.amount,
          about: finding.people.map(({ name }) => name).join('、'),
          onClick: changeAmount,
        };
    }
  };
  const place = (code: string) => directory?.people.find((person) => person.usercode === code);
  const shown = all ? findings : findings.slice(0, shownAtOnce);
  const rest = findings.length - shown.length;
  return (
    <section className={styles.card} aria-label={messages.title}>
      <div className={styles.head}>
        <Icon name="info" size={18} />
        <h3 className={styles.title}>{messages.title}</h3>
        <p>{messages.free(findings.length)}</p>
      </div>
      <ul>
        {shown.map((finding) => {
          const { fact, description } = findingMessages(finding, recipients.length, place, messages);
          const { label, about, onClick: go } = fixOf(finding);
          return (
            <li key={fact} className={styles.row}>
              <div className={styles.texts}>
                <p>{fact}</p>
                {description !== '' && <p className={styles.line}>{description}</p>}
              </div>
              <button
                type="button"
                className={styles.fix}
                aria-label={messages.about(label, about)}
                onClick={go}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={staying(() => setAll(true))}>
          {messages.more(rest)}
          <Icon name="down" size={16} />
        </button>
      )}
    </section>
  );
}

/** The row goes with what it was about, and the focus must not go with it. */
function staying(change: () => void) {
  return ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    change();
  };
}

/** Where a fix leads that needs another page or the page behind the sheet; the sheet's own entry goes. */
function useWaysOut(intent: TransferIntent): Record<'changePerson' | 'changeAmount' | 'leave', () => void> {
  const navigate = useNavigate();
  const { state }: { state: unknown } = useLocation();
  const here = sendsFrom[intent.content.accountType];
  const leave = () =>
    void (isSheetHistoryState(state) ? navigate(-1) : navigate(href(here), { replace: true }));
  const keypad = () =>
    void navigate(href(here, { step: 'amount' }), { replace: true, state: sheetHistoryState });
  return {
    changePerson: () => void navigate(href('/rewardUsers', { for: here }), { replace: true }),
    // Amounts of their own stand in the page behind the sheet.
    changeAmount: () => (hasOwnAmounts(useTransferDraft.getState()) ? leave : keypad)(),
    leave,
  };
}
