import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { Switch } from '@/ui/forms/switch';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { Tabs } from '@/ui/layout/tabs';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const nothing = () => undefined;

export default function Fields() {
  const messages = useMessages(sampleMessages);
  const [tab, setTab] = useState<keyof typeof messages.tabs>('running');
  const [filter, setFilter] = useState<keyof typeof messages.filters>('all');
  const [account, setAccount] = useState<keyof typeof messages.accounts>('personal');
  const [shuffled, setShuffled] = useState(true);
  const [quiet, setQuiet] = useState(false);
  return (
    <div className={styles.stack}>
      <Tabs
        label={messages.tabsLabel}
        tabs={[
          ['running', messages.tabs.running],
          ['arrived', messages.tabs.arrived],
          ['cancelled', messages.tabs.cancelled],
        ]}
        current={tab}
        onChange={setTab}
      >
        <Card>{messages.tabs[tab]}</Card>
      </Tabs>
      <ChoiceRow
        label={messages.filtersLabel}
        choices={[
          ['all', messages.filters.all],
          ['received', messages.filters.received],
          ['sent', messages.filters.sent],
          ['spent', messages.filters.spent],
          ['returned', messages.filters.returned],
        ]}
        current={filter}
        onChange={setFilter}
      />
      <ChoiceRow
        label={messages.accountsLabel}
        variant="segment"
        choices={[
          ['personal', messages.accounts.personal],
          ['team', messages.accounts.team],
        ]}
        current={account}
        onChange={setAccount}
      />
      <Card>
        <FormRow label={messages.password} icon="settings" value={messages.set} onOpen={nothing} />
        <FormRow label={messages.limit} icon="wallet" value={messages.limitValue} onOpen={nothing} />
        <SwitchRow
          label={messages.shuffle}
          icon="all"
          note={messages.shuffleNote}
          checked={shuffled}
          onChange={setShuffled}
        />
        <FormRow label={messages.version} icon="info" value="2.6.0" />
      </Card>
      <Inline wrap gap={2}>
        <Switch label={messages.nightly} checked={quiet} onChange={setQuiet} />
        <span aria-hidden="true">{messages.nightly}</span>
      </Inline>
    </div>
  );
}
