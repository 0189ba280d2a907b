import { useState } from 'react';
import { useWords } from '@/messages/language';
import { Card } from '@/ui/layout/card';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { FormRow, SwitchRow } from '@/ui/forms/form-row';
import { Switch } from '@/ui/forms/switch';
import { Tabs } from '@/ui/layout/tabs';
import styles from './kit.module.css';
import { sampleWords } from './messages';

const nothing = () => undefined;

export default function Fields() {
  const words = useWords(sampleWords);
  const [tab, setTab] = useState<keyof typeof words.tabs>('running');
  const [filter, setFilter] = useState<keyof typeof words.filters>('all');
  const [account, setAccount] = useState<keyof typeof words.accounts>('personal');
  const [shuffled, setShuffled] = useState(true);
  const [quiet, setQuiet] = useState(false);
  return (
    <div className={styles.stack}>
      <Tabs
        label={words.tabsLabel}
        tabs={[
          ['running', words.tabs.running],
          ['arrived', words.tabs.arrived],
          ['cancelled', words.tabs.cancelled],
        ]}
        current={tab}
        onChange={setTab}
      >
        <Card>{words.tabs[tab]}</Card>
      </Tabs>
      <ChoiceRow
        label={words.filtersLabel}
        choices={[
          ['all', words.filters.all],
          ['received', words.filters.received],
          ['sent', words.filters.sent],
          ['spent', words.filters.spent],
          ['returned', words.filters.returned],
        ]}
        current={filter}
        onChange={setFilter}
      />
      <ChoiceRow
        label={words.accountsLabel}
        look="segment"
        choices={[
          ['personal', words.accounts.personal],
          ['team', words.accounts.team],
        ]}
        current={account}
        onChange={setAccount}
      />
      <Card>
        <FormRow label={words.password} icon="settings" value={words.set} onOpen={nothing} />
        <FormRow label={words.limit} icon="wallet" value={words.limitValue} onOpen={nothing} />
        <SwitchRow
          label={words.shuffle}
          icon="all"
          note={words.shuffleNote}
          checked={shuffled}
          onChange={setShuffled}
        />
        <FormRow label={words.version} icon="info" value="2.6.0" />
      </Card>
      <div className={styles.row}>
        <Switch label={words.nightly} checked={quiet} onChange={setQuiet} />
        <span aria-hidden="true">{words.nightly}</span>
      </div>
    </div>
  );
}
