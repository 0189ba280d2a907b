import { useEffect, useMemo, useState } from 'react';
import { WindowVirtualizer } from 'virtua';
import type { Colleague } from '@/domain/colleague';
import { maxRecipients } from '@/domain/constants';
import { growIndex, startIndex } from '@/domain/directory';
import { departmentsOf, groupByLetter, namesakes } from '@/domain/directory-browse';
import { directorySearch } from '@/domain/directory-search';
import { isSamePerson, type Recipient } from '@/domain/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { SearchField } from '@/ui/search-field';
import { SelectField } from '@/ui/select-field';
import { StateBlock } from '@/ui/state-block';
import { ColleagueRow } from './colleague-row';
import styles from './colleague-picker.module.css';

interface ColleaguePickerProps {
  people: readonly Colleague[];
  ownUsercode: string;
  chosen: readonly Recipient[];
  onAdd: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
}

const shownAtMost = 100;
/** People taken into the index at a time, between two frames. */
const slice = 1000;

/** Search and list of colleagues; rows that cannot be chosen say why. */
export function ColleaguePicker({ people, ownUsercode, chosen, onAdd, onRemove }: ColleaguePickerProps) {
  const words = useWords(transferWords);
  const [query, setQuery] = useState('');
  const [department, setDepartment] = useState('');
  const search = useSearch(people);
  const departments = useMemo(() => departmentsOf(people), [people]);
  const sameNames = useMemo(() => namesakes(people), [people]);
  const found = useMemo(
    () =>
      query.trim() === ''
        ? null
        : search(query, { limit: shownAtMost, department: department === '' ? undefined : department }),
    [search, query, department],
  );
  const browsed = useMemo(() => browse(people, department), [people, department]);
  const rows: readonly Row[] = found?.people ?? browsed;
  const count =
    found === null ? browsed.filter((row) => typeof row !== 'string').length : found.people.length;
  const isChosen = ({ usercode }: Colleague) =>
    chosen.some((recipient) => isSamePerson(recipient.usercode, usercode));

  return (
    <>
      <SearchField label={words.search} hint={words.searchHint} value={query} onChange={setQuery} />
      <SelectField
        label={words.department}
        value={department}
        options={[
          ['', words.allDepartments],
          ...departments.map((one) => [one.department, one.department] as const),
        ]}
        onChange={setDepartment}
      />
      <p className={styles.count} role="status">
        {found?.more === true ? words.more(shownAtMost) : words.everybody(count)}
      </p>
      {rows.length === 0 ? (
        <StateBlock title={words.nobody} line={words.nobodyLine} />
      ) : (
        <div className={styles.list} role="group" aria-label={words.chosen(chosen.length, maxRecipients)}>
          <WindowVirtualizer data={rows}>
            {(row) =>
              typeof row === 'string' ? (
                <h2 key={row} className={styles.letter}>
                  {row}
                </h2>
              ) : (
                <ColleagueRow
                  key={row.usercode}
                  person={row}
                  own={isSamePerson(row.usercode, ownUsercode)}
                  namesakes={sameNames.get(row.name) ?? 1}
                  chosen={isChosen(row)}
                  onToggle={() => (isChosen(row) ? onRemove(row) : onAdd(row))}
                />
              )
            }
          </WindowVirtualizer>
        </div>
      )}
    </>
  );
}

/** A letter, or somebody below it. */
type Row = Colleague | string;

function browse(people: readonly Colleague[], department: string): readonly Row[] {
  const members = department === '' ? people : people.filter((person) => person.department === department);
  return groupByLetter(members).flatMap((group): Row[] => [group.letter, ...group.people()]);
}

/** The search over these people; the index grows between frames, so that opening the page never waits for it. */
function useSearch(people: readonly Colleague[]) {
  const index = useMemo(() => startIndex(people), [people]);
  useEffect(() => {
    const growing = setInterval(() => {
      if (growIndex(index, slice)) clearInterval(growing);
    }, 0);
    return () => clearInterval(growing);
  }, [index]);
  return useMemo(() => directorySearch(index), [index]);
}
