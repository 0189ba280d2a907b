import { useState } from 'react';
import { grantDetail } from '@/api/endpoints/grants';
import type { RequestKind } from '@/domain/grants/grant-state';
import { DetailPage } from '@/flows/page/detail-page';
import { grantMessages } from '@/messages/areas/grants';
import { useMessages } from '@/messages/language';
import { useEndpoint } from '@/queries/endpoint';
import { ResultState } from '@/ui/feedback/result-state';
import { ChoiceRow } from '@/ui/forms/choice-row';
import { Box } from '@/ui/layout/box';
import { Card } from '@/ui/layout/card';
import { numbered } from '../people-of';
import type { GrantRow } from '../queries';
import { PeopleTable } from './people-table';

const filters = {
  all: () => true,
  failed: ({ state, problem }: GrantRow) => state === 'failed' || (state === 'waiting' && problem !== null),
  waiting: ({ state }: GrantRow) => state === 'waiting',
  paid: ({ state }: GrantRow) => state === 'paid',
} as const satisfies Record<string, (row: GrantRow) => boolean>;
const filterNames = Object.keys(filters) as readonly (keyof typeof filters)[];

/** All people of a grant, filtered by the state of their payment. */
export function WholeList({ kind, id, deciding }: { kind: RequestKind; id: string; deciding: boolean }) {
  const messages = useMessages(grantMessages);
  const query = useEndpoint(grantDetail, { kind, id });
  const [filter, setFilter] = useState<keyof typeof filters>('all');
  const rows = numbered(query.data?.rows ?? []).filter(({ row }) => filters[filter](row));
  return (
    <DetailPage
      title={messages.list}
      query={query}
      failed={messages.trailFailed}
      loading={messages.loading}
      bars={[44, 40, 40, 40, 40, 40]}
    >
      {() => (
        <>
          <Box marginBottom={3}>
            <ChoiceRow
              label={messages.rowFilter}
              choices={filterNames.map((name) => [name, messages.rowFilters[name]] as const)}
              current={filter}
              onChange={setFilter}
            />
          </Box>
          <Card>
            {rows.length === 0 ? (
              <ResultState title={messages.noRows} />
            ) : (
              <PeopleTable rows={rows} deciding={deciding} />
            )}
          </Card>
        </>
      )}
    </DetailPage>
  );
}
