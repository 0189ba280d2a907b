import { Box } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { IconTile } from '@/ui/media/icon-tile';
import { Caption, Text } from '@/ui/text/text';
import styles from './choice-line.module.css';

interface ChoiceLineProps {
  icon: string;
  /** The tile is in the colour of the team's account. */
  team?: boolean;
  title: string;
  note: string;
  /** The note says what is wrong. */
  wrong?: boolean;
  /** Absent where there is nothing else to choose. */
  onOpen?: () => void;
}

/** One choice of a form as a row of two lines behind an icon; a tap opens what there is to choose. */
export function ChoiceLine({ icon, team = false, title, note, wrong = false, onOpen }: ChoiceLineProps) {
  const content = (
    <>
      <IconTile icon={icon} marginRight={3} className={styles.tile} data-team={team} />
      <Box as="span" grow>
        <span className={styles.title}>{title}</span>
        <Caption as="span" display="block" marginTop={0.5} className={styles.note} data-wrong={wrong}>
          {note}
        </Caption>
      </Box>
      {onOpen !== undefined && (
        <Text marginLeft={2} tone="tertiary" flex="none">
          <Icon name="forward" size={14} />
        </Text>
      )}
    </>
  );
  return onOpen === undefined ? (
    <div className={styles.row}>{content}</div>
  ) : (
    <button type="button" className={styles.row} onClick={onOpen}>
      {content}
    </button>
  );
}
