import { useMessages } from '@/messages/language';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import { Money } from '@/ui/money/money';
import { Title } from '@/ui/text/text';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

export default function Success() {
  const messages = useMessages(sampleMessages);
  return (
    <div className={styles.page}>
      <Petals />
      <Seal />
      <Title as="p" marginTop={2} size="title-l">
        {messages.arrived}
      </Title>
      <Money text="264.0" accessibleText={messages.accessibleText} size="large" unit={messages.coins} />
    </div>
  );
}
