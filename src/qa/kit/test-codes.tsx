import { encode } from 'uqr';
import { useMessages } from '@/messages/language';
import { QrDrawing } from '@/ui/codes/code-drawing';
import { Text } from '@/ui/text/text';
import { testCodes } from './code-samples';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const drawn = testCodes.map(([kind, text]) => ({
  kind,
  text,
  matrix: encode(text, { ecc: 'M', border: 0 }).data,
}));

/** One code of each kind, to scan with another device. */
export default function TestCodes() {
  const messages = useMessages(sampleMessages);
  return (
    <ul className={styles.codes}>
      {drawn.map(({ kind, text, matrix }) => (
        <li key={kind} className={styles.code}>
          <QrDrawing matrix={matrix} label={messages.testCode(messages.testCodes[kind])} />
          <p>{messages.testCodes[kind]}</p>
          <Text as="p" size="caption" breakWords>
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
