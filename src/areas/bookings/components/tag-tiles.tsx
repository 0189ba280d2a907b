import type { Occasion } from '@/domain/bookings/schedule';
import { bookingMessages } from '@/messages/areas/bookings';
import { gatewayWordMessages } from '@/messages/gateway-words';
import { useMessages } from '@/messages/language';
import type { BookingTag } from '@/queries/bookings';
import { RadioGroup } from '@/ui/forms/radio-group';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import styles from './tag-tiles.module.css';

const icons: Readonly<Record<Occasion, string>> = {
  birthday: 'gift',
  onboarding: 'reward',
  holiday: 'redpacket',
  milepost: 'schedule',
};

interface TagTilesProps {
  tags: readonly BookingTag[];
  current: BookingTag;
  onChoose: (tag: BookingTag) => void;
}

/** The occasion of a gift, with a hint when it arrives and the gateway's note about the money. */
export function TagTiles({ tags, current, onChoose }: TagTilesProps) {
  const messages = useMessages(bookingMessages);
  const { said } = useMessages(gatewayWordMessages);
  return (
    <Card title={messages.occasionTitle}>
      <RadioGroup
        label={messages.occasionTitle}
        choices={tags}
        keyOf={({ name }) => name}
        current={current.name}
        onChoose={onChoose}
        className={styles.tiles}
        choiceClassName={styles.tile}
      >
        {({ name, occasion }) => (
          <>
            <Icon name={icons[occasion]} />
            {said(name)}
          </>
        )}
      </RadioGroup>
      <p className={styles.hint} role="status">
        <Icon name="clock" size={18} />
        <span>
          {messages.hints[current.occasion]}
          {current.moneyNote !== '' && (
            <Text display="block" tone="secondary">
              {said(current.moneyNote)}
            </Text>
          )}
        </span>
      </p>
    </Card>
  );
}
