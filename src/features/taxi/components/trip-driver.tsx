import type { ReactNode } from 'react';
import { tripMessages } from '@/messages/trips';
import { useMessages } from '@/messages/language';
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
      <p className={styles.texts}>
        <b className={styles.name}>{name}</b>
        <span className={styles.car}>
          {car}，<span className="visuallyHidden">{messages.plate(plate)}</span>
          <span aria-hidden="true">{plate.replace('·', ' ')}</span>
        </span>
      </p>
      {children}
    </section>
  );
}
