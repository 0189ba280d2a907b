import { useMessages } from '@/messages/language';
import { Illustration } from '@/ui/feedback/illustration';
import { Note, Text } from '@/ui/text/text';
import { sheetsMessages } from '../messages';
import type { FileProblem } from '../rules/file-kind';
import styles from './refused-file.module.css';

interface RefusedFileProps {
  fileName: string;
  problem: FileProblem;
}

/** Why a file cannot be read, and what to do about it. */
export function RefusedFile({ fileName, problem }: RefusedFileProps) {
  const messages = useMessages(sheetsMessages);
  const { title, description: line } = messages.problems[problem];
  return (
    <div className={styles.block} role="alert">
      <Illustration variant={problem === 'encrypted' ? 'lock' : 'error'} />
      <p className={styles.title}>{title}</p>
      <Note marginTop={1} breakWords>
        {fileName}
      </Note>
      <Text as="p" marginTop={3} tone="secondary" lineHeight="loose">
        {line}
      </Text>
    </div>
  );
}
