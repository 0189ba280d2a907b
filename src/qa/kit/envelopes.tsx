import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Button } from '@/ui/forms/button';
import { KeypadSheet } from '@/ui/forms/keypad-sheet';
import { Envelope } from '@/ui/gifts/envelope';
import { LetterEnvelope } from '@/ui/gifts/letter-envelope';
import { Grid, Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Entrance } from '@/ui/lists/entrance';
import { AccountSwitch } from '@/ui/money/account-switch';
import { AvatarStack } from '@/ui/people/avatar-stack';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

export default function Envelopes() {
  const messages = useMessages(sampleMessages);
  const [account, setAccount] = useState<'personal' | 'team'>('personal');
  const [keypadOpen, setKeypadOpen] = useState(false);
  const [amount, setAmount] = useState('88');
  const isTooMuch = Number(amount) > 2000;
  return (
    <div className={styles.stack}>
      <Envelope
        label={messages.accounts[account]}
        team={account === 'team'}
        pocket={
          <Grid columns={3}>
            <Entrance icon="transfer" word={messages.entrances.transfer} to="/__kit" />
            <Entrance icon="schedule" word={messages.entrances.schedule} to="/__kit" badge="2" />
            <Entrance icon="bill" word={messages.entrances.bill} to="/__kit" tile />
          </Grid>
        }
      >
        <AccountSwitch
          label={messages.accountsLabel}
          onHero
          options={[
            ['personal', messages.accounts.personal],
            ['team', messages.accounts.team],
          ]}
          selected={account}
          onSelect={setAccount}
        />
        <p className={styles.amount}>2,680.5</p>
      </Envelope>
      <LetterEnvelope text={messages.blessing} signature={messages.signed}>
        <DescriptionList rows={messages.facts.map(([name = '', value = '']) => [name, value] as const)} />
      </LetterEnvelope>
      <Card>
        <AvatarStack names={[messages.name, messages.other, messages.gift, messages.coupon]} />
      </Card>
      <Inline wrap gap={2}>
        <Button variant="outlined" onClick={() => setKeypadOpen(true)}>
          {messages.keypad}
        </Button>
      </Inline>
      {keypadOpen && (
        <KeypadSheet
          title={messages.keypad}
          value={amount}
          accessibleText={amount}
          note={messages.limitValue}
          alarming={isTooMuch}
          quick={['10', '66', '88', '100']}
          messages={messages.keys}
          onChange={setAmount}
          onClose={() => setKeypadOpen(false)}
        />
      )}
    </div>
  );
}
