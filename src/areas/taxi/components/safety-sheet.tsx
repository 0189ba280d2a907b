import { useMessages } from '@/messages/language';
import { Icon } from '@/ui/media/icon';
import { Sheet } from '@/ui/overlays/sheet';
import { PhoneLink } from '@/ui/people/phone-link';
import { Note, Title } from '@/ui/text/text';
import type { Trip } from '../endpoints/taxi-ride';
import { taxiRideMessages } from '../messages';
import { ShareTrip } from './trips/share-trip';
import styles from './safety-sheet.module.css';

interface SafetySheetProps {
  /** The trip. */
  id: string;
  driver: Trip['driver'];
  onClose: () => void;
}

/** What helps in danger: the emergency call, and what to tell there. */
export function SafetySheet({ id, driver, onClose }: SafetySheetProps) {
  const messages = useMessages(taxiRideMessages);
  return (
    <Sheet title={messages.safety} onClose={onClose}>
      <PhoneLink number={messages.ownPolice} className={styles.call}>
        <Icon name="phone" size={22} />
        {messages.police}
      </PhoneLink>
      <Note marginTop={3}>{messages.policeLine}</Note>
      <Title as="p" marginTop={3}>
        {driver === null ? messages.carNone : messages.carNow(driver.plate, driver.car)}
      </Title>
      <Note marginTop={3}>{messages.shareLine}</Note>
      <ShareTrip id={id} />
    </Sheet>
  );
}
