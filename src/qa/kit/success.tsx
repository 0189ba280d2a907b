import { useWords } from '@/messages/words';
import { Money } from '@/ui/money';
import { Petals } from '@/ui/petals';
import { Seal } from '@/ui/seal';
import styles from './kit.module.css';
import { sampleWords } from './words';

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
