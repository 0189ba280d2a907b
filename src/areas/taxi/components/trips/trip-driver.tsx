import type { ReactNode } from 'react';
import { tripMessages } from '@/areas/taxi/messages';
import { useMessages } from '@/messages/language';
import { Box } from '@/ui/layout/box';
import { Note } from '@/ui/text/text';
import styles from './trip-driver.module.css';

interface TripDriverProps {
  /** The plate may be masked. */
  driver: { name: string; plate: string; car: string };
  /** Shown at the right. */
  children?: ReactNode;
}

/** Who drove, and in which car. */
export function TripDriver({ driver: { name, plate, car }, children }: TripDriverProps) {
  const messages = useMessages(tripMessages);
  return (
    <section className={styles.card} aria-label={messages.driver}>
      <span className={styles.initial} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <Box as="p" marginX={3} grow>
        <Box as="b" display="block">
          {name}
        </Box>
        <Note as="span" display="block">
          {car}
          {messages.comma}
          <span className="visuallyHidden">{messages.plate(plate)}</span>
          <span aria-hidden="true">{plate.replace('·', ' ')}</span>
        </Note>
      </Box>
      {children}
    </section>
  );
}
