import { useNavigate } from 'react-router-dom';
import { queryThanks } from '@/api/endpoints/transfer';
import { namesToldApart } from '@/domain/colleagues/distinctions';
import { href } from '@/domain/href';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { useSession } from '@/state/session';
import { FormRow } from '@/ui/forms/form-row';
import { ListSection } from '@/ui/lists/list-section';
import { settingMessages } from '../messages';

/** What colleagues wrote back for gifts, each with a link to its transfer; nothing where there is none or it cannot be read. */
export function ReceivedThanks() {
  const formatMoment = useFormatMoment();
  const messages = useMessages(settingMessages);
  const navigate = useNavigate();
  const canSend = useSession(({ sysType }) => sysType === 'LONGCOIN');
  const query = useEndpoint(queryThanks, {}, { background: true, enabled: canSend });
  const thanks = query.data?.thanks ?? [];
  if (thanks.length === 0) return null;
  const nameOf = namesToldApart(thanks);
  return (
    <ListSection title={messages.thanksTitle}>
      {thanks.map(({ transferId, text, time, ...person }) => (
        <FormRow
          key={`${transferId} ${person.usercode}`}
          icon="gift"
          label={messages.thankedBy(nameOf(person))}
          note={text}
          value={formatMoment(time, 'short')}
          onOpen={() => void navigate(href('/rewardDetail', { id: transferId }))}
        />
      ))}
    </ListSection>
  );
}
