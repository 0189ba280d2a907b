import { useMemo, useState } from 'react';
import type { DataOf } from '@/api/endpoint';
import type { queryBillParties } from '@/api/endpoints/bill';
import { QueryView } from '@/flows/query-view/query-view';
import { billMessages } from '@/messages/areas/bill';
import { useMessages } from '@/messages/language';
import type { EndpointResult } from '@/queries/endpoint';
import { Skeleton } from '@/ui/feedback/skeleton';
import { SearchField } from '@/ui/forms/search-field';
import { Box } from '@/ui/layout/box';
import { ListRow } from '@/ui/lists/list-row';
import { Sheet } from '@/ui/overlays/sheet';
import { Avatar } from '@/ui/people/avatar';
import { Note, Text } from '@/ui/text/text';
import { findParties } from '../rules/bill-party';
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
                  <ListRow
                    as="button"
                    type="button"
                    width="full"
                    paddingY={2}
                    textAlign="left"
                    className={styles.row}
                    onClick={() => onChoose(id)}
                  >
                    <Avatar name={name} />
                    <Box as="span" grow marginX={3} className={styles.texts}>
                      <Text display="block" breakWords>
                        {name}
                      </Text>
                      {department !== '' && (
                        <Note as="span" flex="none" className={styles.note}>
                          {department}
                        </Note>
                      )}
                    </Box>
                    <Note as="span" flex="none" className={styles.note}>
                      {messages.partyCount(count)}
                    </Note>
                  </ListRow>
                </li>
              ))}
            </ul>
            <Note className={styles.more} role="status">
              {found.length === 0
                ? messages.partyNone
                : found.length > maxShown
                  ? messages.partyMore(found.length - maxShown)
                  : ''}
            </Note>
          </>
        )}
      </QueryView>
    </Sheet>
  );
}
