import { gatewayNow } from '@/api/clock';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Box, Inline } from '@/ui/layout/box';
import { Icon } from '@/ui/media/icon';
import { Avatar } from '@/ui/people/avatar';
import { Text } from '@/ui/text/text';
import { guardTitle } from '../guard-title';
import { lastText } from '../known-numbers';
import { phoneTopUpMessages } from '../messages';
import { groupedNumber } from '../rules/phone-number';
import type { TopUpChoice } from '../use-top-up-choice';
import { MarkedNumber } from './marked-number';
import styles from './number-guard.module.css';

interface NumberGuardProps {
  choice: Pick<TopUpChoice, 'likely' | 'repeated'>;
  /** Takes the number that was probably meant. */
  onTake: (number: string) => void;
}

/** Tells that a number is one slip away from a known one, or was topped up a few minutes ago; the top-up stays possible. */
export function NumberGuard({ choice, onTake }: NumberGuardProps) {
  const messages = useMessages(phoneTopUpMessages);
  const { likely } = choice;
  const title = guardTitle(choice, messages);
  if (title === null) return null;
  return (
    <div className={styles.guard} role="alert">
      <Inline as="p" weight="bold">
        <Icon name="warning" size={18} />
        <Box as="span" minWidth={0} marginLeft={2}>
          {title}
        </Box>
      </Inline>
      {likely === null ? (
        <Text as="p" marginTop={1} size="note">
          {messages.justPaidLine}
        </Text>
      ) : (
        <div className={styles.other}>
          {likely.known.name !== '' && <Avatar name={likely.known.name} size={32} />}
          <div className={styles.texts}>
            <p className={styles.number}>
              <span className="visuallyHidden">{groupedNumber(likely.known.number)}</span>
              <span aria-hidden="true">
                <MarkedNumber digits={likely.known.number} marked={likely.differing} />
              </span>
            </p>
            <p className={styles.last}>{lastText(likely.known, gatewayNow(), messages)}</p>
          </div>
          <Button variant="soft" className={styles.take} onClick={() => onTake(likely.known.number)}>
            {messages.takeTheirs[likely.known.relation]}
          </Button>
        </div>
      )}
    </div>
  );
}
