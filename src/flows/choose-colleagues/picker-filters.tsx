import { memo, useMemo } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { departmentsOf } from '@/domain/colleagues/directory-browse';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { SelectField } from '@/ui/forms/select-field';
import { scopes, type Scope } from './scope';
import styles from './colleague-picker.module.css';

interface PickerFiltersProps {
  people: readonly Colleague[];
  scope: Scope;
  department: string;
  onScope: (scope: Scope) => void;
  onDepartment: (department: string) => void;
}

/** The filters of the list: all people, recent recipients or the own team, and the department. Memoised, so that typing does not render it. */
export const PickerFilters = memo(function PickerFilters({
  people,
  scope,
  department,
  onScope,
  onDepartment,
}: PickerFiltersProps) {
  const messages = useMessages(transferMessages);
  const departments = useMemo(() => departmentsOf(people), [people]);
  return (
    <div className={styles.filters}>
      <ChoiceRow
        label={messages.scope}
        choices={scopes.map((one) => [one, messages.scopes[one]] as const)}
        current={scope}
        onChange={onScope}
      />
      <SelectField
        label={messages.department}
        value={department}
        options={[
          ['', messages.allDepartments],
          ...departments.map((one) => [one.department, one.department] as const),
        ]}
        onChange={onDepartment}
      />
    </div>
  );
});
