import type { ReactNode } from 'react';
import { gatewayNow } from '@/api/clock';
import { fromMoment, toMoment } from '@/domain/business-time';
import type { Moment } from '@/domain/moment';
import { daysAhead, isYours, type Pending } from '@/domain/pending';
import { pendingMessages } from '@/messages/areas/pending';
import { useFormatMoment } from '@/messages/format-moment';
import { useMessages } from '@/messages/language';
import { Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Caption, Note, Text } from '@/ui/text/text';
import styles from './pending-strip.module.css';

interface PendingStripProps {
  pending: Pending | null;
  /** The time that is left, where it runs. */
  children?: ReactNode;
}

/** The end of a day reads as that day, not as the next one. */
const lastMinute = (until: Moment) =>
  until.endsWith('00:00:00') ? toMoment(fromMoment(until) - 60_000) : until;

/** Who has something that is under way, since when, what happens next and until when; nothing where nothing is under way. */
export function PendingStrip({ pending, children }: PendingStripProps) {
  const messages = useMessages(pendingMessages);
  const formatMoment = useFormatMoment();
  if (pending === null) return null;
  const { step, name, since, until } = pending;
  const words = messages.steps[step];
  const ahead = until === null ? null : daysAhead(fromMoment(until) - gatewayNow());
  const deadline = until === null ? undefined : words.until?.(formatMoment(lastMinute(until), 'full'));
  return (
    <div role="group" aria-label={messages.title} className={styles.strip} data-yours={isYours(pending)}>
      <Inline wrap align="start">
        <Icon name="clock" size={20} />
        <Text as="b" marginLeft={2} grow weight="bold" className={styles.who}>
          {words.who(name)}
        </Text>
        {since !== null && <Caption as="span">{messages.since(formatMoment(since, 'short'))}</Caption>}
      </Inline>
      <Note marginTop={1} className={styles.next}>
        {words.next}
      </Note>
      {deadline !== undefined && (
        <Inline as="p" wrap marginTop={1} size="note" className={styles.next}>
          <span>{deadline}</span>
          {ahead !== null && <span>{messages.ahead(ahead.days, ahead.hours)}</span>}
          {children}
        </Inline>
      )}
    </div>
  );
}
