import { useFormatMoment, type FormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { IconButton } from '@/ui/forms/icon-button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note } from '@/ui/text/text';
import { phoneTopUpMessages, type phoneTopUp } from '../messages';
import { numberText } from '../number-text';
import { operatorOf } from '../rules/operators';
import { numberBegun } from '../state/phone-top-up';
import type { TopUpChoice } from '../use-top-up-choice';
import { NumberField } from './number-field';
import { NumberGuard } from './number-guard';
import styles from './number-card.module.css';

interface NumberCardProps {
  /** The element id of the field, where the page leads the focus to it. */
  fieldId: string;
  choice: TopUpChoice;
  /** The person wants to go on, so that what is missing is shown too. */
  isSubmitted: boolean;
  onChange: (digits: string) => void;
  /** Opens the list of known numbers. */
  onChoose: () => void;
}

/** The number to top up, with its operator and what is known of it. */
export function NumberCard({ fieldId, choice, isSubmitted, onChange, onChoose }: NumberCardProps) {
  const formatMoment = useFormatMoment();
  const messages = useMessages(phoneTopUpMessages);
  const { number, problem, phone, likely } = choice;
  const operator = phone?.operator ?? operatorOf(number)?.operator ?? null;
  // What is still being typed is not wrong yet.
  const isShown =
    problem !== null && (isSubmitted || (problem.kind !== 'missing' && problem.kind !== 'short'));
  return (
    <Card>
      <NumberField
        id={fieldId}
        value={number}
        marked={likely?.differing ?? []}
        problem={isShown ? numberText(problem, messages) : closedText(choice, messages, formatMoment)}
        onChange={onChange}
        onFocus={() => number === '' && numberBegun()}
      >
        <Inline justify="between">
          <p className={styles.facts} role="status">
            {operator !== null && (
              <>
                <Tag tone="info">{messages.operators[operator]}</Tag>
                <Note as="span" marginLeft={2}>
                  {factText(choice, messages)}
                </Note>
              </>
            )}
          </p>
          <IconButton type="button" className={styles.choose} aria-label={messages.choose} onClick={onChoose}>
            <Icon name="user" size={22} />
          </IconButton>
        </Inline>
      </NumberField>
      <NumberGuard choice={choice} onTake={onChange} />
    </Card>
  );
}

/** Until when the operator takes no top-ups; null while it does. */
function closedText(
  { phone }: TopUpChoice,
  messages: typeof phoneTopUp,
  formatMoment: FormatMoment,
): string | null {
  return phone === null || phone.closedUntil === null
    ? null
    : messages.closed(messages.operators[phone.operator], formatMoment(phone.closedUntil, 'clock'));
}

/** What the operator tells of the number, or what its range says. */
function factText({ number, phone }: TopUpChoice, messages: typeof phoneTopUp): string {
  const range = operatorOf(number);
  if (phone === null) return range?.isVirtual === true ? messages.virtual : messages.rangeNote;
  if (range !== null && range.operator !== phone.operator)
    return messages.ported(messages.operators[range.operator]);
  const known = messages.regionAndOwner(phone.region, phone.owner);
  return range?.isVirtual === true ? [messages.virtual, known].filter(Boolean).join(' · ') : known;
}
