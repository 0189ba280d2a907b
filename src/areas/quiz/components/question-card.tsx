import type { QuestionKind } from '@/domain/quiz/question';
import { useMessages } from '@/messages/language';
import { Tag } from '@/ui/feedback/tag';
import { Box, Inline } from '@/ui/layout/box';
import { useAllowedPictures } from '@/ui/media/image-hosts';
import { LazyImage } from '@/ui/media/lazy-image';
import { quizMessages } from '../messages';
import styles from './question-card.module.css';

interface QuestionCardProps {
  /** The element id of the question, which names its options. */
  id: string;
  kind: QuestionKind;
  text: string;
  picture: string;
}

/** A question: its kind, its text and its picture where it has one. */
export function QuestionCard({ id, kind, text, picture }: QuestionCardProps) {
  const messages = useMessages(quizMessages);
  const [shown] = useAllowedPictures(picture === '' ? [] : [picture]);
  return (
    <section className={styles.card}>
      <Inline as="p" tone="tertiary" size="note">
        <Tag tone="info">{messages.kinds[kind]}</Tag>
        {kind === 'multiple' && (
          <Box as="span" marginLeft={2}>
            {messages.kindHint.multiple}
          </Box>
        )}
      </Inline>
      <h2 id={id} className={styles.text}>
        {text}
      </h2>
      {shown !== undefined && (
        <Box marginTop={4} overflow="hidden" radius="m">
          <LazyImage src={shown} alt={messages.picture} ratio={1.6} />
        </Box>
      )}
    </section>
  );
}
