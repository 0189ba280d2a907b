import { maxBlessingLength } from '@/domain/constants';
import { countCharacters } from '@/domain/text';
import { blessingOf } from '@/domain/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { blessingTyped, useTransferDraft } from '@/state/transfer-draft';
import { Card } from '@/ui/card';
import coin from '@/ui/icons/coin.svg';
import { LetterPaper } from '@/ui/letter-paper';
import { TextArea } from '@/ui/text-area';
import styles from './blessing-card.module.css';

/** The sentence that goes along, on letter paper. */
export function BlessingCard({ sender }: { sender: string }) {
  const words = useWords(transferWords);
  const text = useTransferDraft((draft) => draft.text);
  const length = countCharacters(text);
  return (
    <Card title={words.blessing} aside={words.blessingLength(length, maxBlessingLength)}>
      <LetterPaper>
        <div className={styles.text}>
          <TextArea
            label={words.blessing}
            placeholder={blessingOf({ text: '' })}
            value={text}
            invalid={length > maxBlessingLength}
            onChange={blessingTyped}
          />
        </div>
        <div className={styles.foot}>
          <p className={styles.signature}>{sender !== '' && words.signed(sender)}</p>
          <img src={coin} width={40} height={40} alt="" />
        </div>
      </LetterPaper>
      <div className={styles.templates}>
        {words.blessings.map((template) => (
          <button
            key={template}
            type="button"
            className={styles.template}
            aria-pressed={text === template}
            onClick={() => blessingTyped(template)}
          >
            {template}
          </button>
        ))}
      </div>
    </Card>
  );
}
