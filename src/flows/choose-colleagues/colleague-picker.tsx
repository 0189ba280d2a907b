import { Activity, useCallback, useMemo, useState } from 'react';
import type { Colleague } from '@/domain/colleagues/colleague';
import { namesakes } from '@/domain/colleagues/directory-browse';
import { maxRecipients } from '@/domain/constants';
import type { Recipient } from '@/domain/transfers/transfer';
import { transferMessages } from '@/messages/areas/transfers';
import { useMessages } from '@/messages/language';
import { useRecentRecipients } from '@/state/recent-recipients';
import { Illustration } from '@/ui/feedback/illustration';
import { ResultState } from '@/ui/feedback/result-state';
import { SearchField } from '@/ui/forms/search-field';
import { Note } from '@/ui/text/text';
import { ColleagueList } from './colleague-list';
import type { Barred } from './colleague-row';
import { colleagueSearchId } from './colleague-search-id';
import { PickerFilters } from './picker-filters';
import { letteredRows, plainRows } from './rows';
import { peopleOf, type Scope } from './scope';
import { useColleagueSearch } from './use-colleague-search';

interface ColleaguePickerProps {
  people: readonly Colleague[];
  ownUsercode: string;
  chosen: readonly Recipient[];
  /** The most people that can be chosen. */
  most?: number;
  /** Who cannot be chosen, by usercode; the same map while nothing changes. */
  barred?: ReadonlyMap<string, Barred>;
  onAdd: (colleague: Colleague) => void;
  onRemove: (colleague: Colleague) => void;
}

const maxFound = 50;
const nobodyBarred: ReadonlyMap<string, Barred> = new Map();
/** Outside of the component, because a new selector would run after every keystroke. */
const usercodesOf = ({ usercodes }: { usercodes: readonly string[] }) => usercodes;

/** Search and list of colleagues; a row that cannot be chosen gives the reason. */
export function ColleaguePicker({
  people,
  ownUsercode,
  chosen,
  most = maxRecipients,
  barred = nobodyBarred,
  onAdd,
  onRemove,
}: ColleaguePickerProps) {
  const messages = useMessages(transferMessages);
  const recent = useRecentRecipients(usercodesOf);
  const [query, setQuery] = useState('');
  const [searched, setSearched] = useState('');
  const [scope, setScope] = useState<Scope>('everybody');
  const [department, setDepartment] = useState('');
  const search = useColleagueSearch(people);
  const sameNames = useMemo(() => namesakes(people), [people]);
  const handleQuery = (text: string) => {
    setQuery(text);
    // With an empty query the last results stay mounted but hidden, so that the next search updates their rows instead of mounting new ones.
    if (text.trim() !== '') setSearched(text);
  };
  // Stable, because the rows of the list are memoised.
  const handleAdd = useCallback(
    (colleague: Colleague) => {
      onAdd(colleague);
      // With the keyboard the results stay: hiding the focused row would lose the place.
      if (document.activeElement?.matches('[role="checkbox"]:focus-visible') !== true) setQuery('');
    },
    [onAdd],
  );
  const { people: found, more } = useMemo(
    () => search(searched, { limit: maxFound, department: department === '' ? undefined : department }),
    [search, searched, department],
  );
  const foundRows = useMemo(() => plainRows(found), [found]);
  const browsed = useMemo(() => {
    const members = peopleOf(scope, people, ownUsercode, recent);
    const shown = department === '' ? members : members.filter((person) => person.department === department);
    return { count: shown.length, rows: scope === 'recent' ? plainRows(shown) : letteredRows(shown) };
  }, [scope, people, ownUsercode, recent, department]);
  const isBrowsing = query.trim() === '';
  const count = isBrowsing ? browsed.count : found.length;
  const lists = [
    { rows: browsed.rows, isVisible: isBrowsing },
    { rows: foundRows, isVisible: !isBrowsing },
  ];

  return (
    <>
      <SearchField
        id={colleagueSearchId}
        label={messages.search}
        hint={messages.searchHint}
        value={query}
        onChange={handleQuery}
      />
      <PickerFilters
        people={people}
        scope={scope}
        department={department}
        onScope={setScope}
        onDepartment={setDepartment}
      />
      <Note marginTop={2} marginBottom={2} role="status">
        {!isBrowsing && more ? messages.more(maxFound) : messages.everybody(count)}
      </Note>
      {count === 0 && (
        <ResultState
          art={<Illustration variant="search" />}
          title={messages.nobody}
          description={messages.nobodyLine}
        />
      )}
      {lists.map(({ rows, isVisible }, index) => (
        <Activity key={index} mode={isVisible && count > 0 ? 'visible' : 'hidden'}>
          <ColleagueList
            rows={rows}
            ownUsercode={ownUsercode}
            chosen={chosen}
            most={most}
            namesakes={sameNames}
            barred={barred}
            onAdd={handleAdd}
            onRemove={onRemove}
          />
        </Activity>
      ))}
    </>
  );
}
