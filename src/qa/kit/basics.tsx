import { useState } from 'react';
import { useWords } from '@/messages/language';
import { Avatar } from '@/ui/people/avatar';
import { Button } from '@/ui/forms/button';
import { Card } from '@/ui/layout/card';
import { CheckRow } from '@/ui/forms/check-row';
import { Facts } from '@/ui/lists/description-list';
import { Letter } from '@/ui/gifts/letter';
import { Money } from '@/ui/money/money';
import { NamedPeople } from '@/ui/people/named-people';
import { RecipientChip } from '@/ui/people/recipient-chip';
import { SearchField } from '@/ui/forms/search-field';
import { SelectField } from '@/ui/forms/select-field';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './kit.module.css';
import { sampleWords } from './messages';

const nothing = () => undefined;

export default function Basics() {
  const words = useWords(sampleWords);
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<string>(words.name);
  const [checked, setChecked] = useState(true);
  const [department, setDepartment] = useState('');
  return (
    <div className={styles.stack}>
      <Button block>{words.main}</Button>
      <Button block busy>
        {words.busy}
      </Button>
      <Button block disabled>
        {words.blocked}
      </Button>
      <div className={styles.row}>
        <Button look="soft">{words.soft}</Button>
        <Button look="outlined">{words.soft}</Button>
        <Button look="quiet">{words.quiet}</Button>
      </div>
      <Card title={words.accounts.personal} aside={words.limitValue}>
        <Money text="264.0" heard={words.heard} size="large" />
        <Money text="88.0" heard={words.heard} size="small" />
        <Facts rows={words.facts.map(([name = '', value = '']) => [name, value] as const)} />
        <Letter text={words.blessing} signature={words.signed} />
      </Card>
      <Card>
        <NamedPeople names={[words.name, words.other]} text={`${words.name}${words.listed}${words.other}`} />
        <Money text="264.0" heard={words.heard} size="large" unit={words.coins} />
      </Card>
      <div className={styles.row}>
        <RecipientChip name={words.name} removeLabel={words.removeName} onRemove={nothing} />
      </div>
      <SearchField label={words.search} hint={words.searchHint} value={query} onChange={setQuery} />
      <SearchField label={words.searchFilled} hint={words.searchHint} value={found} onChange={setFound} />
      <SelectField
        label={words.department}
        value={department}
        options={[
          ['', words.allDepartments],
          ['research', words.research],
        ]}
        onChange={setDepartment}
      />
      <Card title={words.titleSelect}>
        <SelectField
          look="title"
          label={words.titleSelect}
          value={department}
          options={[
            ['', words.allDepartments],
            ['research', words.research],
          ]}
          onChange={setDepartment}
        />
      </Card>
      <Card>
        <CheckRow
          mark={<Avatar name={words.name} />}
          title={words.name}
          tag={null}
          line={words.department}
          checked={checked}
          disabled={false}
          onToggle={() => setChecked(!checked)}
        />
        <CheckRow
          mark={<Avatar name={words.other} />}
          title={words.other}
          tag={words.tag}
          line={words.gone}
          checked={false}
          disabled
          onToggle={nothing}
        />
      </Card>
      <Skeleton label={words.waiting} bars={[24, 64, 64]} />
    </div>
  );
}
