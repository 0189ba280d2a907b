import { formatCount } from '@/domain/money';
import { useMessages } from '@/messages/language';
import { TextButton } from '@/ui/forms/text-button';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Icon } from '@/ui/media/icon';
import { Note, Text } from '@/ui/text/text';
import type { RoundDetail } from '../endpoints';
import { treasureMessages } from '../messages';
import { shortHex } from '../rules/round';
import { CopyButton } from './copy-button';
import styles from './draw-proof.module.css';

interface DrawProofProps {
  round: RoundDetail;
  onCheck: () => void;
}

/** What is published and when, so that the winner can be verified. */
export function DrawProof({ round, onCheck }: DrawProofProps) {
  const messages = useMessages(treasureMessages);
  const { commitment, total, state } = round;
  const [now, full, after] = messages.steps(formatCount(total));
  const isDrawn = state === 'drawn';
  return (
    <Card
      title={messages.proof}
      aside={
        <TextButton
          type="button"
          display="inline-flex"
          align="center"
          marginY={-3}
          size="note"
          weight="medium"
          onClick={onCheck}
        >
          {messages.check}
          <Icon name="forward" size={14} />
        </TextButton>
      }
    >
      <Inline as="ol" align="start">
        <Step icon="lock" texts={now} isDone />
        <Step icon="all" texts={full} isDone={isDrawn} />
        <Step icon="keypad" texts={after} isDone={isDrawn} />
      </Inline>
      <p className={styles.hash}>
        <Note as="span" marginRight={2}>
          {messages.commitment}
        </Note>
        <span className={styles.value}>{shortHex(commitment)}</span>
        <CopyButton text={commitment} label={messages.copy} />
      </p>
    </Card>
  );
}

interface StepProps {
  icon: string;
  texts: readonly [when: string, what: string];
  isDone: boolean;
}

function Step({ icon, texts: [when, what], isDone }: StepProps) {
  return (
    <li className={styles.step}>
      <span className={styles.disc} data-done={isDone}>
        <Icon name={icon} size={20} />
      </span>
      <Text as="b" display="block" size="note" weight="bold">
        {when}
      </Text>
      <span className={styles.what}>{what}</span>
    </li>
  );
}
