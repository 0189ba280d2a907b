import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { TextButton } from '@/ui/forms/text-button';
import { capsuleMessages } from './capsule-messages';
import { saveCapsule } from './take-capsule';

/** Below an error of a mocked build: saves a capsule of this moment. */
export function CapsuleAction() {
  const messages = useMessages(capsuleMessages);
  const handleSave = () =>
    saveCapsule().then(
      ({ name }) => notify(messages.saved(name)),
      () => notify(messages.notSaved),
    );
  return (
    <TextButton type="button" tone="secondary" size="note" onClick={() => void handleSave()}>
      {messages.take}
    </TextButton>
  );
}
