import { grantOccasions, type GrantOccasion } from '@/domain/grants/occasion';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { RadioGroup } from '@/ui/forms/radio-group';
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
      <RadioGroup
        label={messages.why}
        choices={grantOccasions}
        keyOf={(occasion) => occasion}
        current={current}
        onChoose={onChoose}
        className={styles.tiles}
        choiceClassName={styles.tile}
      >
        {(occasion) => (
          <>
            <Icon name={icons[occasion]} size={26} />
            {messages.occasions[occasion]}
          </>
        )}
      </RadioGroup>
    </Card>
  );
}
