import { secKillingLeaveQueue } from '@/api/endpoints/flash-sale';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { notify } from '@/state/notifications';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Stack } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { Note, Title } from '@/ui/text/text';
import { flashSaleMessages } from '../messages';
import { flashQueueChanged } from '../state';
import { useQueue } from '../use-queue';
import styles from './queue-sheet.module.css';

interface QueueSheetProps {
  ticket: string;
  onPlaced: (id: string) => void;
  onRefused: (error: Error) => void;
}

/** The place in the queue; it asks for its turn by itself, and can be left. */
export function QueueSheet({ ticket, onPlaced, onRefused }: QueueSheetProps) {
  const messages = useMessages(flashSaleMessages);
  const { ahead, isSilent } = useQueue(ticket, { onPlaced, onRefused });
  const { isBusy, send } = useWrite(secKillingLeaveQueue, { shownAs: 'toast' });
  const handleLeave = () =>
    send({ ticket }, ({ id }) => {
      flashQueueChanged(null);
      // Its turn may have come before.
      if (id === '') notify(messages.queueLeft);
      else onPlaced(id);
    });
  return (
    <Sheet title={messages.queueTitle} onClose={undefined}>
      <Stack align="center" paddingTop={2} paddingBottom={5} textAlign="center">
        <span className={styles.disc}>
          <Icon name="clock" size={28} />
        </span>
        <Title as="p" marginTop={3} size="title" role="status">
          {ahead === null || ahead === 0 ? messages.nearly : messages.ahead(ahead)}
        </Title>
        <Note marginTop={1}>{messages.queueLine}</Note>
      </Stack>
      {isSilent && (
        <NoticeBar tone="warning" alarming>
          {messages.queueOffline}
        </NoticeBar>
      )}
      <Button block variant="outlined" busy={isBusy} onClick={handleLeave}>
        {messages.leaveQueue}
      </Button>
    </Sheet>
  );
}
