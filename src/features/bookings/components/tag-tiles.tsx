import type { Occasion } from '@/domain/bookings/schedule';
import { bookingMessages } from '@/messages/bookings';
import { useMessages } from '@/messages/language';
import type { BookingTag } from '@/queries/bookings';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
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
  return (
    <Card title={messages.occasionTitle}>
      <div
        className={styles.tiles}
        role="radiogroup"
        aria-label={messages.occasionTitle}
        onKeyDown={(event) => {
          const chosen = tags[chosenByKey(event, tags.indexOf(current)) ?? -1];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {tags.map((tag) => (
          <button
            key={tag.name}
            type="button"
            role="radio"
            aria-checked={tag === current}
            tabIndex={tag === current ? 0 : -1}
            className={styles.tile}
            onClick={() => onChoose(tag)}
          >
            <Icon name={icons[tag.occasion]} />
            {tag.name}
          </button>
        ))}
      </div>
      <p className={styles.hint} role="status">
        <Icon name="clock" size={18} />
        <span>
          {messages.hints[current.occasion]}
          {current.moneyNote !== '' && <span className={styles.note}>{current.moneyNote}</span>}
        </span>
      </p>
    </Card>
  );
}
