import { namesToldApart } from '@/domain/colleagues/distinctions';
import { maxRecipients } from '@/domain/constants';
import { bookingMessages } from '@/messages/areas/bookings';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { FormRow } from '@/ui/forms/form-row';
import { NamedPeople } from '@/ui/people/named-people';
import { unableId } from '../lead-to-problem';

interface RecipientRowProps {
  people: readonly { usercode: string; name: string; department?: string; jobNumber?: string }[];
  /** The usercodes of those who cannot receive any more. */
  unable: readonly string[];
  /** The days of their occasions could not be read. */
  isDaysError: boolean;
  /** About their number; null while there is nothing to say. */
  validationError: string | null;
  onOpen: () => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** Whom a gift is for, with what is the matter with them. */
export function RecipientRow({
  people,
  unable,
  isDaysError,
  validationError,
  onOpen,
  onRemove,
  onRetry,
}: RecipientRowProps) {
  const messages = useMessages(bookingMessages);
  const nameOf = namesToldApart(people);
  const gone = people.filter(({ usercode }) => unable.includes(usercode)).map(nameOf);
  return (
    <>
      <FormRow
        label={messages.toWhom}
        value={
          people.length === 0 ? (
            messages.chooseWhom
          ) : (
            <NamedPeople names={people.map(({ name }) => name)} text={messages.names(people.map(nameOf))} />
          )
        }
        note={validationError ?? messages.chosenAccessibleText(people.length, maxRecipients)}
        onOpen={onOpen}
      />
      {gone.length > 0 && (
        <div id={unableId} tabIndex={-1}>
          <NoticeBar tone="warning" action={{ label: messages.takeOut, onClick: onRemove }}>
            {messages.unable(messages.join(gone))}
          </NoticeBar>
        </div>
      )}
      {isDaysError && (
        <NoticeBar tone="warning" alarming action={{ label: messages.again, onClick: onRetry }}>
          {messages.daysFailed}
        </NoticeBar>
      )}
    </>
  );
}
