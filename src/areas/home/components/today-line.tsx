import { Link } from 'react-router-dom';
import { IconTile } from '@/ui/media/icon-tile';
import { AvatarStack } from '@/ui/people/avatar-stack';
import { Note, Text } from '@/ui/text/text';
import styles from './today-line.module.css';

interface TodayLineProps {
  icon: string;
  /** Names whose avatars replace the icon. */
  people?: readonly string[];
  title: string;
  description: string;
  action?: { label: string; to: string; onClick?: () => void };
}

/** One line of today: title, description and at most one action. */
export function TodayLine({ icon, people, title, description, action }: TodayLineProps) {
  return (
    <div className={styles.line}>
      {people === undefined ? <IconTile icon={icon} /> : <AvatarStack names={people} />}
      <p className={styles.texts}>
        <Text display="block" weight="bold">
          {title}
        </Text>
        {description !== '' && (
          <Note as="span" display="block">
            {description}
          </Note>
        )}
      </p>
      {action !== undefined && (
        <Link className={styles.action} to={action.to} onClick={action.onClick}>
          {action.label}
        </Link>
      )}
    </div>
  );
}
