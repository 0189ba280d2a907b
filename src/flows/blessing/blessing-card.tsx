import { defaultBlessing, maxBlessingLength } from '@/domain/constants';
import { countCharacters } from '@/domain/text';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { TextArea } from '@/ui/forms/text-area';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import coin from '@/ui/icons/coin.svg';
import { Card } from '@/ui/layout/card';
import { Note, Text } from '@/ui/text/text';
import { blessingFieldId } from './blessing-field-id';
import styles from './blessing-card.module.css';

interface BlessingCardProps {
  text: string;
  /** The name below the blessing; empty while it is unknown. */
  sender: string;
  /** Blessings that fit the occasion. */
  templates: readonly string[];
  /** What is sent where nothing is written. */
  fallback?: string | undefined;
  onType: (text: string) => void;
}

/** The field for the blessing, on letter paper, with suggestions below it. */
export function BlessingCard({
  text,
  sender,
  templates,
  fallback = defaultBlessing,
  onType,
}: BlessingCardProps) {
  const messages = useMessages(transferMessages);
  const length = countCharacters(text);
  return (
    <Card title={messages.blessing} aside={messages.blessingLength(length, maxBlessingLength)}>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            id={blessingFieldId}
            label={messages.blessing}
            placeholder={fallback}
            value={text}
            invalid={length > maxBlessingLength}
            isRingAround
            onChange={onType}
          />
        </div>
        <div className={styles.footer}>
          <Text as="p" size="note">
            {sender !== '' && messages.signed(sender)}
          </Text>
          <img src={coin} width={40} height={40} alt="" />
        </div>
      </LetterPaper>
      {length > maxBlessingLength && (
        <Note marginTop={2} tone="danger" role="alert">
          {messages.blessingTooLong}
        </Note>
      )}
      <div className={styles.templates}>
        {templates.map((template) => (
          <button
            key={template}
            type="button"
            className={styles.template}
            aria-pressed={text === template}
            onClick={() => onType(template)}
          >
            {template}
          </button>
        ))}
      </div>
    </Card>
  );
}
