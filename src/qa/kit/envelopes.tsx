import { useState } from 'react';
import { useWords } from '@/messages/language';
import { AccountSwitch } from '@/ui/money/account-switch';
import { AvatarStack } from '@/ui/people/avatar-stack';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { Entrance } from '@/ui/lists/entrance';
import { Envelope } from '@/ui/gifts/envelope';
import { Facts } from '@/ui/lists/description-list';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { LetterEnvelope } from '@/ui/gifts/letter-envelope';
import styles from './kit.module.css';
import { sampleWords } from './messages';

export default function Envelopes() {
  const words = useWords(sampleWords);
  const [account, setAccount] = useState<'personal' | 'team'>('personal');
  const [typing, setTyping] = useState(false);
  const [amount, setAmount] = useState('88');
  const tooMuch = Number(amount) > 2000;
  return (
    <div className={styles.stack}>
      <Envelope
        label={words.accounts[account]}
        team={account === 'team'}
        pocket={
          <div className={styles.entrances}>
            <Entrance icon="transfer" word={words.entrances.transfer} to="/__kit" />
            <Entrance icon="schedule" word={words.entrances.schedule} to="/__kit" badge="2" />
            <Entrance icon="bill" word={words.entrances.bill} to="/__kit" tile />
          </div>
        }
      >
        <AccountSwitch
          label={words.accountsLabel}
          onHero
          options={[
            ['personal', words.accounts.personal],
            ['team', words.accounts.team],
          ]}
          selected={account}
          onSelect={setAccount}
        />
        <p className={styles.amount}>2,680.5</p>
      </Envelope>
      <LetterEnvelope text={words.blessing} signature={words.signed}>
        <Facts rows={words.facts.map(([name = '', value = '']) => [name, value] as const)} />
      </LetterEnvelope>
      <Card>
        <AvatarStack names={[words.name, words.other, words.gift, words.coupon]} />
      </Card>
      <div className={styles.row}>
        <Button look="outlined" onClick={() => setTyping(true)}>
          {words.keypad}
        </Button>
      </div>
      {typing && (
        <KeypadSheet
          title={words.keypad}
          value={amount}
          heard={amount}
          note={words.limitValue}
          alarming={tooMuch}
          quick={['10', '66', '88', '100']}
          words={words.keys}
          onChange={setAmount}
          onClose={() => setTyping(false)}
        />
      )}
    </div>
  );
}
