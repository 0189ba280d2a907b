import { useMemo, useState } from 'react';
import { findParties } from '@/domain/accounts/bill-party';
import { Reading } from '@/flows/query-view/query-view';
import { billWords } from '@/messages/bill';
import { useWords } from '@/messages/language';
import type { useBillParties } from '@/queries/bill';
import { Avatar } from '@/ui/people/avatar';
import { SearchField } from '@/ui/forms/search-field';
import { Sheet } from '@/ui/overlays/sheet';
import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './party-sheet.module.css';

/** As many as are drawn at once; whoever is not among them is found by name. */
const most = 60;

interface PartySheetProps {
  parties: ReturnType<typeof useBillParties>;
  onChoose: (party: string) => void;
  onClose: () => void;
}

/** Everybody on the other side of the bill, the latest first, to search and choose one of. */
export function PartySheet({ parties, onChoose, onClose }: PartySheetProps) {
  const words = useWords(billWords);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => findParties(parties.data ?? [], typed), [parties.data, typed]);
  return (
    <Sheet title={words.partyTitle} onClose={onClose}>
      <div className={styles.search}>
        <SearchField
          label={words.partySearch}
          hint={words.partySearchHint}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <Reading
        query={parties}
        title={words.partyFailed}
        skeleton={<Skeleton label={words.loading} bars={[56, 56, 56]} />}
      >
        {() => (
          <>
            <ul className={styles.list}>
              {found.slice(0, most).map(({ id, name, department, count }) => (
                <li key={id}>
                  <button type="button" className={styles.row} onClick={() => onChoose(id)}>
                    <Avatar name={name} />
                    <span className={styles.texts}>
                      <span className={styles.name}>{name}</span>
                      {department !== '' && <span className={styles.note}>{department}</span>}
                    </span>
                    <span className={styles.note}>{words.partyCount(count)}</span>
                  </button>
                </li>
              ))}
            </ul>
            <p className={styles.more} role="status">
              {found.length === 0
                ? words.partyNone
                : found.length > most
                  ? words.partyMore(found.length - most)
                  : ''}
            </p>
          </>
        )}
      </Reading>
    </Sheet>
  );
}
