import { useState } from 'react';
import { useWords } from '@/messages/language';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { Button } from '@/ui/forms/button';
import { Dialog } from '@/ui/overlays/dialog';
import { Picker } from '@/ui/forms/picker';
import { Prompt } from '@/ui/overlays/prompt';
import { Sheet } from '@/ui/overlays/sheet';
import styles from './kit.module.css';
import { sampleWords } from './messages';

const hours = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'];

type Shown = 'dialog' | 'envelope' | 'actions' | 'prompt' | 'picker' | 'mistaken' | 'sheet';

export default function Dialogs() {
  const words = useWords(sampleWords);
  const [shown, setShown] = useState<Shown | null>(null);
  const [answer, setAnswer] = useState('');
  const close = () => setShown(null);
  const answered = (given: string) => {
    setAnswer(given);
    close();
  };
  const openers: readonly (readonly [Shown, string])[] = [
    ['dialog', words.openDialog],
    ['envelope', words.openLongDialog],
    ['actions', words.openActions],
    ['prompt', words.openPrompt],
    ['picker', words.openPicker],
    ['mistaken', words.openMistaken],
    ['sheet', words.openSheet],
  ];
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        {openers.map(([name, text]) => (
          <Button key={name} look="outlined" onClick={() => setShown(name)}>
            {text}
          </Button>
        ))}
      </div>
      <p role="status">{`${words.answer}: ${answer}`}</p>
      {shown === 'dialog' && (
        <Dialog confirm={{ go: () => answered(words.agree) }} cancel={{ go: () => answered(words.notYet) }}>
          {words.dialogText}
        </Dialog>
      )}
      {shown === 'envelope' && (
        <Dialog
          envelope
          place="1 / 2"
          title={words.envelopeTitle}
          confirm={{ label: words.agree, go: () => answered(words.agree) }}
          cancel={{ label: words.notYet, go: () => answered(words.notYet) }}
        >
          {words.envelopeText}
        </Dialog>
      )}
      {shown === 'actions' && (
        <ActionSheet
          title={words.gift}
          onClose={close}
          actions={[
            { label: words.share, go: () => setAnswer(words.share) },
            { label: words.hide, note: words.hideNote, go: () => setAnswer(words.hide) },
            { label: words.off, note: words.offNote, disabled: true, go: close },
            { label: words.remove, dangerous: true, go: () => setAnswer(words.remove) },
          ]}
        />
      )}
      {shown === 'prompt' && (
        <Prompt
          title={words.limit}
          label={words.promptLabel}
          rule={{ pattern: 'oneDecimal', validator: (value) => Number(value) <= 2000 }}
          inputMode="decimal"
          onConfirm={answered}
          onCancel={close}
        />
      )}
      {(shown === 'picker' || shown === 'mistaken') && (
        <Picker
          title={words.pickerTitle}
          slots={[
            { label: words.day, options: words.days.map((day) => [day, day]) },
            { label: words.hour, options: hours.map((hour) => [hour, hour]) },
          ]}
          values={shown === 'picker' ? [words.days[3] ?? '', '15:00'] : ['15:00']}
          onPick={(values) => answered(values.join(' '))}
          onClose={close}
        />
      )}
      {shown === 'sheet' && (
        <Sheet title={words.openSheet} onClose={close}>
          <p>{words.envelopeText}</p>
          <Button block onClick={close}>
            {words.agree}
          </Button>
        </Sheet>
      )}
    </div>
  );
}
