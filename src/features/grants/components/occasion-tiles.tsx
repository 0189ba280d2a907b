import { grantOccasions, type GrantOccasion } from '@/domain/grants/occasion';
import { grantMessages } from '@/messages/grants';
import { useMessages } from '@/messages/language';
import { chosenByKey } from '@/ui/forms/arrow-keys';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import styles from './occasion-tiles.module.css';

const icons: Readonly<Record<GrantOccasion, string>> = {
  festival: 'moon',
  birthday: 'schedule',
  project: 'reward',
  condolence: 'life',
};

interface OccasionTilesProps {
  current: GrantOccasion;
  onChoose: (occasion: GrantOccasion) => void;
}

/** What the coins are granted for. */
export function OccasionTiles({ current, onChoose }: OccasionTilesProps) {
  const messages = useMessages(grantMessages);
  return (
    <Card title={messages.why}>
      <div
        className={styles.tiles}
        role="radiogroup"
        aria-label={messages.why}
        onKeyDown={(event) => {
          const chosen = grantOccasions[chosenByKey(event, grantOccasions.indexOf(current)) ?? -1];
          if (chosen !== undefined) onChoose(chosen);
        }}
      >
        {grantOccasions.map((occasion) => (
          <button
            key={occasion}
            type="button"
            role="radio"
            aria-checked={occasion === current}
            tabIndex={occasion === current ? 0 : -1}
            className={styles.tile}
            onClick={() => onChoose(occasion)}
          >
            <Icon name={icons[occasion]} size={26} />
            {messages.occasions[occasion]}
          </button>
        ))}
      </div>
    </Card>
  );
}
