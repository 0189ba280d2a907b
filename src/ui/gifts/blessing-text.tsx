import { Text } from '@/ui/text/text';
import styles from './blessing-text.module.css';

/** A blessing with its signature, in the font of letters. */
export function BlessingText({ text, signature }: { text: string; signature: string }) {
  return (
    <blockquote className={styles.blessing}>
      <p className={styles.text}>{text}</p>
      <Text as="footer" marginTop={2} size="note">
        {signature}
      </Text>
    </blockquote>
  );
}
