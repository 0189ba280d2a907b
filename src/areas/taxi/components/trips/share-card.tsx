import { shareTrip, tripDetail } from '@/areas/taxi/endpoints/taxi-trips';
import { tripMessages } from '@/areas/taxi/messages';
import { useWrite } from '@/flows/write/use-write';
import { useMessages } from '@/messages/language';
import { invalidate } from '@/queries/endpoint';
import { notify } from '@/state/notifications';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Note } from '@/ui/text/text';
import { ShareTrip } from './share-trip';
import styles from './share-card.module.css';

interface ShareCardProps {
  id: string;
  /** Whether there is a link already. */
  isShared: boolean;
}

/** Shares a trip that is under way with others, and stops it. */
export function ShareCard({ id, isShared }: ShareCardProps) {
  const messages = useMessages(tripMessages);
  const { isBusy, errorText, send } = useWrite(shareTrip, { refresh: () => invalidate(tripDetail) });
  const handleStop = () => send({ id, on: false }, () => notify(messages.shareStopped));
  return (
    <Card title={messages.share}>
      <Note>{messages.shareLine}</Note>
      {isShared && <Note>{messages.shareOn}</Note>}
      {errorText !== null && (
        <NoticeBar tone="danger" alarming>
          {errorText}
        </NoticeBar>
      )}
      <Inline wrap justify="end" marginTop={3} align="stretch" className={styles.actions}>
        {isShared && (
          <Button variant="outlined" busy={isBusy} onClick={handleStop}>
            {messages.shareStop}
          </Button>
        )}
        <ShareTrip id={id} {...(isShared ? { label: messages.shareAgain } : {})} />
      </Inline>
    </Card>
  );
}
