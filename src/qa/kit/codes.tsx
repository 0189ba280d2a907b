import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { CodeCard } from '@/ui/codes/code-card';
import { Button } from '@/ui/forms/button';
import { FormRow } from '@/ui/forms/form-row';
import coin from '@/ui/icons/coin.svg';
import { Inline } from '@/ui/layout/box';
import { LazyImage } from '@/ui/media/lazy-image';
import { Coupon } from '@/ui/money/coupon';
import { sampleMessages } from './messages';
import { sampleBars, sampleMatrix } from './sample-code';
import styles from './kit.module.css';

const nothing = () => undefined;
const codes = ['284613579024616188', '284690127735481026'].map((digits) => ({
  digits,
  matrix: sampleMatrix,
  bars: sampleBars,
}));
/** Milliseconds until the next code. */
const nextCodeDelay = 600;

export default function Codes() {
  const messages = useMessages(sampleMessages);
  const [shown, setShown] = useState({ index: 0, left: 48 });
  const handleExpire = () => {
    setShown(({ index }) => ({ index, left: 0 }));
    setTimeout(() => setShown(({ index }) => ({ index: 1 - index, left: 60 })), nextCodeDelay);
  };
  return (
    <div className={styles.stack}>
      <CodeCard
        title={messages.codeTitle}
        code={codes[shown.index] ?? null}
        renewal={{ left: shown.left, of: 60 }}
      >
        <FormRow label={messages.payFrom} icon="wallet" onOpen={nothing} />
      </CodeCard>
      <Inline wrap gap={2}>
        <Button variant="outlined" onClick={handleExpire}>
          {messages.codeRunsOut}
        </Button>
      </Inline>
      <CodeCard title={messages.codeGone} code={null} />
      <Coupon
        value="10"
        unit={messages.coins}
        name={messages.coupon}
        validity={messages.soon}
        urgent
        use={{ label: messages.use, onClick: nothing }}
      />
      <Coupon
        value="8.5"
        unit={messages.discount}
        name={messages.couponLong}
        validity={messages.until}
        use={{ label: messages.use, onClick: nothing }}
      />
      <Coupon
        value="20"
        unit={messages.coins}
        name={messages.coupon}
        validity={messages.until}
        urgent
        use={{ gone: messages.used }}
      />
      <Inline wrap gap={2}>
        <LazyImage src={coin} alt={messages.gift} width={112} height={112} />
        <LazyImage src="data:image/png;base64,AAAA" alt={messages.broken} width={112} height={112} />
      </Inline>
    </div>
  );
}
