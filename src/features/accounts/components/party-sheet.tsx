import { useMemo, useState } from 'react';
import type { DataOf } from '@/api/endpoint';
import type { queryBillParties } from '@/api/endpoints/bill';
import { findParties } from '@/domain/accounts/bill-party';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/bill';
import { useMessages } from '@/messages/language';
import type { EndpointResult } from '@/queries/endpoint';
import { Avatar } from '@/ui/people/avatar';
import { SearchField } from '@/ui/forms/search-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './party-sheet.module.css';

/** Only this many are rendered; the others can be found by name. */
const maxShown = 60;

interface PartySheetProps {
  parties: EndpointResult<typeof queryBillParties, DataOf<typeof queryBillParties>['parties']>;
  onChoose: (party: string) => void;
  onClose: () => void;
}

/** All other parties of the bill, the latest first, with a search field. */
export function PartySheet({ parties, onChoose, onClose }: PartySheetProps) {
  const messages = useMessages(billMessages);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findParties(parties.data ?? [], typed), [parties.data, typed]);
  return (
    <Sheet title={messages.partyTitle} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          label={messages.partySearch}
          hint={messages.partySearchHint}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <QueryView
        query={parties}
        title={messages.partyFailed}
        skeleton={<Skeleton label={messages.loading} bars={[56, 56, 56]} />}
      >
        {() => (
          <>
            <ul className={styles.list}>
              {found.slice(0, maxShown).map(({ id, name, department, count }) => (
                <li key={id}>
                  <button type="button" className={styles.row} onClick={() => onChoose(id)}>
                    <Avatar name={name} />
                    <span className={styles.texts}>
                      <span className={styles.name}>{name}</span>
                      {department !== '' && <span className={styles.note}>{department}</span>}
                    </span>
                    <span className={styles.note}>{messages.partyCount(count)}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p className={styles.more} role="status">
              {found.length === 0
                ? messages.partyNone
                : found.length > maxShown
                  ? messages.partyMore(found.length - maxShown)
                  : ''}
            </p>
          </>
        )}
      </QueryView>
    </Sheet>
  );
}
