import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { Inline } from '@/ui/layout/box';
import WheelSheet from '@/ui/library/wheel-sheet';
import { ActionSheet } from '@/ui/overlays/action-sheet';
import { Dialog } from '@/ui/overlays/dialog';
import { Sheet } from '@/ui/overlays/sheet';
import { LibraryPrompt } from './library-prompt';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const hours = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00', '17:00'];

type Shown = 'dialog' | 'envelope' | 'actions' | 'prompt' | 'picker' | 'mistaken' | 'sheet';

export default function Dialogs() {
  const messages = useMessages(sampleMessages);
  const [shown, setShown] = useState<Shown | null>(null);
  const [answer, setAnswer] = useState('');
  const handleClose = () => setShown(null);
  const handleAnswer = (given: string) => {
    setAnswer(given);
    handleClose();
  };
  const openers: readonly (readonly [Shown, string])[] = [
    ['dialog', messages.openDialog],
    ['envelope', messages.openLongDialog],
    ['actions', messages.openActions],
    ['prompt', messages.openPrompt],
    ['picker', messages.openPicker],
    ['mistaken', messages.openMistaken],
    ['sheet', messages.openSheet],
  ];
  return (
    <div className={styles.stack}>
      <Inline wrap gap={2}>
        {openers.map(([name, text]) => (
          <Button key={name} variant="outlined" onClick={() => setShown(name)}>
            {text}
          </Button>
        ))}
      </Inline>
      <p role="status">{`${messages.answer}: ${answer}`}</p>
      {shown === 'dialog' && (
        <Dialog
          confirm={{ onClick: () => handleAnswer(messages.agree) }}
          cancel={{ onClick: () => handleAnswer(messages.notYet) }}
        >
          {messages.dialogText}
        </Dialog>
      )}
      {shown === 'envelope' && (
        <Dialog
          envelope
          position="1 / 2"
          title={messages.envelopeTitle}
          confirm={{ label: messages.agree, onClick: () => handleAnswer(messages.agree) }}
          cancel={{ label: messages.notYet, onClick: () => handleAnswer(messages.notYet) }}
        >
          {messages.envelopeText}
        </Dialog>
      )}
      {shown === 'actions' && (
        <ActionSheet
          title={messages.gift}
          onClose={handleClose}
          actions={[
            { label: messages.share, onClick: () => setAnswer(messages.share) },
            { label: messages.hide, note: messages.hideNote, onClick: () => setAnswer(messages.hide) },
            { label: messages.off, note: messages.offNote, disabled: true, onClick: handleClose },
            { label: messages.remove, dangerous: true, onClick: () => setAnswer(messages.remove) },
          ]}
        />
      )}
      {shown === 'prompt' && (
        <LibraryPrompt
          title={messages.limit}
          label={messages.promptLabel}
          rule={{ pattern: 'oneDecimal', validator: (value) => Number(value) <= 2000 }}
          onConfirm={handleAnswer}
          onCancel={handleClose}
        />
      )}
      {(shown === 'picker' || shown === 'mistaken') && (
        <WheelSheet
          title={messages.pickerTitle}
          slots={[
            { label: messages.day, options: messages.days.map((day) => [day, day]) },
            { label: messages.hour, options: hours.map((hour) => [hour, hour]) },
          ]}
          values={shown === 'picker' ? [messages.days[3] ?? '', '15:00'] : ['15:00']}
          onPick={(values) => handleAnswer(values.join(' '))}
          onClose={handleClose}
        />
      )}
      {shown === 'sheet' && (
        <Sheet title={messages.openSheet} onClose={handleClose}>
          <p>{messages.envelopeText}</p>
          <Button block onClick={handleClose}>
            {messages.agree}
          </Button>
        </Sheet>
      )}
    </div>
  );
}
