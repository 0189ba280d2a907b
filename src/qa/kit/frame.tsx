import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Toasts } from '@/ui/feedback/toasts';
import { TextArea } from '@/ui/forms/text-area';
import { LetterPaper } from '@/ui/gifts/letter-paper';
import { Dock } from '@/ui/layout/dock';
import { IndexStrip } from '@/ui/lists/index-strip';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const letters = ['B', 'C', 'D', 'F', 'G', 'H'];

/** Parts with a fixed position; each is shown in a small screen of its own. */
export default function Frame() {
  const messages = useMessages(sampleMessages);
  const [letter, setLetter] = useState('B');
  const [text, setText] = useState('');
  return (
    <div className={styles.stack}>
      <div className={styles.screen}>
        <Dock
          label={messages.groups.frame}
          current="/__kit"
          items={[
            { icon: 'wallet', word: messages.dock[0] ?? '', to: '/__kit' },
            { icon: 'life', word: messages.dock[1] ?? '', to: '/newHome' },
            { icon: 'orders', word: messages.dock[2] ?? '', to: '/order-newlist' },
            { icon: 'settings', word: messages.dock[3] ?? '', to: '/settingNew' },
          ]}
          pay={{ word: messages.dock[4] ?? '', to: '/paymentQRcode' }}
        />
      </div>
      <div className={styles.screen}>
        <IndexStrip label={messages.letters} letters={letters} current={letter} onSelect={setLetter} />
      </div>
      <div className={styles.tall}>
        <Toasts texts={[{ id: 1, text: messages.toast }]} />
      </div>
      <LetterPaper>
        <TextArea
          label={messages.textArea}
          placeholder={messages.textArea}
          value={text}
          invalid={false}
          onChange={setText}
        />
      </LetterPaper>
    </div>
  );
}
