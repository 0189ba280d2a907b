import { useWords } from '@/messages/words';
import { CodeCard } from '@/ui/code-card';
import { Coupon } from '@/ui/coupon';
import { FormRow } from '@/ui/form-row';
import coin from '@/ui/icons/coin.svg';
import { LazyImage } from '@/ui/lazy-image';
import styles from './kit.module.css';
import { sampleBars, sampleMatrix } from './sample-code';
import { sampleWords } from './words';

const nothing = () => undefined;
const code = { digits: '284613579024616188', matrix: sampleMatrix, bars: sampleBars };

export default function Codes() {
  const words = useWords(sampleWords);
  return (
    <div className={styles.stack}>
      <CodeCard title={words.codeTitle} code={code} renewal={{ left: 48, of: 60 }}>
        <FormRow label={words.payFrom} icon="wallet" onOpen={nothing} />
      </CodeCard>
      <CodeCard title={words.codeGone} code={null} />
      <Coupon
        value="10"
        unit={words.coins}
        name={words.coupon}
        validity={words.soon}
        urgent
        use={{ label: words.use, go: nothing }}
      />
      <Coupon
        value="8.5"
        unit={words.discount}
        name={words.couponLong}
        validity={words.until}
        use={{ label: words.use, go: nothing }}
      />
      <Coupon
        value="20"
        unit={words.coins}
        name={words.coupon}
        validity={words.until}
        urgent
        use={{ gone: words.used }}
      />
      <div className={styles.row}>
        <LazyImage src={coin} alt={words.gift} width={112} height={112} />
        <LazyImage src="./no-such-picture.png" alt={words.broken} width={112} height={112} />
      </div>
    </div>
  );
}
