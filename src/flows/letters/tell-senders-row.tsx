import { queryLetterSettings, updateLetterSettings } from '@/api/endpoints/letters';
import { useWrite } from '@/flows/write/use-write';
import { letterMessages } from '@/messages/areas/letters';
import { useMessages } from '@/messages/language';
import { invalidate, useEndpoint } from '@/queries/endpoint';
import { SwitchRow } from '@/ui/forms/form-row';

/** Whether senders see that their sealed letters were opened; hidden until the gateway says how it stands. A failed change shows a toast. */
export function TellSendersRow() {
  const messages = useMessages(letterMessages);
  const { data } = useEndpoint(queryLetterSettings, {}, { background: true });
  const { isBusy, send } = useWrite(updateLetterSettings, {
    refresh: () => invalidate(queryLetterSettings),
    shownAs: 'toast',
  });
  if (data === undefined) return null;
  return (
    <SwitchRow
      icon="eye"
      label={messages.tellSenders}
      note={messages.tellSendersNote}
      checked={data.tellsSenders}
      busy={isBusy}
      onChange={(tells) => send({ tellsSenders: tells })}
    />
  );
}
