import { useEffect, useMemo, useState } from 'react';
import type { Colleague } from '@/domain/colleague';
import { growIndex, startIndex } from '@/domain/directory';
import { namesakes } from '@/domain/directory-browse';
import { directorySearch } from '@/domain/directory-search';
import type { Recipient } from '@/domain/transfer';
import { transferWords } from '@/messages/transfers';
import { useWords } from '@/messages/words';
import { useRecentRecipients } from '@/state/recent-recipients';
import { EmptyArt } from '@/ui/empty-art';
import { SearchField } from '@/ui/search-field';
import { StateBlock } from '@/ui/state-block';
import { ColleagueList } from './colleague-list';
import styles from './colleague-picker.module.css';
import { PickerFilters } from './picker-filters';
import { peopleOf, type Scope } from './scope';

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
  const recent = useRecentRecipients(({ usercodes }) => usercodes);
  const [query, setQuery] = useState('');
  const [scope, setScope] = useState<Scope>('everybody');
  const [department, setDepartment] = useState('');
  const search = useSearch(people);
  const sameNames = useMemo(() => namesakes(people), [people]);
  const found = useMemo(
    () =>
      query.trim() === ''
        ? null
        : search(query, { limit: shownAtMost, department: department === '' ? undefined : department }),
    [search, query, department],
  );
  const browsed = useMemo(() => {
    const members = peopleOf(scope, people, ownUsercode, recent);
    return department === '' ? members : members.filter((person) => person.department === department);
  }, [scope, people, ownUsercode, recent, department]);
  const shown = found?.people ?? browsed;

  return (
    <>
      <SearchField label={words.search} hint={words.searchHint} value={query} onChange={setQuery} />
      <PickerFilters
        people={people}
        scope={scope}
        department={department}
        onScope={setScope}
        onDepartment={setDepartment}
      />
      <p className={styles.count} role="status">
        {found?.more === true ? words.more(shownAtMost) : words.everybody(shown.length)}
      </p>
      {shown.length === 0 ? (
        <StateBlock art={<EmptyArt variant="search" />} title={words.nobody} line={words.nobodyLine} />
      ) : (
        <ColleagueList
          people={shown}
          // Search results and recent ones stand in their own order.
          lettered={found === null && scope !== 'recent'}
          ownUsercode={ownUsercode}
          chosen={chosen}
          namesakes={sameNames}
          onAdd={onAdd}
          onRemove={onRemove}
        />
      )}
    </>
  );
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
