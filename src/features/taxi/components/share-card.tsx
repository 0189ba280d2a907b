import { call } from '@/api/call';
import { shareTrip } from '@/api/endpoints/taxi-trips';
import { tripMessages } from '@/messages/trips';
import { useMessages } from '@/messages/language';
import { NoticeBar } from '@/ui/feedback/notice-bar';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { useTripCall } from '../use-trip-call';
import styles from './share-card.module.css';
import { ShareTrip } from './share-trip';

interface ShareCardProps {
  id: string;
  /** Whether there is a link already. */
  isShared: boolean;
}

/** Shares a trip that is under way with others, and stops it. */
export function ShareCard({ id, isShared }: ShareCardProps) {
  const messages = useMessages(tripMessages);
  const { isBusy, refusal, send } = useTripCall();
  const handleStop = () =>
    send(() => call(shareTrip, { id, on: false }, { quiet: true }), { text: messages.shareStopped });
  return (
    <Card title={messages.share}>
      <p className={styles.line}>{messages.shareLine}</p>
      {isShared && <p className={styles.line}>{messages.shareOn}</p>}
      {refusal !== null && (
        <NoticeBar tone="danger" alarming>
          {refusal}
        </NoticeBar>
      )}
      <div className={styles.actions}>
        {isShared && (
          <Button variant="outlined" busy={isBusy} onClick={handleStop}>
            {messages.shareStop}
          </Button>
        )}
        <ShareTrip id={id} {...(isShared ? { label: messages.shareAgain } : {})} />
      </div>
    </Card>
  );
}
