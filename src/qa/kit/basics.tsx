import { useState } from 'react';
import { useMessages } from '@/messages/language';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Button } from '@/ui/forms/button';
import { CheckRow } from '@/ui/forms/check-row';
import { SearchField } from '@/ui/forms/search-field';
import { SelectField } from '@/ui/forms/select-field';
import { WheelField } from '@/ui/forms/wheel-field';
import { Letter } from '@/ui/gifts/letter';
import { Inline } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { DescriptionList } from '@/ui/lists/description-list';
import { Money } from '@/ui/money/money';
import { Avatar } from '@/ui/people/avatar';
import { NamedPeople } from '@/ui/people/named-people';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { sampleMessages } from './messages';
import styles from './kit.module.css';

const nothing = () => undefined;

export default function Basics() {
  const messages = useMessages(sampleMessages);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<string>(messages.name);
  const [checked, setChecked] = useState(true);
  const [department, setDepartment] = useState('');
  return (
    <div className={styles.stack}>
      <Button block>{messages.main}</Button>
      <Button block busy>
        {messages.busy}
      </Button>
      <Button block disabled>
        {messages.blocked}
      </Button>
      <Inline wrap gap={2}>
        <Button variant="soft">{messages.soft}</Button>
        <Button variant="outlined">{messages.soft}</Button>
        <Button variant="quiet">{messages.quiet}</Button>
      </Inline>
      <Card title={messages.accounts.personal} aside={messages.limitValue}>
        <Money text="264.0" accessibleText={messages.accessibleText} size="large" />
        <Money text="88.0" accessibleText={messages.accessibleText} size="small" />
        <DescriptionList rows={messages.facts.map(([name = '', value = '']) => [name, value] as const)} />
        <Letter text={messages.blessing} signature={messages.signed} />
      </Card>
      <Card>
        <NamedPeople
          names={[messages.name, messages.other]}
          text={`${messages.name}${messages.listed}${messages.other}`}
        />
        <Money text="264.0" accessibleText={messages.accessibleText} size="large" unit={messages.coins} />
      </Card>
      <Inline wrap gap={2}>
        <RecipientChip name={messages.name} removeLabel={messages.removeName} onRemove={nothing} />
      </Inline>
      <SearchField label={messages.search} hint={messages.searchHint} value={query} onChange={setQuery} />
      <SearchField
        label={messages.searchFilled}
        hint={messages.searchHint}
        value={found}
        onChange={setFound}
      />
      <SelectField
        label={messages.department}
        value={department}
        options={[
          ['', messages.allDepartments],
          ['research', messages.research],
        ]}
        onChange={setDepartment}
      />
      <Card title={messages.titleSelect}>
        <WheelField
          label={messages.titleSelect}
          value={department}
          options={[
            ['', messages.allDepartments],
            ['research', messages.research],
          ]}
          onChange={setDepartment}
        />
      </Card>
      <Card>
        <CheckRow
          mark={<Avatar name={messages.name} />}
          title={messages.name}
          tag={null}
          description={messages.department}
          checked={checked}
          disabled={false}
          onToggle={() => setChecked(!checked)}
        />
        <CheckRow
          mark={<Avatar name={messages.other} />}
          title={messages.other}
          tag={messages.tag}
          description={messages.gone}
          checked={false}
          disabled
          onToggle={nothing}
        />
      </Card>
      <Skeleton label={messages.waiting} bars={[24, 64, 64]} />
    </div>
  );
}
