import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Text } from '@/ui/text/text';
import styles from './choice-list.module.css';

interface ChoiceListProps {
  label: string;
  choices: readonly {
    key: string;
    name: string;
    description: string;
    pressed: boolean;
    onClick: () => void;
  }[];
}

/** A list of buttons rather than radio buttons, because a choice takes effect immediately and arrow keys must not trigger it. */
export function ChoiceList({ label, choices }: ChoiceListProps) {
  return (
    <ul aria-label={label}>
      {choices.map(({ key, name, description, pressed, onClick }) => (
        <li key={key}>
          <button type="button" className={styles.choice} aria-pressed={pressed} onClick={onClick}>
            <Box as="span" marginRight={2} className={styles.name}>
              {name}
            </Box>
            <Text grow tone="secondary">
              {description}
            </Text>
            {pressed && <Icon name="check" size={18} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
