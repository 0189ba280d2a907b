import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/domain/href';
import { hasOwnAmounts } from '@/domain/transfers/shares';
import { sendsFrom } from '@/domain/transfers/transfer';
import { useSheet } from '@/flows/navigation/use-sheet';
import type { TransferIntent } from '@/flows/payment/transfer-payment';
import { useMessages } from '@/messages/language';
import { punctuationMessages } from '@/messages/punctuation';
import { useDirectory } from '@/queries/directory';
import { notify } from '@/state/notifications';
import { useTransferDraft } from '@/state/transfer-draft';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Text } from '@/ui/text/text';
import { excludeRecipients } from '../exclude-recipients';
import { preCheckMessages } from '../messages';
import { replaceBlessing } from '../replace-blessing';
import type { Finding } from '../rules/pre-check';
import { findingMessages } from './finding-messages';
import { usePreCheck } from './use-pre-check';
import styles from './pre-check-card.module.css';

interface Fix {
  label: string;
  /** Whom or what the fix concerns, for the accessible name. */
  about: string;
  onClick: (tap: MouseEvent) => void;
}

/** The findings of the pre-check, one row each, with a button that fixes it. */
export default function PreCheckCard({ intent }: { intent: TransferIntent }) {
  const messages = useMessages(preCheckMessages);
  const marks = useMessages(punctuationMessages);
  const { data: directory } = useDirectory();
  const { findings, nameOf, freshText } = usePreCheck(intent);
  const { changePerson, changeAmount, leaveSheet } = useFixNavigation(intent);
  const { recipients, usercode } = intent;
  if (findings.length === 0) return null;

  const changePersonFix = (about: string): Fix => ({ label: messages.change, about, onClick: changePerson });
  const fixOf = (finding: Finding): Fix => {
    switch (finding.kind) {
      case 'namesake':
      case 'first':
        return changePersonFix(nameOf(finding.person));
      case 'equal-today':
      case 'recent': {
        const people = finding.kind === 'recent' ? [finding.person] : finding.people;
        const name = marks.listed(people.map(nameOf));
        // All recipients cannot be skipped, as nothing would be left to confirm.
        if (recipients.length === people.length) return changePersonFix(name);
        const skip = keepFocus(() => {
          excludeRecipients(
            people.map((person) => person.usercode),
            usercode,
          );
          notify(messages.skipped(name));
        });
        return { label: messages.skip, about: name, onClick: skip };
      }
      case 'same-text': {
        const about = marks.listed(finding.people.map(nameOf));
        const text = freshText(messages.texts);
        if (text === null) return { label: messages.write, about, onClick: leaveSheet };
        return {
          label: messages.another,
          about: text,
          onClick: keepFocus(() => replaceBlessing(text, usercode)),
        };
      }
      case 'amount':
        return {
          label: messages.amount,
          about: marks.listed(finding.people.map(nameOf)),
          onClick: changeAmount,
        };
    }
  };
  const findColleague = (code: string) => directory?.people.find((person) => person.usercode === code);
  return (
    <section className={styles.card} aria-label={messages.title}>
      <Inline wrap tone="warning" size="note">
        <Icon name="info" size={18} />
        <h3 className={styles.title}>{messages.title}</h3>
        <p>{messages.free(findings.length)}</p>
      </Inline>
      <ul>
        {findings.map((finding) => {
          const { fact, description } = findingMessages(
            finding,
            recipients.length,
            findColleague,
            nameOf,
            messages,
          );
          const { label, about, onClick } = fixOf(finding);
          return (
            <li key={keyOf(finding)} className={styles.row}>
              <Text as="div" grow size="note">
                <p>{fact}</p>
                {description !== '' && <Caption>{description}</Caption>}
              </Text>
              <button
                type="button"
                className={styles.fix}
                aria-label={messages.about(label, about)}
                onClick={onClick}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The messages of two findings are equal when two recipients have the same name. */
function keyOf(finding: Finding): string {
  const people = 'people' in finding ? finding.people : [finding.person];
  return [finding.kind, ...people.map(({ usercode }) => usercode)].join(' ');
}

/** Moves the focus to the dialog first, because the change removes the row that has it. */
function keepFocus(change: () => void) {
  return ({ currentTarget }: MouseEvent) => {
    currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    change();
  };
}

/** The fixes that lead to another page or to the page behind the sheet; the history entry of the sheet is removed or replaced. */
function useFixNavigation(
  intent: TransferIntent,
): Record<'changePerson' | 'changeAmount' | 'leaveSheet', () => void> {
  const navigate = useNavigate();
  const leaveSheet = useSheet('confirm').close;
  const openKeypad = useSheet('amount').openInstead;
  const transferPage = sendsFrom[intent.content.accountType];
  return {
    changePerson: () => void navigate(href('/rewardUsers', { for: transferPage }), { replace: true }),
    // Own amounts are edited on the page behind the sheet.
    changeAmount: () => (hasOwnAmounts(useTransferDraft.getState()) ? leaveSheet : openKeypad)(),
    leaveSheet,
  };
}
