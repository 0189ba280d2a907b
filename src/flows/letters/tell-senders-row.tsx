import { useState } from 'react';
import { queryLetterSettings } from '@/api/endpoints/letters';
import { letterMessages } from '@/messages/letters';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { SwitchRow } from '@/ui/forms/form-row';
import { tellSenders } from './tell-senders';

/** Whether senders see that their sealed letters were opened; hidden until the gateway says how it stands. A failed change shows a toast. */
export function TellSendersRow() {
  const messages = useMessages(letterMessages);
  const { data } = useEndpoint(queryLetterSettings, {}, { background: true });
  const [busy, setBusy] = useState(false);
  if (data === undefined) return null;
  const handleChange = async (tells: boolean) => {
    setBusy(true);
    try {
      await tellSenders(tells);
    } catch {
      // The toast says why; the row keeps the old value.
    } finally {
      setBusy(false);
    }
  };
  return (
    <SwitchRow
      icon="eye"
      label={messages.tellSenders}
      note={messages.tellSendersNote}
      checked={data.tellsSenders}
      busy={busy}
      onChange={(tells) => void handleChange(tells)}
    />
  );
}
