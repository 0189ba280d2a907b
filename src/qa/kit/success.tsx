import { useWords } from '@/messages/language';
import { Money } from '@/ui/money/money';
import { Petals } from '@/ui/gifts/petals';
import { Seal } from '@/ui/gifts/seal';
import styles from './kit.module.css';
import { sampleWords } from './messages';

export default function Success() {
  const words = useWords(sampleWords);
  return (
    <div className={styles.page}>
      <Petals />
      <Seal />
      <p className={styles.sentence}>{words.arrived}</p>
      <Money text="264.0" heard={words.heard} size="large" unit={words.coins} />
    </div>
  );
}
